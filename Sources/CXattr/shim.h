// Extended attributes of files (xattr(7)); Swift's Glibc module leaves this header out.
#ifndef SETTEE_CXATTR_SHIM_H
#define SETTEE_CXATTR_SHIM_H

#include <sys/types.h>
#include <sys/xattr.h>

#endif
