// What Linux can do with processes, and Swift's Glibc module leaves out: pipes that no other program inherits (pipe2(2)),
// and letting a program see the machine otherwise than it is, by namespaces (unshare(2)), mounts (mount(2),
// mount_setattr(2), pivot_root(2)) and no new rights (prctl(2)).
#ifndef SETTEE_CLINUXPROCESSES_SHIM_H
#define SETTEE_CLINUXPROCESSES_SHIM_H

#include <fcntl.h>
#include <linux/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The C library declares these for _GNU_SOURCE alone, or in headers that contradict those of the kernel.
extern int unshare(int);
extern int mount(const char *, const char *, const char *, unsigned long, const void *);
extern int umount2(const char *, int);
extern int pipe2(int *, int);
extern long syscall(long, ...);
static const int linux_CLONE_NEWNS = 0x00020000;
static const int linux_CLONE_NEWUSER = 0x10000000;
static const int linux_CLONE_NEWNET = 0x40000000;

static inline int linux_pipe(int *ends) { return pipe2(ends, O_CLOEXEC); }

static inline int linux_unshare(int flags) { return unshare(flags); }

// A descriptor that can be read when the process has ended (pidfd_open(2)).
static inline int linux_process_descriptor(pid_t process) {
  return (int)syscall(434 /* SYS_pidfd_open, of one number everywhere */, process, 0);
}

// What is mounted here is no longer seen outside, and the other way round.
static inline int linux_mounts_private(void) { return mount(0, "/", 0, MS_REC | MS_PRIVATE, 0); }

// An empty folder in memory over another one.
static inline int linux_mount_empty(const char *folder) {
  return mount("tmpfs", folder, "tmpfs", MS_NOSUID | MS_NODEV, "mode=1777,size=64m");
}

// A file or a folder, with all that is mounted below it, over another one.
static inline int linux_mount_over(const char *file, const char *path) {
  return mount(file, path, 0, MS_BIND | MS_REC, 0);
}

// Everything that is mounted can only be read.
static inline int linux_mounts_read_only(void) {
  struct mount_attr change = {.attr_set = MOUNT_ATTR_RDONLY};
  return (int)syscall(442 /* SYS_mount_setattr, of one number everywhere */, AT_FDCWD, "/", 0x8000 /* AT_RECURSIVE */,
                      &change, sizeof change);
}

// A folder, with all that is mounted below it, is mounted over itself: only what is mounted can be the root.
static inline int linux_mount_itself(const char *folder) { return linux_mount_over(folder, folder); }

// Of a folder and what is mounted below it no program can be run, no device opened, and no rights come from a file.
static inline int linux_mounts_inert(const char *folder) {
  struct mount_attr change = {.attr_set = MOUNT_ATTR_NOEXEC | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOSUID};
  return (int)syscall(442 /* SYS_mount_setattr */, AT_FDCWD, folder, 0x8000 /* AT_RECURSIVE */, &change, sizeof change);
}

// Programs can be run again.
static inline int linux_mounts_runnable(void) {
  struct mount_attr change = {.attr_clr = MOUNT_ATTR_NOEXEC};
  return (int)syscall(442 /* SYS_mount_setattr */, AT_FDCWD, "/", 0x8000 /* AT_RECURSIVE */, &change, sizeof change);
}

// The working folder becomes the root, and what was the root is gone for this process.
static inline int linux_become_root(void) {
  if (syscall(SYS_pivot_root, ".", ".") != 0) return -1;
  return umount2(".", 2 /* MNT_DETACH */);
}

// Not even root's programs have a right over what is others', once they are started.
static inline int linux_drop_rights(void) {
  for (int right = 0; right < 64; right++) {
    if (prctl(PR_CAPBSET_READ, right, 0, 0, 0) == 1 && prctl(PR_CAPBSET_DROP, right, 0, 0, 0) != 0) return -1;
  }
  return 0;
}

// Programs that give their user more rights no longer do.
static inline int linux_no_new_rights(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

#endif
