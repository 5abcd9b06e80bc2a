#ifndef C_PSEUDO_TERMINAL_H
#define C_PSEUDO_TERMINAL_H

#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/// A pseudo-terminal, and the process that plays its user's shell: the leader of its session, which
/// runs one program in the foreground and reports what becomes of it.
struct pseudo_terminal {
  /// The terminal's other end; reads and writes do not block.
  int master;
  /// Where the leader writes its reports.
  int reports;
  pid_t leader;
  /// The modes of the line before the program was started.
  struct termios modes;
};

enum {
  /// The program is about to be executed; the value is its process.
  pseudo_terminal_started = 1,
  /// The program could not be executed; the value is why (errno).
  pseudo_terminal_failed = 2,
  /// The program ended, stopped or goes on; the value is what waitpid says.
  pseudo_terminal_changed = 3,
};

/// What the leader says, as a whole on each read.
struct pseudo_terminal_report {
  int32_t kind;
  int32_t value;
  /// Nanoseconds of the monotonic clock.
  uint64_t time;
};

/// Starts a program in a new pseudo-terminal; returns 0, or why it could not (errno).
int pseudo_terminal_start(const char *program, char *const arguments[], char *const environment[],
                          unsigned short columns, unsigned short rows,
                          struct pseudo_terminal *result);

/// Changes the terminal's size; the kernel tells the program.
int pseudo_terminal_resize(int master, unsigned short columns, unsigned short rows);

/// Reads the modes of the line.
int pseudo_terminal_modes(int master, struct termios *modes);

/// Nanoseconds of the monotonic clock.
uint64_t pseudo_terminal_time(void);

/// Whether the program exited by itself; `code` is then its exit code, otherwise the signal that
/// ended it. Nonzero means yes.
int pseudo_terminal_is_exit(int status, int *code);

/// The signal that stopped the program, or 0.
int pseudo_terminal_stop_signal(int status);

/// Removes a folder and everything in it.
void pseudo_terminal_remove_folder(const char *path);

#endif
