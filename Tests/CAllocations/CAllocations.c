#include "CAllocations.h"

#include <stddef.h>

// glibc's own functions, under the names it keeps for those who interpose.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

// Of each thread apart: other tests run beside this one.
static _Thread_local unsigned long count __attribute__((tls_model("initial-exec")));

unsigned long outfield_allocation_count(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count++;
  return __libc_realloc(old, size);
}
