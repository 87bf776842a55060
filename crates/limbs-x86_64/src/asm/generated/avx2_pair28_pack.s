// Makes an entry of a table, digits of 28 bits, 2 side by side.
// See xtask/src/kernels/avx2 and crates/limbs-x86_64/src/avx2.rs.
    add rdx, 1
    shr rdx, 1
    lea r9, [rdx + 1]
    shr r9, 1
    // rdx records, r9 vectors of an entry; r10: record r9.
    mov r10, r9
    shl r10, 6
    add r10, rsi
    vpxor xmm2, xmm2, xmm2
    sub rdx, r9
    // rdx vectors of two records are left.
2:
    vmovdqa ymm0, [r10]
    vpsllq ymm0, ymm0, 32
    vpblendd ymm0, ymm0, [rsi], 0x55
    vmovdqa [rdi], ymm0
    add r10, 64
    add rsi, 64
    add rdi, 32
    dec r9
    dec rdx
    jnz 2b
    // If the number of records is odd, one is alone.
    test r9, r9
    jz 3f
    vpblendd ymm0, ymm2, [rsi], 0x55
    vmovdqa [rdi], ymm0
3:
    vzeroall
    ret
