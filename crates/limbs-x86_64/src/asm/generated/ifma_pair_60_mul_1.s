// Product by a digit of 60 digits in radix 2^52, 2 side by side: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    .p2align 6
    mov rax, 0xfffffffffffff
    vpbroadcastq ymm31, rax
    vbroadcasti64x2 ymm30, [rcx+1088]
    vpxord xmm17, xmm17, xmm17
    vmovdqu64 [rdi+32], ymm17
    vmovdqu64 [rdi+1024], ymm17
    vbroadcasti128 ymm15, [rdx]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq xmm17, xmm15, [rsi+64]
    vpxord xmm16, xmm16, xmm16
    vpmadd52luq xmm16, xmm17, xmm30
    vpaddq xmm17, xmm17, xmm31
    vpsrlq xmm17, xmm17, 52
    vinserti64x2 ymm16, ymm16, xmm16, 1
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+80]
    vpmadd52huq ymm13, ymm15, [rsi+64]
    vpmadd52luq ymm14, ymm16, [rcx+80]
    vpmadd52huq ymm13, ymm16, [rcx+64]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+64], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+112]
    vpmadd52huq ymm13, ymm15, [rsi+96]
    vpmadd52luq ymm14, ymm16, [rcx+112]
    vpmadd52huq ymm13, ymm16, [rcx+96]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+96], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+144]
    vpmadd52huq ymm13, ymm15, [rsi+128]
    vpmadd52luq ymm14, ymm16, [rcx+144]
    vpmadd52huq ymm13, ymm16, [rcx+128]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+128], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+176]
    vpmadd52huq ymm13, ymm15, [rsi+160]
    vpmadd52luq ymm14, ymm16, [rcx+176]
    vpmadd52huq ymm13, ymm16, [rcx+160]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+160], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+208]
    vpmadd52huq ymm13, ymm15, [rsi+192]
    vpmadd52luq ymm14, ymm16, [rcx+208]
    vpmadd52huq ymm13, ymm16, [rcx+192]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+192], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+240]
    vpmadd52huq ymm13, ymm15, [rsi+224]
    vpmadd52luq ymm14, ymm16, [rcx+240]
    vpmadd52huq ymm13, ymm16, [rcx+224]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+224], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+272]
    vpmadd52huq ymm13, ymm15, [rsi+256]
    vpmadd52luq ymm14, ymm16, [rcx+272]
    vpmadd52huq ymm13, ymm16, [rcx+256]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+256], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+304]
    vpmadd52huq ymm13, ymm15, [rsi+288]
    vpmadd52luq ymm14, ymm16, [rcx+304]
    vpmadd52huq ymm13, ymm16, [rcx+288]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+288], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+336]
    vpmadd52huq ymm13, ymm15, [rsi+320]
    vpmadd52luq ymm14, ymm16, [rcx+336]
    vpmadd52huq ymm13, ymm16, [rcx+320]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+320], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+368]
    vpmadd52huq ymm13, ymm15, [rsi+352]
    vpmadd52luq ymm14, ymm16, [rcx+368]
    vpmadd52huq ymm13, ymm16, [rcx+352]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+352], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+400]
    vpmadd52huq ymm13, ymm15, [rsi+384]
    vpmadd52luq ymm14, ymm16, [rcx+400]
    vpmadd52huq ymm13, ymm16, [rcx+384]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+384], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+432]
    vpmadd52huq ymm13, ymm15, [rsi+416]
    vpmadd52luq ymm14, ymm16, [rcx+432]
    vpmadd52huq ymm13, ymm16, [rcx+416]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+416], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+464]
    vpmadd52huq ymm13, ymm15, [rsi+448]
    vpmadd52luq ymm14, ymm16, [rcx+464]
    vpmadd52huq ymm13, ymm16, [rcx+448]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+448], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+496]
    vpmadd52huq ymm13, ymm15, [rsi+480]
    vpmadd52luq ymm14, ymm16, [rcx+496]
    vpmadd52huq ymm13, ymm16, [rcx+480]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+480], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+528]
    vpmadd52huq ymm13, ymm15, [rsi+512]
    vpmadd52luq ymm14, ymm16, [rcx+528]
    vpmadd52huq ymm13, ymm16, [rcx+512]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+512], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+560]
    vpmadd52huq ymm13, ymm15, [rsi+544]
    vpmadd52luq ymm14, ymm16, [rcx+560]
    vpmadd52huq ymm13, ymm16, [rcx+544]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+544], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+592]
    vpmadd52huq ymm13, ymm15, [rsi+576]
    vpmadd52luq ymm14, ymm16, [rcx+592]
    vpmadd52huq ymm13, ymm16, [rcx+576]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+576], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+624]
    vpmadd52huq ymm13, ymm15, [rsi+608]
    vpmadd52luq ymm14, ymm16, [rcx+624]
    vpmadd52huq ymm13, ymm16, [rcx+608]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+608], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+656]
    vpmadd52huq ymm13, ymm15, [rsi+640]
    vpmadd52luq ymm14, ymm16, [rcx+656]
    vpmadd52huq ymm13, ymm16, [rcx+640]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+640], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+688]
    vpmadd52huq ymm13, ymm15, [rsi+672]
    vpmadd52luq ymm14, ymm16, [rcx+688]
    vpmadd52huq ymm13, ymm16, [rcx+672]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+672], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+720]
    vpmadd52huq ymm13, ymm15, [rsi+704]
    vpmadd52luq ymm14, ymm16, [rcx+720]
    vpmadd52huq ymm13, ymm16, [rcx+704]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+704], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+752]
    vpmadd52huq ymm13, ymm15, [rsi+736]
    vpmadd52luq ymm14, ymm16, [rcx+752]
    vpmadd52huq ymm13, ymm16, [rcx+736]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+736], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+784]
    vpmadd52huq ymm13, ymm15, [rsi+768]
    vpmadd52luq ymm14, ymm16, [rcx+784]
    vpmadd52huq ymm13, ymm16, [rcx+768]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+768], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+816]
    vpmadd52huq ymm13, ymm15, [rsi+800]
    vpmadd52luq ymm14, ymm16, [rcx+816]
    vpmadd52huq ymm13, ymm16, [rcx+800]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+800], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+848]
    vpmadd52huq ymm13, ymm15, [rsi+832]
    vpmadd52luq ymm14, ymm16, [rcx+848]
    vpmadd52huq ymm13, ymm16, [rcx+832]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+832], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+880]
    vpmadd52huq ymm13, ymm15, [rsi+864]
    vpmadd52luq ymm14, ymm16, [rcx+880]
    vpmadd52huq ymm13, ymm16, [rcx+864]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+864], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+912]
    vpmadd52huq ymm13, ymm15, [rsi+896]
    vpmadd52luq ymm14, ymm16, [rcx+912]
    vpmadd52huq ymm13, ymm16, [rcx+896]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+896], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+944]
    vpmadd52huq ymm13, ymm15, [rsi+928]
    vpmadd52luq ymm14, ymm16, [rcx+944]
    vpmadd52huq ymm13, ymm16, [rcx+928]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+928], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+976]
    vpmadd52huq ymm13, ymm15, [rsi+960]
    vpmadd52luq ymm14, ymm16, [rcx+976]
    vpmadd52huq ymm13, ymm16, [rcx+960]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm13, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm13, xmm13, xmm17
    vpsrlq xmm17, xmm13, 52
    vinserti64x2 ymm14, ymm14, xmm13, 1
    vpandq ymm14, ymm14, ymm31
    vmovdqu64 [rdi+960], ymm14
    vpxord xmm14, xmm14, xmm14
    vpxord xmm13, xmm13, xmm13
    vpmadd52luq ymm14, ymm15, [rsi+1008]
    vpmadd52huq ymm13, ymm15, [rsi+992]
    vpmadd52luq ymm14, ymm16, [rcx+1008]
    vpmadd52huq ymm13, ymm16, [rcx+992]
    vpaddq ymm14, ymm14, ymm13
    vextracti64x2 xmm16, ymm14, 1
    vpaddq xmm14, xmm14, xmm17
    vpsrlq xmm17, xmm14, 52
    vpaddq xmm16, xmm16, xmm17
    vpsrlq xmm17, xmm16, 52
    vinserti64x2 ymm17, ymm14, xmm16, 1
    vpandq ymm17, ymm17, ymm31
    vmovdqu64 [rdi+992], ymm17
    vzeroall
    vpxord xmm16, xmm16, xmm16
    vpxord xmm17, xmm17, xmm17
    vpxord xmm18, xmm18, xmm18
    vpxord xmm19, xmm19, xmm19
    vpxord xmm20, xmm20, xmm20
    vpxord xmm21, xmm21, xmm21
    vpxord xmm22, xmm22, xmm22
    vpxord xmm23, xmm23, xmm23
    vpxord xmm24, xmm24, xmm24
    vpxord xmm25, xmm25, xmm25
    vpxord xmm26, xmm26, xmm26
    vpxord xmm27, xmm27, xmm27
    vpxord xmm28, xmm28, xmm28
    vpxord xmm29, xmm29, xmm29
    vpxord xmm30, xmm30, xmm30
    vpxord xmm31, xmm31, xmm31
    ret
