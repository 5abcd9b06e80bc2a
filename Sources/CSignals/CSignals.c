#include "CSignals.h"

#include <signal.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int deadly[] = {SIGHUP,  SIGINT, SIGQUIT, SIGTERM, SIGABRT,
                             SIGSEGV, SIGBUS, SIGFPE,  SIGILL,  SIGTRAP};

static volatile sig_atomic_t is_armed;
static int terminal;
static struct termios modes;
static char reset[256];
static size_t reset_length;
static char stack[16384];

static void restore_and_die(int signal_number) {
  if (is_armed) {
    is_armed = 0;
    if (write(terminal, reset, reset_length) < 0) { /* The terminal is gone: nothing to restore. */
    }
    tcsetattr(terminal, TCSANOW, &modes);
  }
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void terminal_guard_arm(int new_terminal, const char *new_reset, size_t length) {
  terminal = new_terminal;
  if (tcgetattr(terminal, &modes) != 0) return;
  reset_length = length < sizeof reset ? length : sizeof reset;
  memcpy(reset, new_reset, reset_length);
  is_armed = 1;

  /* A stack of its own, so that an overflow of this thread's stack can be handled too. */
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
  struct sigaction action = {.sa_handler = restore_and_die, .sa_flags = SA_ONSTACK | SA_NODEFER};
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) {
    sigdelset(&action.sa_mask, deadly[i]);
  }
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) {
    sigaction(deadly[i], &action, NULL);
  }
}

void terminal_guard_disarm(void) { is_armed = 0; }
