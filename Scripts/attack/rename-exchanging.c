// Loaded before a program that renames a new file over an old one: keeps what was renamed over, in the order of the
// renames, in the folder REPLACED. So what that program itself overwrote can be told from what others lost.
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/fs.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int rename(const char *from, const char *to) {
  const char *folder = getenv("REPLACED");
  if (folder == NULL || renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_EXCHANGE) != 0)
    return renameat(AT_FDCWD, from, AT_FDCWD, to);
  char kept[4096];
  snprintf(kept, sizeof kept, "%s/replaced", folder);
  return renameat(AT_FDCWD, from, AT_FDCWD, kept);
}
