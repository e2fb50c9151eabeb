// libidn2 knows international domain names, libunistring, which it is built on, how characters are written.
#pragma once
#include <idn2.h>
#include <unictype.h>
