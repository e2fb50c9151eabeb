#include <zlib.h>

/* inflateInit2 is a macro, which Swift cannot call; 16 more than the window's bits means gzip. */
static inline int settee_inflate_gzip(z_stream *stream) { return inflateInit2(stream, 16 + MAX_WBITS); }
