// expat declares its limits on the growth of entities only to those who say that it was built with DTDs, as Debian's is.
#pragma once
#ifndef XML_DTD
#define XML_DTD 1
#endif
#include <expat.h>
