//! The products of two different limbs of a window: a triangle instead of a block.

/// The products of two different limbs of the window, each once: the limbs 1 to 7 of their sum go to
/// rdi, the limb k >= 8 stays in the register of accumulator k - 8. `$first` is the row of
/// the first limb, at the limbs 1 to 8.
macro_rules! triangle {
    ($first:expr) => {
        text!(
            $first "mov [rdi + 8*1], r9\n"
            "mov [rdi + 8*2], r10\n"
            // x1, at the limbs 3 to 8.
            "mov rdx, [rcx + 8*1]\n"
            "xor eax, eax\n"
            product!("r11", "r12", "2")
            product!("r12", "r13", "3")
            product!("r13", "r14", "4")
            product!("r14", "r15", "5")
            product!("r15", "r8", "6")
            last_product!("r8", "r9")
            "mov [rdi + 8*3], r11\n"
            "mov [rdi + 8*4], r12\n"
            // x2, at the limbs 5 to 9.
            "mov rdx, [rcx + 8*2]\n"
            "xor eax, eax\n"
            product!("r13", "r14", "3")
            product!("r14", "r15", "4")
            product!("r15", "r8", "5")
            product!("r8", "r9", "6")
            last_product!("r9", "r10")
            "mov [rdi + 8*5], r13\n"
            "mov [rdi + 8*6], r14\n"
            // x3, at the limbs 7 to 10.
            "mov rdx, [rcx + 8*3]\n"
            "xor eax, eax\n"
            product!("r15", "r8", "4")
            product!("r8", "r9", "5")
            product!("r9", "r10", "6")
            last_product!("r10", "r11")
            "mov [rdi + 8*7], r15\n"
            // x4, at the limbs 9 to 11.
            "mov rdx, [rcx + 8*4]\n"
            "xor eax, eax\n"
            product!("r9", "r10", "5")
            product!("r10", "r11", "6")
            last_product!("r11", "r12")
            // x5, at the limbs 11 and 12.
            "mov rdx, [rcx + 8*5]\n"
            "xor eax, eax\n"
            product!("r11", "r12", "6")
            last_product!("r12", "r13")
            // x6, at the limb 13.
            "mov rdx, [rcx + 8*6]\n"
            "mov rbp, [rcx + 8*7]\n"
            "mulx r14, rbp, rbp\n"
            "add r13, rbp\n"
            "adc r14, 0\n"
            "xor r15d, r15d\n"
        )
    };
}

/// The row of the first limb of a triangle with new accumulators.
macro_rules! triangle_new {
    () => {
        triangle!(text!(
            "mov rdx, [rcx]\n"
            "mov rbp, [rcx + 8]\n"
            "mulx r10, r9, rbp\n"
            product_first!("r10", "r11", "2", "add")
            product_first!("r11", "r12", "3", "adc")
            product_first!("r12", "r13", "4", "adc")
            product_first!("r13", "r14", "5", "adc")
            product_first!("r14", "r15", "6", "adc")
            product_first!("r15", "r8", "7", "adc")
            "adc r8, 0\n"
        ))
    };
}

/// That of one to which the limbs at rdi are added.
macro_rules! triangle_add {
    () => {
        text!(load!("rdi") triangle!(text!(
            "mov rdx, [rcx]\n"
            "xor eax, eax\n"
            product!("r9", "r10", "1")
            product!("r10", "r11", "2")
            product!("r11", "r12", "3")
            product!("r12", "r13", "4")
            product!("r13", "r14", "5")
            product!("r14", "r15", "6")
            last_product!("r15", "r8")
        )))
    };
}
