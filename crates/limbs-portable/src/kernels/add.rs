//! Addition and subtraction.

use crate::word::Word;

/// z' + B^n * ret = x + y
#[inline(always)]
pub(crate) unsafe fn add_n<W: Word>(z: *mut W, x: *const W, y: *const W, n: usize) -> W {
    let mut carry = W::ZERO;
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (s, c) = W::add_carry(x.add(i).read(), y.add(i).read(), carry);
            z.add(i).write(s);
            carry = c;
        }
    }
    carry
}

/// z' - B^n * ret = x - y
#[inline(always)]
pub(crate) unsafe fn sub_n<W: Word>(z: *mut W, x: *const W, y: *const W, n: usize) -> W {
    let mut borrow = W::ZERO;
    for i in 0..n {
        // SAFETY: i < n; see the module's contract.
        unsafe {
            let (d, b) = W::sub_borrow(x.add(i).read(), y.add(i).read(), borrow);
            z.add(i).write(d);
            borrow = b;
        }
    }
    borrow
}
