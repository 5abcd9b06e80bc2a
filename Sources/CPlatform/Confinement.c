#include "Confinement.h"

#ifdef __linux__

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// Denies all that changes files or folders, because no rule allows any of it.
static void forbid_writing(void) {
  struct landlock_ruleset_attr denied = {
    .handled_access_fs = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR
                         | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR
                         | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG
                         | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO
                         | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &denied, sizeof denied, 0);
  if (rules < 0) return;
  syscall(SYS_landlock_restrict_self, rules, 0);
  close(rules);
}

#ifdef ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define DENY(error) RETURN(SECCOMP_RET_ERRNO | (error))
/// Denies a call by its number, which has been loaded.
#define FORBID(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), DENY(EPERM)

static void forbid_calls(void) {
  struct sock_filter filter[] = {
    // Another architecture has other numbers.
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    DENY(ENOSYS),
    LOAD(nr),
#ifdef __x86_64__
    // So has x32.
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
    DENY(ENOSYS),
    FORBID(fork),
    FORBID(vfork),
#endif
    FORBID(socket),
    FORBID(socketpair),
    FORBID(connect),
    // It would do what is forbidden here.
    FORBID(io_uring_setup),
    FORBID(execve),
    FORBID(execveat),
    FORBID(kill),
    FORBID(ptrace),
    FORBID(process_vm_writev),
    // Its arguments cannot be seen; the C library then uses the other one.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1),
    DENY(ENOSYS),
    // A thread may be started.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3),
    LOAD(args[0]),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0),
    DENY(EPERM),
    RETURN(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else
static void forbid_calls(void) {}
#endif

void confinement_begin(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return;
  forbid_writing();
  forbid_calls();
}

#else
void confinement_begin(void) {}
#endif

#ifdef __GLIBC__
#include <malloc.h>

void confinement_share_heap(void) { mallopt(M_ARENA_MAX, 1); }
#else
void confinement_share_heap(void) {}
#endif
