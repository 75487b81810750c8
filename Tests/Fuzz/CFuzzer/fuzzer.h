#include <stddef.h>
#include <stdint.h>

/// libFuzzer's loop, which the toolchain brings along: calls `body` with one input after another.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *bytes, size_t count));
