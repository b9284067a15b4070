// The one entry of libFuzzer, which the compiler brings along and `-sanitize=fuzzer` links.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*body)(const uint8_t *data, size_t size));
