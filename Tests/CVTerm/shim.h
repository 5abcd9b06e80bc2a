#include <stdbool.h>
#include <vterm.h>

// What Swift cannot import: bit fields, unions, and macros.

/// A cell as libvterm shows it; colours are 24 bits, an index into the palette, or -1 for the
/// terminal's own.
struct VTermSeenCell {
  uint32_t text[VTERM_MAX_CHARS_PER_CELL];
  int foreground, background;
  bool bold, reverse;
};

static inline int vterm_color_number(VTermColor color, bool is_default) {
  if (is_default) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

static inline struct VTermSeenCell vterm_seen_cell(VTerm *terminal, int row, int column) {
  VTermScreenCell cell;
  vterm_screen_get_cell(
    vterm_obtain_screen(terminal), (VTermPos){.row = row, .col = column}, &cell);
  struct VTermSeenCell seen = {
    .foreground = vterm_color_number(cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg)),
    .background = vterm_color_number(cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg)),
    .bold = cell.attrs.bold,
    .reverse = cell.attrs.reverse,
  };
  for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL; i++) seen.text[i] = cell.chars[i];
  return seen;
}
