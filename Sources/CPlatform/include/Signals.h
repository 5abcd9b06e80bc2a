#pragma once

#include <stdbool.h>
#include <stddef.h>

// Signal handling for a program that has taken over a terminal. The handlers make only async-signal-safe calls, and
// wait no more than a few seconds for a terminal that accepts no output.

/// From now on, a signal that ends the program first restores the modes that the terminal has at the time of this call;
/// then the program dies of that signal as if it were not caught. Ctrl-Z restores them likewise before the program
/// stops. Call it before changing the terminal's modes.
void terminal_guard_arm(int terminal);

/// Sets what such a signal writes to the terminal before; it is copied, at most 8192 bytes.
void terminal_guard_set_reset(const char *reset, size_t length);

/// Ignores the signals of failed writes, SIGPIPE and SIGXFSZ: the write also returns the failure,
/// which is enough. `terminal_guard_arm` does so too.
void signals_ignore_failed_writes(void);

/// True if the program has been stopped since the last `signals_take` in the foreground. Until the terminal
/// has been taken over again, what is written goes to the shell's screen.
bool signals_was_stopped(void);

/// True while the terminal belongs to the shell, or to another of its jobs. If the program is made to continue
/// there, it stops again, unless it is to end.
bool terminal_guard_is_in_background(void);

/// Saves the terminal's current modes as the program's own, to be restored when it continues after a stop.
void terminal_guard_keep_modes(void);

/// Call it when the terminal has been restored by other means: signals then end the program without writing to it.
void terminal_guard_disarm(void);

/// Sets what is written to standard error, after the terminal has been restored, when the program
/// crashes or is quit by Ctrl-\. It is copied, at most 1024 bytes.
void terminal_guard_set_crash_message(const char *message, size_t length);

/// From now on, a crash of the program also replaces the content of a file with `mark`, which is copied, at most 1024
/// bytes; signals from other processes do not count as crashes. A descriptor of -1 turns this off.
void terminal_guard_mark_crashes(int descriptor, const char *mark, size_t length);

/// A descriptor that becomes readable when a signal reports a new terminal size, the end of a stop, or a request to end
/// the program; -1 if there are no more descriptors. The first call installs the handlers.
int signal_descriptor(void);

struct signals_seen {
  /// The terminal may have been resized.
  bool is_resized;
  /// The program was stopped and continues, in the foreground.
  bool is_continued;
  /// The program was asked to end; stays set.
  bool should_terminate;
};

/// From now on, a signal that asks the program to end (SIGINT, SIGTERM, SIGHUP and the like) is
/// only reported, once, so that the program can save its data and call `signals_terminate`. If it
/// has not done so within a second, the signal ends it.
void signals_defer_termination(void);

/// Ends the program with the signal that asked it to end, if there was one; the terminal must have been restored.
void signals_terminate(void);

/// Returns what has been seen since the last call; never blocks.
struct signals_seen signals_take(void);
