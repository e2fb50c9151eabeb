// Nettle knows SHA-256. Its names are macros, which do not come through to Swift.
#ifndef SETTEE_CNETTLE_SHIM_H
#define SETTEE_CNETTLE_SHIM_H

#include <nettle/sha2.h>

static inline void settee_sha256(const void *bytes, size_t count, unsigned char *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, count, (const uint8_t *)bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

#endif
