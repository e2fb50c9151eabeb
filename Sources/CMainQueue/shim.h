// The main queue of Dispatch for a loop of the program's own. Dispatch exports both functions for Core Foundation's run
// loop ("4CF"), and declares them in no header.
#ifndef SETTEE_CMAINQUEUE_SHIM_H
#define SETTEE_CMAINQUEUE_SHIM_H

#ifdef __linux__
#include <stdbool.h>
#include <sys/syscall.h>
#include <unistd.h>

static inline bool settee_is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }
// An eventfd(2) that becomes readable when work is put into the queue.
int _dispatch_get_main_queue_handle_4CF(void);
// Runs the work that is in the queue, and none that comes meanwhile.
void _dispatch_main_queue_callback_4CF(void *message);
#endif

#endif
