// Product by a digit of 40 digits in radix 2^52, 8 side by side: z = x * y / 2^52 mod m, almost reduced.
// See xtask/src/kernels/ifma.
    mov rax, 0xfffffffffffff
    vpbroadcastq zmm31, rax
    vmovdqu64 zmm30, [rcx+2688]
    vpxord xmm19, xmm19, xmm19
    vmovdqu64 [rdi], zmm19
    vmovdqu64 [rdi+2624], zmm19
    vmovdqu64 zmm19, [rdx]
    vpxord xmm18, xmm18, xmm18
    vpmadd52luq zmm18, zmm19, [rsi+64]
    vpxord xmm17, xmm17, xmm17
    vpmadd52luq zmm17, zmm18, zmm30
    vpaddq zmm18, zmm18, zmm31
    vpsrlq zmm18, zmm18, 52
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+128]
    vpmadd52huq zmm15, zmm19, [rsi+64]
    vpmadd52luq zmm16, zmm17, [rcx+128]
    vpmadd52huq zmm15, zmm17, [rcx+64]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+64], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+192]
    vpmadd52huq zmm15, zmm19, [rsi+128]
    vpmadd52luq zmm16, zmm17, [rcx+192]
    vpmadd52huq zmm15, zmm17, [rcx+128]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+128], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+256]
    vpmadd52huq zmm15, zmm19, [rsi+192]
    vpmadd52luq zmm16, zmm17, [rcx+256]
    vpmadd52huq zmm15, zmm17, [rcx+192]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+192], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+320]
    vpmadd52huq zmm15, zmm19, [rsi+256]
    vpmadd52luq zmm16, zmm17, [rcx+320]
    vpmadd52huq zmm15, zmm17, [rcx+256]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+256], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+384]
    vpmadd52huq zmm15, zmm19, [rsi+320]
    vpmadd52luq zmm16, zmm17, [rcx+384]
    vpmadd52huq zmm15, zmm17, [rcx+320]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+320], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+448]
    vpmadd52huq zmm15, zmm19, [rsi+384]
    vpmadd52luq zmm16, zmm17, [rcx+448]
    vpmadd52huq zmm15, zmm17, [rcx+384]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+384], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+512]
    vpmadd52huq zmm15, zmm19, [rsi+448]
    vpmadd52luq zmm16, zmm17, [rcx+512]
    vpmadd52huq zmm15, zmm17, [rcx+448]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+448], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+576]
    vpmadd52huq zmm15, zmm19, [rsi+512]
    vpmadd52luq zmm16, zmm17, [rcx+576]
    vpmadd52huq zmm15, zmm17, [rcx+512]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+512], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+640]
    vpmadd52huq zmm15, zmm19, [rsi+576]
    vpmadd52luq zmm16, zmm17, [rcx+640]
    vpmadd52huq zmm15, zmm17, [rcx+576]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+576], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+704]
    vpmadd52huq zmm15, zmm19, [rsi+640]
    vpmadd52luq zmm16, zmm17, [rcx+704]
    vpmadd52huq zmm15, zmm17, [rcx+640]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+640], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+768]
    vpmadd52huq zmm15, zmm19, [rsi+704]
    vpmadd52luq zmm16, zmm17, [rcx+768]
    vpmadd52huq zmm15, zmm17, [rcx+704]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+704], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+832]
    vpmadd52huq zmm15, zmm19, [rsi+768]
    vpmadd52luq zmm16, zmm17, [rcx+832]
    vpmadd52huq zmm15, zmm17, [rcx+768]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+768], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+896]
    vpmadd52huq zmm15, zmm19, [rsi+832]
    vpmadd52luq zmm16, zmm17, [rcx+896]
    vpmadd52huq zmm15, zmm17, [rcx+832]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+832], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+960]
    vpmadd52huq zmm15, zmm19, [rsi+896]
    vpmadd52luq zmm16, zmm17, [rcx+960]
    vpmadd52huq zmm15, zmm17, [rcx+896]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+896], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1024]
    vpmadd52huq zmm15, zmm19, [rsi+960]
    vpmadd52luq zmm16, zmm17, [rcx+1024]
    vpmadd52huq zmm15, zmm17, [rcx+960]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+960], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1088]
    vpmadd52huq zmm15, zmm19, [rsi+1024]
    vpmadd52luq zmm16, zmm17, [rcx+1088]
    vpmadd52huq zmm15, zmm17, [rcx+1024]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1024], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1152]
    vpmadd52huq zmm15, zmm19, [rsi+1088]
    vpmadd52luq zmm16, zmm17, [rcx+1152]
    vpmadd52huq zmm15, zmm17, [rcx+1088]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1088], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1216]
    vpmadd52huq zmm15, zmm19, [rsi+1152]
    vpmadd52luq zmm16, zmm17, [rcx+1216]
    vpmadd52huq zmm15, zmm17, [rcx+1152]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1152], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1280]
    vpmadd52huq zmm15, zmm19, [rsi+1216]
    vpmadd52luq zmm16, zmm17, [rcx+1280]
    vpmadd52huq zmm15, zmm17, [rcx+1216]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1216], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1344]
    vpmadd52huq zmm15, zmm19, [rsi+1280]
    vpmadd52luq zmm16, zmm17, [rcx+1344]
    vpmadd52huq zmm15, zmm17, [rcx+1280]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1280], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1408]
    vpmadd52huq zmm15, zmm19, [rsi+1344]
    vpmadd52luq zmm16, zmm17, [rcx+1408]
    vpmadd52huq zmm15, zmm17, [rcx+1344]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1344], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1472]
    vpmadd52huq zmm15, zmm19, [rsi+1408]
    vpmadd52luq zmm16, zmm17, [rcx+1472]
    vpmadd52huq zmm15, zmm17, [rcx+1408]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1408], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1536]
    vpmadd52huq zmm15, zmm19, [rsi+1472]
    vpmadd52luq zmm16, zmm17, [rcx+1536]
    vpmadd52huq zmm15, zmm17, [rcx+1472]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1472], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1600]
    vpmadd52huq zmm15, zmm19, [rsi+1536]
    vpmadd52luq zmm16, zmm17, [rcx+1600]
    vpmadd52huq zmm15, zmm17, [rcx+1536]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1536], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1664]
    vpmadd52huq zmm15, zmm19, [rsi+1600]
    vpmadd52luq zmm16, zmm17, [rcx+1664]
    vpmadd52huq zmm15, zmm17, [rcx+1600]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1600], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1728]
    vpmadd52huq zmm15, zmm19, [rsi+1664]
    vpmadd52luq zmm16, zmm17, [rcx+1728]
    vpmadd52huq zmm15, zmm17, [rcx+1664]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1664], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1792]
    vpmadd52huq zmm15, zmm19, [rsi+1728]
    vpmadd52luq zmm16, zmm17, [rcx+1792]
    vpmadd52huq zmm15, zmm17, [rcx+1728]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1728], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1856]
    vpmadd52huq zmm15, zmm19, [rsi+1792]
    vpmadd52luq zmm16, zmm17, [rcx+1856]
    vpmadd52huq zmm15, zmm17, [rcx+1792]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1792], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1920]
    vpmadd52huq zmm15, zmm19, [rsi+1856]
    vpmadd52luq zmm16, zmm17, [rcx+1920]
    vpmadd52huq zmm15, zmm17, [rcx+1856]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1856], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+1984]
    vpmadd52huq zmm15, zmm19, [rsi+1920]
    vpmadd52luq zmm16, zmm17, [rcx+1984]
    vpmadd52huq zmm15, zmm17, [rcx+1920]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1920], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2048]
    vpmadd52huq zmm15, zmm19, [rsi+1984]
    vpmadd52luq zmm16, zmm17, [rcx+2048]
    vpmadd52huq zmm15, zmm17, [rcx+1984]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+1984], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2112]
    vpmadd52huq zmm15, zmm19, [rsi+2048]
    vpmadd52luq zmm16, zmm17, [rcx+2112]
    vpmadd52huq zmm15, zmm17, [rcx+2048]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2048], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2176]
    vpmadd52huq zmm15, zmm19, [rsi+2112]
    vpmadd52luq zmm16, zmm17, [rcx+2176]
    vpmadd52huq zmm15, zmm17, [rcx+2112]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2112], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2240]
    vpmadd52huq zmm15, zmm19, [rsi+2176]
    vpmadd52luq zmm16, zmm17, [rcx+2240]
    vpmadd52huq zmm15, zmm17, [rcx+2176]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2176], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2304]
    vpmadd52huq zmm15, zmm19, [rsi+2240]
    vpmadd52luq zmm16, zmm17, [rcx+2304]
    vpmadd52huq zmm15, zmm17, [rcx+2240]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2240], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2368]
    vpmadd52huq zmm15, zmm19, [rsi+2304]
    vpmadd52luq zmm16, zmm17, [rcx+2368]
    vpmadd52huq zmm15, zmm17, [rcx+2304]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2304], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2432]
    vpmadd52huq zmm15, zmm19, [rsi+2368]
    vpmadd52luq zmm16, zmm17, [rcx+2432]
    vpmadd52huq zmm15, zmm17, [rcx+2368]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2368], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2496]
    vpmadd52huq zmm15, zmm19, [rsi+2432]
    vpmadd52luq zmm16, zmm17, [rcx+2496]
    vpmadd52huq zmm15, zmm17, [rcx+2432]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2432], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2560]
    vpmadd52huq zmm15, zmm19, [rsi+2496]
    vpmadd52luq zmm16, zmm17, [rcx+2560]
    vpmadd52huq zmm15, zmm17, [rcx+2496]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm18, zmm16, 52
    vpandq zmm16, zmm16, zmm31
    vmovdqu64 [rdi+2496], zmm16
    vpxord xmm16, xmm16, xmm16
    vpxord xmm15, xmm15, xmm15
    vpmadd52luq zmm16, zmm19, [rsi+2624]
    vpmadd52huq zmm15, zmm19, [rsi+2560]
    vpmadd52luq zmm16, zmm17, [rcx+2624]
    vpmadd52huq zmm15, zmm17, [rcx+2560]
    vpaddq zmm16, zmm16, zmm15
    vpaddq zmm16, zmm16, zmm18
    vpsrlq zmm19, zmm16, 52
    vpandq zmm19, zmm16, zmm31
    vmovdqu64 [rdi+2560], zmm19
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
