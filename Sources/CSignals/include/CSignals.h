#ifndef C_SIGNALS_H
#define C_SIGNALS_H

#include <stddef.h>

/// From now on, a signal that ends the program first writes `reset` to the terminal and gives it
/// back the modes that it has at this call; then the program dies of that signal as if nothing had
/// caught it. The handler makes async-signal-safe calls only. `reset` is copied, at most 256 bytes.
/// Call it before the terminal's modes are changed.
void terminal_guard_arm(int terminal, const char *reset, size_t length);

/// The terminal has been restored by other means: signals end the program without writing.
void terminal_guard_disarm(void);

#endif
