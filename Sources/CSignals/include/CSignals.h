#ifndef C_SIGNALS_H
#define C_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>

// Signals of a program that has taken over a terminal. The handlers make async-signal-safe calls
// only, and wait no more than seconds for a terminal that takes no output.

/// From now on, a signal that ends the program first writes `reset` to the terminal and gives it
/// back the modes that it has at this call; then the program dies of that signal as if nothing had
/// caught it. Ctrl-Z restores the terminal likewise before the program stops. `reset` is copied, at
/// most 256 bytes. Call it before the terminal's modes are changed.
void terminal_guard_arm(int terminal, const char *reset, size_t length);

/// The terminal's modes are now the program's own: those it gets back when the program goes on after
/// a stop.
void terminal_guard_keep_modes(void);

/// The terminal has been restored by other means: signals end the program without writing to it.
void terminal_guard_disarm(void);

/// What is written to standard error when the program crashes or is told to quit by Ctrl-\, after
/// the terminal was restored. It is copied, at most 1024 bytes.
void terminal_guard_set_last_words(const char *words, size_t length);

/// From now on, a crash of the program also replaces the content of a file with `mark`, which is
/// copied, at most 1024 bytes; signals that others send do not count as crashes. -1 ends that.
void terminal_guard_mark_crashes(int descriptor, const char *mark, size_t length);

/// A descriptor that can be read when a signal tells of a new size or that the program goes on after
/// a stop; -1 if there are no more descriptors. The first call listens to those signals.
int signal_descriptor(void);

struct signals_seen {
  /// The terminal may have another size.
  bool is_resized;
  /// The program was stopped, and goes on.
  bool is_continued;
  /// The program was told to end; it stays so.
  bool is_told_to_end;
};

/// From now on a signal that politely ends the program (SIGINT, SIGTERM, SIGHUP and the like) is only
/// told, once, so that the program can save what it has to and call `signals_end`. If it has not within
/// a second, the signal ends it.
void signals_take_endings(void);

/// Ends the program by the signal that told it to end, if there was one; the terminal must have been
/// restored.
void signals_end(void);

/// What was seen since the last call; never waits.
struct signals_seen signals_take(void);

#endif
