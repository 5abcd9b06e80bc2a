#pragma once

#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/// A pseudo-terminal and the process that acts as its shell: the session leader, which runs one
/// program in the foreground and reports what happens to it.
struct pseudo_terminal {
  /// The master side; reads and writes do not block.
  int master;
  /// The pipe for the leader's reports.
  int reports;
  pid_t leader;
  /// The terminal modes before the program was started.
  struct termios modes;
};

enum {
  /// The program is about to be executed; the value is its process id.
  pseudo_terminal_started = 1,
  /// The program could not be executed; the value is errno.
  pseudo_terminal_failed = 2,
  /// The program ended, stopped or continued; the value is its status from waitpid.
  pseudo_terminal_changed = 3,
};

/// A report from the leader; each read returns a whole one.
struct pseudo_terminal_report {
  int32_t kind;
  int32_t value;
  /// Nanoseconds of the monotonic clock.
  uint64_t time;
};

/// Opens a pseudo-terminal in which nothing runs; returns 0 or an errno.
int pseudo_terminal_open(int *master, int *slave);

/// Starts a program in a new pseudo-terminal; returns 0 or an errno.
int pseudo_terminal_start(const char *program, char *const arguments[], char *const environment[],
                          unsigned short columns, unsigned short rows,
                          struct pseudo_terminal *result);

/// Resizes the terminal; the kernel notifies the program.
int pseudo_terminal_resize(int master, unsigned short columns, unsigned short rows);

/// Reads the terminal modes.
int pseudo_terminal_modes(int master, struct termios *modes);

/// Nanoseconds of the monotonic clock.
uint64_t pseudo_terminal_time(void);

/// Nonzero if the program exited by itself; `code` is then its exit code, otherwise the signal that
/// ended it.
int pseudo_terminal_is_exit(int status, int *code);

/// The signal that stopped the program, or 0.
int pseudo_terminal_stop_signal(int status);

/// Removes a folder and everything in it.
void pseudo_terminal_remove_folder(const char *path);
