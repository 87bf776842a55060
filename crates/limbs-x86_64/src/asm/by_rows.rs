//! Products of any lengths, row by row, from the kernels of one limb.

/// Adds the limbs of x (rbp) from rcx on, by r15 limbs of y (r12), to z at rbx, a row each. Goes to label 3, with
/// rbx = z + 8 * nx.
macro_rules! rows_of_x {
    () => {
        text!(
            // x from rcx on is left; z has rcx + r15 limbs.
            "lea rbx, [rbx + 8*rcx]\n"
            "lea rsi, [rbp + 8*rcx]\n"
            "sub rcx, r13\n"
            "jz 3f\n"
            "neg rcx\n"
            "2:\n"
            "push rcx\n"
            "push rsi\n"
            "mov rdx, [rsi]\n"
            "mov rdi, rbx\n"
            "mov rsi, r12\n"
            "mov rcx, r15\n"
            "call {addmul_1}\n"
            "mov [rbx + 8*r15], rax\n"
            "add rbx, 8\n"
            "pop rsi\n"
            "pop rcx\n"
            "add rsi, 8\n"
            "dec rcx\n"
            "jnz 2b\n"
        )
    };
}

/// x (rbp) by the r14 limbs of y at r12, a row each, to z at rbx: from label 4 the first row makes z, from label 5
/// all add to it. Goes to label 6.
macro_rules! rows_of_y {
    () => {
        text!(
            // No blocks: the first limb of y makes z.
            "4:\n"
            "mov rdx, [r12]\n"
            "mov rcx, r13\n"
            "call {mul_1}\n"
            "mov [rbx + 8*r13], rax\n"
            "add rbx, 8\n"
            "add r12, 8\n"
            "dec r14\n"
            "jz 6f\n"
            // z is x times the limbs of y before this one, which are done.
            "5:\n"
            "mov rdi, rbx\n"
            "mov rsi, rbp\n"
            "mov rdx, [r12]\n"
            "mov rcx, r13\n"
            "call {addmul_1}\n"
            "mov [rbx + 8*r13], rax\n"
            "add rbx, 8\n"
            "add r12, 8\n"
            "dec r14\n"
            "jnz 5b\n"
        )
    };
}

/// The whole blocks of eight limbs of both by `$blocks`, then each limb of x that is left by those of
/// y, and each of y by x. Where one has no block, x by each limb of y.
macro_rules! mul_by_rows {
    (
        $(#[$doc:meta])* $symbol:literal $name:ident,
        $blocks:path, $mul_1:path, $addmul_1:path
    ) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut Limb,
            x: *const Limb,
            y: *const Limb,
            nx: usize,
            ny: usize,
        ) {
            naked_asm!(
                save!(),
                "mov rbx, rdi", // z at the row's place
                "mov rbp, rsi", // x
                "mov r12, rdx", // y
                "mov r13, rcx", // nx
                "mov r14, r8",  // ny
                "mov r15, r8",  // ny in whole blocks
                "and rcx, -8",
                "jz 4f",
                "and r15, -8",
                "jz 4f",
                "mov r8, r15",
                "push rcx",
                "call {blocks}",
                "pop rcx",
                rows_of_x!(),
                // y from r15 on is left; z has nx + r15 limbs.
                "3:",
                "lea rax, [8*r13]",
                "sub rbx, rax",
                "lea rbx, [rbx + 8*r15]",
                "lea r12, [r12 + 8*r15]",
                "sub r14, r15",
                "jz 6f",
                "jmp 5f",
                rows_of_y!(),
                "6:",
                restore!(),
                "ret",
                blocks = sym $blocks,
                mul_1 = sym $mul_1,
                addmul_1 = sym $addmul_1,
            )
        }
    };
}

/// The products of two different limbs of x, each once, by the kernel `{addmul_1}`; then rsi, rdi and
/// r12 are x, z and n as on entry.
macro_rules! triangle_by_rows {
    () => {
        text!(
            "push rbx\npush rbp\npush r12\n"
            "push rdi\npush rsi\npush rdx\n"
            "mov rbx, rdi\n" // z at the row's place
            "mov rbp, rsi\n" // x at the row's place
            "mov r12, rdx\n" // limbs from there on
            // Zero, to be added to: n limbs; each row appends one.
            "xor eax, eax\n"
            "2:\n"
            "mov [rdi + 8*rdx - 8], rax\n"
            "dec rdx\n"
            "jnz 2b\n"
            // The limbs of x before rbp are multiplied by all above them, in z up to the
            // limb before rbx + 8 * r12.
            "2:\n"
            "lea rdi, [rbx + 8]\n"
            "lea rsi, [rbp + 8]\n"
            "mov rdx, [rbp]\n"
            "lea rcx, [r12 - 1]\n"
            "call {addmul_1}\n"
            "mov [rbx + 8*r12], rax\n"
            "add rbx, 16\n"
            "add rbp, 8\n"
            "dec r12\n"
            "jnz 2b\n"
            "pop r12\npop rsi\npop rdi\n"
        )
    };
}

/// Pops what [`triangle_by_rows!`] keeps.
macro_rules! triangle_end {
    () => {
        "pop r12\npop rbp\npop rbx\n"
    };
}

/// m times each quotient digit; the kernel of one limb is given.
macro_rules! redc_by_rows {
    ($(#[$doc:meta])* $symbol:literal $name:ident, $addmul_1:path) => {
        $(#[$doc])*
        ///
        /// # Safety
        ///
        /// As the row of the kernel table states.
        #[unsafe(naked)]
        #[unsafe(export_name = $symbol)]
        pub unsafe extern "sysv64" fn $name(
            z: *mut Limb,
            t: *mut Limb,
            m: *const Limb,
            m0_neg_inv: Limb,
            n: usize,
        ) {
            naked_asm!(
                save!(),
                "push rdi",
                "push r8",
                "mov rbx, rsi", // t at the digit's place
                "mov rbp, rdx", // m
                "mov r12, rcx", // m0_neg_inv
                "mov r13, r8",  // n
                "mov r14, r8",  // digits left
                "xor r15d, r15d", // carry
                // The limbs of t before rbx are zero; the carry belongs n limbs above rbx.
                "2:",
                "mov rdi, rbx",
                "mov rsi, rbp",
                "mov rdx, [rbx]",
                "imul rdx, r12",
                "mov rcx, r13",
                "call {addmul_1}",
                "add rax, r15",
                "mov r15d, 0",
                "adc r15, 0",
                "add [rbx + 8*r13], rax",
                "adc r15, 0",
                "add rbx, 8",
                "dec r14",
                "jnz 2b",
                "pop r8",
                "pop rdi",
                "mov rsi, rbx",
                "mov rcx, rbp",
                "mov rax, r15",
                restore!(),
                "jmp {subtract_m}",
                addmul_1 = sym $addmul_1,
                subtract_m = sym $crate::asm::montgomery::subtract_m,
            )
        }
    };
}
