#include "Signals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Signals that end no program by default, and those of failed writes, which are ignored. All others
   but those of crashes ask it to end. */
static const int harmless_signals[] = {
    SIGCHLD, SIGCONT, SIGURG,  SIGWINCH, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE, SIGXFSZ,
#ifdef __APPLE__
    SIGINFO, SIGIO,
#endif
};
static const int crash_signals[] = {SIGQUIT, SIGABRT, SIGSEGV, SIGBUS,
                                    SIGFPE,  SIGILL,  SIGTRAP, SIGSYS};

/// The signals that ask the program to end; set before their handlers.
static sigset_t endings;

struct text {
  char bytes[8192];
  size_t length;
};

/* What remains to be done before a signal ends the program. */
enum { nothing_to_restore, armed, restoring };
static atomic_int guard;
static atomic_bool has_own_modes;
static atomic_bool is_resized;
static atomic_bool is_continued;
static int terminal;
static struct termios modes_before;
static struct termios own_modes;
static struct text reset;
static struct text crash_message;
static struct text crash_mark;
static atomic_int crash_descriptor = -1;
static char stack[65536];
static int pipe_ends[2] = {-1, -1};

static void set(struct text *text, const char *bytes, size_t length, size_t limit) {
  text->length = length < limit ? length : limit;
  memcpy(text->bytes, bytes, text->length);
}

/// Writes byte by byte, because there may be no room for more, and gives up after two seconds
/// without any: the terminal may be stopped by Ctrl-S.
static void say(int descriptor, const struct text *text) {
  struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
  for (size_t i = 0; i < text->length; i++) {
    /* macOS cannot poll every terminal. */
    if (poll(&ready, 1, 2000) != 1 || !(ready.revents & (POLLOUT | POLLNVAL))) return;
    if (write(descriptor, text->bytes + i, 1) != 1) return;
  }
}

bool terminal_guard_is_in_background(void) {
  pid_t foreground = tcgetpgrp(terminal);
  return foreground > 0 && foreground != getpgrp();
}

static void restore(void) {
  if (terminal_guard_is_in_background()) return;
  say(terminal, &reset);
  tcsetattr(terminal, TCSANOW, &modes_before);
}

