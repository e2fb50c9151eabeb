// PCRE2 with 8-bit code units; its names resolve to the `_8` functions through this width.
#pragma once
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
