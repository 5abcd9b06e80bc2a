#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdbool.h>
#include <string.h>
#include <term.h>

// What Swift cannot import: globals, which are not concurrency-safe, and computing macros. Call
// these on the main thread only.

#ifdef __linux__
// The system's headers show them to no Swift program.
int memfd_create(const char *name, unsigned flags);
int dup3(int from, int to, int flags);
static inline int memory_file(void) { return memfd_create("frame", 1 /* MFD_CLOEXEC */); }
#endif

/// Opens a screen that is always drawn completely: by default, ncurses pauses when there is input.
static inline SCREEN *curses_open(const char *entry, FILE *output) {
  SCREEN *screen = newterm(entry, output, stdin);
  if (screen) typeahead(-1);
  return screen;
}
static inline WINDOW *curses_screen_window(void) { return stdscr; }
static inline int curses_color_count(void) { return COLORS; }
static inline int curses_rows(void) { return LINES; }
static inline int curses_columns(void) { return COLS; }

static inline unsigned curses_attributes(bool bold, bool dim, bool reverse) {
  return (bold ? A_BOLD : 0) | (dim ? A_DIM : 0) | (reverse ? A_REVERSE : 0);
}

/// A character with its combining marks in a colour pair, as stored in windows.
static inline cchar_t curses_cell(const wchar_t *text, unsigned attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, text, attributes, 0, &pair) != OK) setcchar(&cell, L" ", 0, 0, NULL);
  return cell;
}

/// How many columns ncurses takes a character for; negative if it does not know it.
int wcwidth(wchar_t character);
static inline int curses_width(wchar_t character) { return wcwidth(character); }

/// Fills the window with spaces in a colour pair.
static inline void curses_fill(unsigned attributes, int pair) {
  cchar_t background, cell = curses_cell(L" ", attributes, pair);
  getbkgrnd(&background);
  bkgrndset(&cell);
  werase(stdscr);
  bkgrndset(&background);
}

/// Passes mouse sequences through undecoded. Otherwise ncurses would wait for a key press in the
/// middle of a truncated one, and after each one it did not ask for.
static inline void curses_leave_mouse_alone(void) { define_key(NULL, KEY_MOUSE); }

/// Passes the keys of the application keypad through undecoded. Where an entry names them, ncurses would report
/// function keys and drop their characters.
static inline void curses_leave_keypad_alone(void) {
  char sequence[] = "\033O?";
  for (const char *key = "IMXjklmnopqrstuvwxy"; *key; key++) {
    sequence[2] = *key;
    define_key(sequence, 0);
  }
}

/// Whether ncurses itself saves the window's title and restores it.
static inline bool curses_saves_title(void) {
  return enter_ca_mode && strstr(enter_ca_mode, "\033[22;0") != NULL;
}

/// Clears the row on which the shell goes on, unless another screen has come back with its own rows.
static inline void curses_clear_last_row(void) {
  if (exit_ca_mode || !clr_eol) return;
  putp(clr_eol);
  fflush(stdout);
}

/// Sends again what \c newterm has sent, after the shell has used the terminal.
static inline void curses_enter_again(void) {
  putp(enter_ca_mode);
  putp(keypad_xmit);
  putp(exit_attribute_mode);
  putp(cursor_invisible);
  fflush(stdout);
}
