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

/// The products of two different limbs of the window, as after [`triangle!`], with new accumulators: in rings from
/// the inside, of x\[i\] by those above it and x\[7 - i\] by those between. A ring ends once where rows would
/// end twice and above all that is there, so that fewer carries are added to nothing: 103 operations, not 112.
macro_rules! triangle_new {
    () => {
        text!(
            // x3 x4, at the limb 7. The limbs 5 to 7 are in r13 to r15 until they are stored.
            "mov rdx, [rcx + 8*3]\n"
            "mov rbp, [rcx + 8*4]\n"
            "mulx r8, r15, rbp\n"
            // x2, at the limbs 5 to 7, and x5, at the limbs 8 and 9.
            "mov rdx, [rcx + 8*2]\n"
            "xor eax, eax\n"
            "mov rbp, [rcx + 8*3]\n"
            "mulx r14, r13, rbp\n"
            product!("r14", "r15", "4")
            product!("r15", "r8", "5")
            "mov rdx, [rcx + 8*5]\n"
            ring_end!("r8", "r9", "r10", "3", "4")
            // x1, at the limbs 3 to 7, and x6, at the limbs 8 to 11.
            "mov rdx, [rcx + 8*1]\n"
            "xor eax, eax\n"
            "mov rbp, [rcx + 8*2]\n"
            "mulx r11, rbp, rbp\n"
            "mov [rdi + 8*3], rbp\n"
            product!("r11", "r13", "3")
            "mov [rdi + 8*4], r11\n"
            product!("r13", "r14", "4")
            product!("r14", "r15", "5")
            product!("r15", "r8", "6")
            "mov rdx, [rcx + 8*6]\n"
            product!("r8", "r9", "2")
            product!("r9", "r10", "3")
            ring_end!("r10", "r11", "r12", "4", "5")
            // x0, at the limbs 1 to 7, and x7, at the limbs 8 to 13.
            "mov rdx, [rcx]\n"
            "xor eax, eax\n"
            "mov rbp, [rcx + 8*1]\n"
            "mulx rax, rbp, rbp\n"
            "mov [rdi + 8*1], rbp\n"
            "mov rbp, [rcx + 8*2]\n"
            "mulx rbx, rbp, rbp\n"
            "adcx rax, rbp\n"
            "adox rbx, [rdi + 8*3]\n"
            "mov [rdi + 8*2], rax\n"
            "mov rbp, [rcx + 8*3]\n"
            "mulx rax, rbp, rbp\n"
            "adcx rbx, rbp\n"
            "adox rax, [rdi + 8*4]\n"
            "mov [rdi + 8*3], rbx\n"
            product!("rax", "r13", "4")
            "mov [rdi + 8*4], rax\n"
            product!("r13", "r14", "5")
            "mov [rdi + 8*5], r13\n"
            product!("r14", "r15", "6")
            "mov [rdi + 8*6], r14\n"
            product!("r15", "r8", "7")
            "mov [rdi + 8*7], r15\n"
            "mov rdx, [rcx + 8*7]\n"
            "mov eax, 0\n"
            product!("r8", "r9", "1")
            product!("r9", "r10", "2")
            product!("r10", "r11", "3")
            product!("r11", "r12", "4")
            ring_end!("r12", "r13", "r14", "5", "6")
            "xor r15d, r15d\n"
        )
    };
}

/// The last two products of a ring, the limbs `$i` and `$j` of the window by rdx: `$b` and `$c` are new.
macro_rules! ring_end {
    ($a:literal, $b:literal, $c:literal, $i:literal, $j:literal) => {
        text!(
            "mov rbp, [rcx + 8*" $i "]\n"
            "mulx " $b ", rbp, rbp\n"
            "adcx " $a ", rbp\n"
            "mov rbp, [rcx + 8*" $j "]\n"
            "mulx " $c ", rbp, rbp\n"
            "adcx " $b ", rbp\n"
            "adox " $b ", rax\n"
            "adcx " $c ", rax\n"
            "adox " $c ", rax\n"
        )
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
