// z = x^2 for 8 limbs of x at rsi and z at rdi.
// See xtask/src/kernels/adx.rs.
    mov rax, [rsi + 40]
    mov rdx, [rsi + 24]
    mov rcx, [rsi + 32]
    mov r8, [rsi + 32]
    xor r9, r9
    mulx r10, r11, rcx
    mov rdx, [rsi + 16]
    mulx rbx, rbp, r8
    mov r12, [rsi + 24]
    mulx r13, r14, r12
    mulx r15, rcx, rax
    mov r8, [rsi + 16]
    adox r11, rbx
    adox r10, r15
    adcx r13, rbp
    mov r12, [rsi + 40]
    mov rax, [rsi + 24]
    mov rdx, [rsi + 40]
    mulx rbx, r15, rax
    adcx r11, rcx
    mov rbp, [rsi + 32]
    adcx r10, r15
    mov rax, [rsi + 24]
    mulx rcx, r15, rbp
    adcx rbx, r15
    adox rbx, r9
    mov rdx, [rsi + 8]
    mulx rbp, r15, r8
    adcx rcx, r9
    mulx r8, rax, rax
    adox rcx, r9
    xor r9, r9
    mov [rdi + 24], r15
    adox r14, r8
    mov r15, [rsi + 32]
    adcx rbp, rax
    mulx r8, rax, r15
    mov r15, [rsi + 16]
    mov [rdi + 32], rbp
    adcx r14, rax
    mulx rbp, rax, r12
    mov r12, [rsi + 40]
    adox r13, r8
    adcx r13, rax
    mov r8, [rsi + 48]
    adox r11, rbp
    mulx rax, rbp, r8
    adcx r11, rbp
    adox r10, rax
    mov rdx, [rsi + 48]
    mulx r8, rbp, r15
    mov rax, [rsi + 24]
    adox rbx, r8
    mulx r15, r8, rax
    adcx r10, rbp
    adcx rbx, r8
    adox rcx, r15
    mulx rax, rbp, r12
    mov r8, [rsi + 32]
    mulx r15, r12, r8
    adcx rcx, r12
    mov r8, [rsi + 16]
    adcx r15, rbp
    mov r12, [rsi + 8]
    adox r15, r9
    adcx rax, r9
    mov rdx, [rsi + 0]
    mulx rbp, r8, r8
    adox rax, r9
    xor r9, r9
    adox rbp, [rdi + 24]
    mulx r9, r12, r12
    mov [rdi + 8], r12
    adcx r9, r8
    mov r12, [rsi + 32]
    mov r8, [rsi + 24]
    mov [rdi + 16], r9
    mulx r9, r8, r8
    adcx rbp, r8
    mov [rdi + 24], rbp
    mov r8, [rsi + 40]
    adox r9, [rdi + 32]
    mulx rbp, r12, r12
    adox r14, rbp
    adcx r9, r12
    mov rbp, [rsi + 48]
    mulx r12, r8, r8
    adox r13, r12
    mulx r12, rbp, rbp
    adcx r14, r8
    adox r11, r12
    mov r8, [rsi + 8]
    adcx r13, rbp
    mov r12, [rsi + 56]
    mulx rbp, r12, r12
    mov [rdi + 32], r9
    adcx r11, r12
    mov rdx, [rsi + 56]
    mulx r9, r12, r8
    mov [rdi + 56], r11
    adox r10, rbp
    adcx r10, r12
    mov r8, [rsi + 24]
    mov r11, [rsi + 16]
    adox rbx, r9
    mulx rbp, r12, r11
    mov r9, [rsi + 48]
    mov r11, [rdi + 8]
    adox rcx, rbp
    mulx rbp, r8, r8
    adcx rbx, r12
    mov r12, [rsi + 32]
    adox r15, rbp
    mov [rdi + 48], r13
    mulx rbp, r13, r12
    adox rax, rbp
    mov r12, [rdi + 16]
    adcx rcx, r8
    adcx r15, r13
    mov rbp, [rsi + 40]
    mov [rdi + 40], r14
    mulx r8, r13, rbp
    mulx r14, rbp, r9
    adcx rax, r13
    adcx r8, rbp
    mov r9, 0
    mov rdx, [rsi + 0]
    adox r8, r9
    adcx r14, r9
    mulx r13, rbp, rdx
    mov [rdi + 0], rbp
    adox r14, r9
    mov rdx, [rsi + 8]
    xor rbp, rbp
    adcx r11, r11
    adox r11, r13
    adcx r12, r12
    mulx r9, r13, rdx
    adox r12, r13
    mov [rdi + 16], r12
    mov [rdi + 8], r11
    mov r13, [rdi + 24]
    mov rdx, [rsi + 16]
    adcx r13, r13
    mulx r12, r11, rdx
    adox r13, r9
    mov r9, [rdi + 32]
    adcx r9, r9
    adox r9, r11
    mov r11, [rdi + 40]
    adcx r11, r11
    mov rdx, [rsi + 24]
    mov [rdi + 32], r9
    adox r11, r12
    mov [rdi + 40], r11
    mov [rdi + 24], r13
    mov r9, [rdi + 48]
    adcx r9, r9
    mulx r12, r11, rdx
    mov r13, [rdi + 56]
    adox r9, r11
    mov [rdi + 48], r9
    adcx r13, r13
    mov rdx, [rsi + 32]
    adcx r10, r10
    mulx r11, r9, rdx
    adcx rbx, rbx
    adcx rcx, rcx
    adox r13, r12
    adcx r15, r15
    adcx rax, rax
    adcx r8, r8
    adox r10, r9
    mov [rdi + 64], r10
    mov rdx, [rsi + 40]
    adox rbx, r11
    mov [rdi + 72], rbx
    mulx r12, r9, rdx
    adcx r14, r14
    mov rdx, [rsi + 48]
    mov [rdi + 56], r13
    adox rcx, r9
    mulx r10, r11, rdx
    adox r15, r12
    adox rax, r11
    adox r8, r10
    mov rdx, [rsi + 56]
    mulx rbx, r13, rdx
    adox r14, r13
    mov [rdi + 104], r8
    mov [rdi + 88], r15
    mov [rdi + 96], rax
    mov [rdi + 112], r14
    adcx rbp, rbp
    mov [rdi + 80], rcx
    adox rbp, rbx
    mov [rdi + 120], rbp
