#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const int report_descriptor = 3;
/* How many seconds a program may take to end after its terminal is closed. */
static const unsigned timeout_seconds = 8;

static volatile pid_t child;
static volatile sig_atomic_t is_gone, is_hung_up;

uint64_t pseudo_terminal_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static void report(int kind, int value) {
  struct pseudo_terminal_report line = {kind, value, pseudo_terminal_time()};
  if (write(report_descriptor, &line, sizeof line) < 0) { /* Nobody reads any more. */
  }
}

/* The terminal was closed: like a shell, the leader passes SIGHUP on, and kills after a while. */
static void pass_on_hangup(int number) {
  (void)number;
  is_hung_up = 1;
  if (is_gone) _exit(0);
  kill(-child, SIGHUP);
  kill(-child, SIGCONT);
  alarm(timeout_seconds);
}

static void bring_to_foreground(int number) {
  (void)number;
  tcsetpgrp(0, child);
  kill(-child, SIGCONT);
}

static void insist(int number) {
  (void)number;
  kill(-child, SIGKILL);
}

static void handle(int number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void close_others(void) {
#ifdef __linux__
  close_range((unsigned)report_descriptor + 1, ~0u, 0);
#else
  for (int other = report_descriptor + 1; other < getdtablesize(); other++) close(other);
#endif
}

static void execute(const char *program, char *const arguments[], char *const environment[]) {
  setpgid(0, 0);
  tcsetpgrp(0, getpid());
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  fcntl(report_descriptor, F_SETFD, FD_CLOEXEC);
  report(pseudo_terminal_started, getpid());
  execve(program, arguments, environment);
  report(pseudo_terminal_failed, errno);
  _exit(127);
}

/* Runs the leader. After fork in a multithreaded program, only async-signal-safe calls are
   allowed. */
static void lead(int slave, int reports, const char *program, char *const arguments[],
                 char *const environment[]) {
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  /* Moved out of the way first, so that neither descriptor overwrites the other. */
  reports = fcntl(reports, F_DUPFD, report_descriptor + 1);
  for (int standard = 0; standard < 3; standard++) dup2(slave, standard);
  dup2(reports, report_descriptor);
  close_others();
  /* Keys that end or stop the foreground program do not affect a shell. */
  static const int ignored[] = {SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE};
  for (size_t i = 0; i < sizeof ignored / sizeof *ignored; i++) signal(ignored[i], SIG_IGN);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);

  child = fork();
  if (child == 0) execute(program, arguments, environment);
  if (child < 0) {
    report(pseudo_terminal_failed, errno);
    _exit(1);
  }
  handle(SIGHUP, pass_on_hangup);
  handle(SIGUSR1, bring_to_foreground);
  handle(SIGALRM, insist);
  for (;;) {
    int status;
    if (waitpid(child, &status, WUNTRACED | WCONTINUED) < 0) {
      if (errno == EINTR) continue;
      break;
    }
    if (WIFSTOPPED(status)) tcsetpgrp(0, getpid());
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      is_gone = 1;
      report(pseudo_terminal_changed, status);
      break;
    }
    report(pseudo_terminal_changed, status);
  }
  /* The terminal modes can be read only while the terminal is open. */
  while (!is_hung_up) pause();
  _exit(0);
}

int pseudo_terminal_open(int *master, int *slave) {
  *slave = -1;
  *master = posix_openpt(O_RDWR | O_NOCTTY);
  if (*master < 0) return errno;
  char name[128];
  if (grantpt(*master) != 0 || unlockpt(*master) != 0) return errno;
#ifdef __linux__
  if (ptsname_r(*master, name, sizeof name) != 0) return errno;
#else
  const char *found = ptsname(*master);
  if (found == NULL || strlen(found) >= sizeof name) return ENOTTY;
  strcpy(name, found);
#endif
  *slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  return *slave < 0 ? errno : 0;
}

static int prepare(int master, int reports[2], unsigned short columns, unsigned short rows,
                   struct termios *modes) {
  if (pipe(reports) != 0) return errno;
  int is_ready = fcntl(reports[0], F_SETFD, FD_CLOEXEC) == 0 &&
                 fcntl(reports[1], F_SETFD, FD_CLOEXEC) == 0 &&
                 fcntl(reports[0], F_SETFL, O_NONBLOCK) == 0 &&
                 fcntl(master, F_SETFD, FD_CLOEXEC) == 0 &&
                 fcntl(master, F_SETFL, O_RDWR | O_NONBLOCK) == 0 &&
                 pseudo_terminal_resize(master, columns, rows) == 0 &&
                 tcgetattr(master, modes) == 0;
  return is_ready ? 0 : errno;
}

int pseudo_terminal_start(const char *program, char *const arguments[], char *const environment[],
                          unsigned short columns, unsigned short rows,
                          struct pseudo_terminal *result) {
  int slave, reports[2] = {-1, -1};
  int error = pseudo_terminal_open(&result->master, &slave);
  if (error == 0) error = prepare(result->master, reports, columns, rows, &result->modes);
  if (error == 0) {
    result->leader = fork();
    if (result->leader == 0) lead(slave, reports[1], program, arguments, environment);
    if (result->leader < 0) error = errno;
  }
  if (slave >= 0) close(slave);
  if (reports[1] >= 0) close(reports[1]);
  result->reports = reports[0];
  if (error != 0) {
    if (result->master >= 0) close(result->master);
    if (reports[0] >= 0) close(reports[0]);
  }
  return error;
}

int pseudo_terminal_resize(int master, unsigned short columns, unsigned short rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size);
}

int pseudo_terminal_modes(int master, struct termios *modes) { return tcgetattr(master, modes); }

int pseudo_terminal_is_exit(int status, int *code) {
  if (WIFEXITED(status)) {
    *code = WEXITSTATUS(status);
    return 1;
  }
  *code = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return 0;
}

int pseudo_terminal_stop_signal(int status) { return WIFSTOPPED(status) ? WSTOPSIG(status) : 0; }

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  remove(path);
  return 0;
}

void pseudo_terminal_remove_folder(const char *path) {
  nftw(path, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}
