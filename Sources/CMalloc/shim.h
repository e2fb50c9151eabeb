// How the C library takes memory from the system (mallopt(3)); Swift's Glibc module leaves this header out.
#ifndef SETTEE_CMALLOC_SHIM_H
#define SETTEE_CMALLOC_SHIM_H

#include <malloc.h>

#endif