/// Applies the signal's default action.
static void die_of(int number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  signal(number, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

/// Restores the terminal before the program ends. A second signal may arrive on another thread and
/// would end the program halfway through: it waits here.
static void restore_once(const struct text *message) {
  int before = armed;
  if (atomic_compare_exchange_strong(&guard, &before, restoring)) {
    restore();
    if (message) say(STDERR_FILENO, message);
    guard = nothing_to_restore;
  }
  for (int i = 0; i < 3000 && guard == restoring; i++) poll(NULL, 0, 1);
}

/// The signal that asked the program to end; 0 if there was none.
static atomic_int pending_termination;
static atomic_bool defers_termination;

/// In seconds; the loop may hang, or the terminal may accept no output.
enum { termination_timeout = 1 };

static void notify(void) {
  if (pipe_ends[1] >= 0 && write(pipe_ends[1], "", 1) < 0) { /* Full: the loop will wake anyway. */
  }
}

static void handle_termination(int number) {
  if (defers_termination && pending_termination == 0) {
    int error = errno;
    pending_termination = number;
    alarm(termination_timeout);
    notify();
    errno = error;
    return;
  }
  // Only the alarm is handled; other signals change nothing while the program ends.
  if (pending_termination != 0 && number != SIGALRM) return;
  int cause = pending_termination != 0 ? pending_termination : number;
  restore_once(NULL);
  die_of(cause);
}

/// Whether the program itself caused the signal, by a fault or by aborting.
static bool is_own_fault(const siginfo_t *info) {
  if (info->si_signo == SIGQUIT) return false;
#ifdef __APPLE__
  /* The code says less there, and only another process has a number. */
  return info->si_pid == 0 || info->si_pid == getpid();
#else
  return info->si_code > 0 || info->si_pid == getpid();
#endif
}

static void handle_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  if (crash_descriptor >= 0 && is_own_fault(info) && ftruncate(crash_descriptor, 0) == 0) {
    ssize_t written = pwrite(crash_descriptor, crash_mark.bytes, crash_mark.length, 0);
    (void)written;
  }
  restore_once(&crash_message);
  die_of(number);
}

static void install(int number, struct sigaction action) {
  action.sa_flags |= SA_ONSTACK | SA_RESTART;
  /* Blocks other signals, so that a handler is not interrupted while it restores the terminal. */
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void handle(int number, void (*handler)(int)) {
  install(number, (struct sigaction){.sa_handler = handler});
}

/// Set while the program has been stopped and has not taken the terminal over again.
static atomic_bool was_stopped;

bool signals_was_stopped(void) { return was_stopped; }

/// Set if the next SIGCONT, perhaps on another thread, ends a stop whose end is seen where it began.
static atomic_bool expects_continue;

/// The shell has used the terminal since the program stopped. In the background it still does: the
/// job stops again, unless it is to end.
static void take_over(bool is_restored) {
  if (guard == armed) {
    was_stopped = true;
    pthread_sigmask(SIG_UNBLOCK, &endings, NULL);
    while (pending_termination == 0 && terminal_guard_is_in_background()) {
      expects_continue = true;
      kill(0, SIGSTOP);
    }
    if (!is_restored) restore();
    if (has_own_modes && !terminal_guard_is_in_background()) {
      tcsetattr(terminal, TCSANOW, &own_modes);
    }
  }
  is_continued = true;
  notify();
}

static void handle_change(int number) {
  int error = errno;
  if (number == SIGWINCH) {
    is_resized = true;
    notify();
  } else if (!atomic_exchange(&expects_continue, false)) {
    /* Otherwise the terminal would be taken over twice, and its title saved twice. */
    take_over(false);
  }
  errno = error;
}

static void handle_stop(int number) {
  /* The program is ending on another thread, which must not be stopped halfway through. */
  if (guard == restoring) return;
  int error = errno;
  if (guard == armed) restore();
  was_stopped = true;
  expects_continue = true;
  die_of(number);
  handle(number, handle_stop);
  /* Without a shell to return to, the program was not stopped, and no SIGCONT arrives. */
  take_over(true);
  errno = error;
}

void signals_ignore_failed_writes(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
}

void terminal_guard_arm(int new_terminal) {
  signals_ignore_failed_writes();
  terminal = new_terminal;
  if (tcgetattr(terminal, &modes_before) != 0) return;
  reset.length = 0;
  has_own_modes = false;
  guard = armed;

  /* A separate stack, so that a stack overflow on this thread can be handled too. */
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
  sigfillset(&endings);
  for (size_t i = 0; i < COUNT(harmless_signals); i++) sigdelset(&endings, harmless_signals[i]);
  struct sigaction on_crash = {.sa_sigaction = handle_crash, .sa_flags = SA_SIGINFO};
  for (size_t i = 0; i < COUNT(crash_signals); i++) {
    sigdelset(&endings, crash_signals[i]);
    install(crash_signals[i], on_crash);
  }
  for (int number = 1; number < NSIG; number++) {
    if (sigismember(&endings, number) == 1) handle(number, handle_termination);
  }
  handle(SIGTSTP, handle_stop);
}

void terminal_guard_set_reset(const char *new_reset, size_t length) {
  int before = guard;
  guard = nothing_to_restore;
  set(&reset, new_reset, length, sizeof reset.bytes);
  guard = before;
}

void terminal_guard_keep_modes(void) { has_own_modes = tcgetattr(terminal, &own_modes) == 0; }

void terminal_guard_disarm(void) { guard = nothing_to_restore; }

void terminal_guard_set_crash_message(const char *message, size_t length) {
  set(&crash_message, message, length, 1024);
}

void terminal_guard_mark_crashes(int descriptor, const char *mark, size_t length) {
  crash_descriptor = -1;
  set(&crash_mark, mark, length, 1024);
  crash_descriptor = descriptor;
}

void signals_defer_termination(void) { defers_termination = true; }

void signals_terminate(void) {
  if (pending_termination != 0) die_of(pending_termination);
}

int signal_descriptor(void) {
  if (pipe_ends[0] >= 0) return pipe_ends[0];
  if (pipe(pipe_ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
  }
  handle(SIGWINCH, handle_change);
  handle(SIGCONT, handle_change);
  return pipe_ends[0];
}

struct signals_seen signals_take(void) {
  char bytes[64];
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) {
  }
  bool is_ours = guard != armed || !terminal_guard_is_in_background();
  if (is_ours) was_stopped = false;
  return (struct signals_seen){.is_resized = atomic_exchange(&is_resized, false),
                               .is_continued = is_ours && atomic_exchange(&is_continued, false),
                               .should_terminate = pending_termination != 0};
}
