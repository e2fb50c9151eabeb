// What Linux can do with files beyond POSIX, and Swift's Glibc module leaves out: extended attributes (xattr(7)),
// exchanging two names (renameat2(2)), leases (fcntl(2)), flags (FS_IOC_GETFLAGS(2const)), room beyond a file's end
// (fallocate(2)), files in memory, descriptors that only name a place (O_PATH of open(2)),
// and starting a program in another folder (posix_spawn(3)).
#ifndef SETTEE_CLINUXFILES_SHIM_H
#define SETTEE_CLINUXFILES_SHIM_H

#include <fcntl.h>
#include <linux/falloc.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <sys/xattr.h>

// The C library declares and defines these for _GNU_SOURCE alone, which a module that imports others cannot ask for.
extern int renameat2(int, const char *, int, const char *, unsigned int);
extern int fallocate(int, int, off_t, off_t);
extern int memfd_create(const char *, unsigned int);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
static const int linux_O_PATH = 010000000;
static const int linux_F_SETSIG = 10;
static const int linux_F_SETLEASE = 1024;

// A file in memory (memfd_create(2)) that no other program inherits; 1 is MFD_CLOEXEC.
static inline int linux_memory_file(void) { return memfd_create("settings", 1); }

static inline int linux_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
static inline int linux_spawn_closing_files_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

// Macros with casts and computed requests do not come through to Swift.
static inline int linux_get_flags(int file, unsigned int *flags) { return ioctl(file, FS_IOC_GETFLAGS, flags); }
static inline int linux_set_flags(int file, unsigned int flags) { return ioctl(file, FS_IOC_SETFLAGS, &flags); }
// A structure and a function of one name do not come through either.
static inline int linux_is_proc(int file) {
  struct statfs system;
  return fstatfs(file, &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}
// The number of a file system (statfs(2)); 0 where it cannot be told.
static inline unsigned int linux_file_system_type(const char *path) {
  struct statfs system;
  return statfs(path, &system) == 0 ? (unsigned int)system.f_type : 0;
}

#endif
