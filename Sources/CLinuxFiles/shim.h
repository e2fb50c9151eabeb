// What Linux can do with files beyond POSIX, and Swift's Glibc module leaves out: extended attributes (xattr(7)),
// exchanging two names (renameat2(2)), leases (fcntl(2)), flags (FS_IOC_GETFLAGS(2const)), room beyond a file's end
// (fallocate(2)), files in memory, descriptors that only name a place (O_PATH of open(2)), working with the rights of
// another account (setfsuid(2)), and starting a program in another folder (posix_spawn(3)).
#ifndef SETTEE_CLINUXFILES_SHIM_H
#define SETTEE_CLINUXFILES_SHIM_H

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/falloc.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <spawn.h>
#include <sys/fsuid.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

// The C library declares and defines these for _GNU_SOURCE alone, which a module that imports others cannot ask for.
extern int renameat2(int, const char *, int, const char *, unsigned int);
extern int fallocate(int, int, off_t, off_t);
extern int memfd_create(const char *, unsigned int);
extern long syscall(long, ...);
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

// What a thread may do with files. Rights are a thread's own in Linux; the C library's setgroups would change all
// threads, so the system is called itself.
struct linux_rights {
  uid_t user;
  gid_t group;
  int group_count;
  gid_t groups[64];
  struct __user_cap_data_struct capabilities[2];
};

static inline long linux_thread_groups(int count, const gid_t *groups) {
#ifdef SYS_setgroups32
  return syscall(SYS_setgroups32, count, groups);
#else
  return syscall(SYS_setgroups, count, groups);
#endif
}

static inline long linux_thread_capabilities(const struct __user_cap_data_struct *capabilities) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  return syscall(SYS_capset, &header, capabilities);
}

// Gives a thread its own rights again; -1 where that fails.
static inline int linux_give_rights_back(const struct linux_rights *own) {
  linux_thread_capabilities(own->capabilities);
  setfsuid(own->user);
  setfsgid(own->group);
  // -1 is no account: so one is told the present one.
  return linux_thread_groups(own->group_count, own->groups) == 0 && linux_thread_capabilities(own->capabilities) == 0 &&
                 (uid_t)setfsuid(-1) == own->user && (gid_t)setfsgid(-1) == own->group
             ? 0
             : -1;
}

// Gives this thread the rights of an account on files, and none of its own; -1 where it cannot have them, and then it
// has its own.
static inline int linux_take_rights(uid_t user, gid_t group, const gid_t *groups, int count, struct linux_rights *own) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  own->user = (uid_t)setfsuid(-1);
  own->group = (gid_t)setfsgid(-1);
  own->group_count = getgroups(64, own->groups);
  if (own->group_count < 0 || syscall(SYS_capget, &header, own->capabilities) != 0) return -1;
  if (linux_thread_groups(count, groups) != 0) return -1;
  setfsgid(group);
  setfsuid(user);
  struct __user_cap_data_struct none[2] = {own->capabilities[0], own->capabilities[1]};
  none[0].effective = none[1].effective = 0;
  if ((uid_t)setfsuid(-1) == user && (gid_t)setfsgid(-1) == group && linux_thread_capabilities(none) == 0) return 0;
  if (linux_give_rights_back(own) != 0) _exit(2);
  return -1;
}

#endif
