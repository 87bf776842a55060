//! The ways in which a row permits operands to be the same memory.

use limbs_core::kernels::Kernel;

/// Every permitted partition of the buffers into groups of the same memory, the one
/// without aliasing first. Of each parameter it gives the first of its group, by
/// index. Two buffers may share a group if they are equally long and the row has the
/// pair; three if it has all three pairs.
pub(super) fn partitions(kernel: &Kernel, lens: &[Option<usize>]) -> Vec<Vec<usize>> {
    let mut found = vec![Vec::new()];
    for (i, param) in kernel.params.iter().enumerate() {
        let mut longer = Vec::new();
        for owners in &found {
            longer.push([owners.as_slice(), &[i]].concat());
            if !param.role.is_buffer() {
                continue;
            }
            let heads = (0..i).filter(|&j| owners[j] == j && kernel.params[j].role.is_buffer());
            for head in heads {
                let members = (0..i).filter(|&j| owners[j] == head);
                let mut pairs = members.map(|j| may_alias(kernel, i, j) && lens[i] == lens[j]);
                if pairs.all(|may| may) {
                    longer.push([owners.as_slice(), &[head]].concat());
                }
            }
        }
        found = longer;
    }
    found
}

fn may_alias(kernel: &Kernel, i: usize, j: usize) -> bool {
    let (a, b) = (kernel.params[i].name, kernel.params[j].name);
    kernel.alias.contains(&(a, b)) || kernel.alias.contains(&(b, a))
}

#[cfg(test)]
mod tests {
    use super::*;
    use limbs_core::kernels::kernel;

    fn of(name: &str, lens: &[Option<usize>]) -> Vec<Vec<usize>> {
        partitions(kernel(name).unwrap(), lens)
    }

    #[test]
    fn unions_of_pairs_are_found() {
        let n = Some(3);
        let all = [
            [0, 1, 2, 3],
            [0, 1, 1, 3],
            [0, 0, 2, 3],
            [0, 0, 0, 3],
            [0, 1, 0, 3],
        ];
        let found = of("add_n", &[n, n, n, None]);
        assert_eq!(found.len(), all.len());
        assert!(all.iter().all(|p| found.contains(&p.to_vec())));
        assert_eq!(found[0], all[0]);
        assert_eq!(of("swap", &[n, n, None, None]).len(), 1);
        assert_eq!(of("mont_mul", &[n, n, n, n, None, Some(6), None]).len(), 5);
    }

    #[test]
    fn operands_of_unequal_length_do_not_alias() {
        let equal = of("mul_basecase", &[Some(4), Some(2), Some(2), None, None]);
        assert_eq!(equal, [[0, 1, 2, 3, 4], [0, 1, 1, 3, 4]]);
        let unequal = of("mul_basecase", &[Some(5), Some(2), Some(3), None, None]);
        assert_eq!(unequal, [[0, 1, 2, 3, 4]]);
    }
}
