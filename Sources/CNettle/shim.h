// Nettle knows SHA-256, and MD5 as dpkg has it. Its names are macros, which do not come through to Swift.
#ifndef SETTEE_CNETTLE_SHIM_H
#define SETTEE_CNETTLE_SHIM_H

#include <nettle/md5.h>
#include <nettle/sha2.h>

static inline void settee_sha256(const void *bytes, size_t count, unsigned char *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, count, (const uint8_t *)bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

static inline void settee_md5(const void *bytes, size_t count, unsigned char *digest) {
  struct md5_ctx context;
  md5_init(&context);
  md5_update(&context, count, (const uint8_t *)bytes);
  md5_digest(&context, MD5_DIGEST_SIZE, digest);
}

#endif
