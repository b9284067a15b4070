// Counts the calls of malloc, calloc and realloc, by interposing them in the test program.
#ifndef OUTFIELD_CALLOCATIONS_H
#define OUTFIELD_CALLOCATIONS_H

/// How often the calling thread has asked for memory since it began.
unsigned long outfield_allocation_count(void);

#endif
