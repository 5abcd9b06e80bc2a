/* The floor of `make bench`: what every program must do to show what the game shows.

     floor --cells BYTES >CELLS  what a terminal shows after each key, by libvterm
     floor CELLS                 the smallest ncurses program that shows it: at each key, it writes the whole next
                                 screen into its window, and ncurses finds the difference
     floor --bytes BYTES         writes what the game wrote, and computes nothing

   BYTES is what the game wrote before the first key and after each: a line with columns and rows, then for each
   part a line with its length, and the part. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <vterm.h>

/* Colours are numbers of the palette, or -1 for the terminal's own; no text in the right half of a wide character. */
typedef struct { uint32_t text[VTERM_MAX_CHARS_PER_CELL]; int16_t foreground, background; attr_t attributes; } Cell;

static int columns, rows;

static FILE *open_file(const char *path, const char *format) {
    FILE *file = fopen(path, "r");
    if (!file || fscanf(file, format, &columns, &rows) != 2) { fprintf(stderr, "floor: no %s\n", path); exit(1); }
    return file;
}

/* The next part of BYTES; NULL after the last. */
static char *next_part(FILE *file, size_t *length) {
    if (fscanf(file, "%zu", length) != 1 || fgetc(file) != '\n') return NULL;
    char *part = malloc(*length + 1);
    return part && fread(part, 1, *length, file) == *length ? part : NULL;
}

static int16_t number(VTermColor color, int is_default) { return is_default ? -1 : color.indexed.idx; }

static void write_cells(const char *path) {
    FILE *file = open_file(path, "%d %d");
    VTerm *terminal = vterm_new(rows, columns);
    VTermScreen *screen = vterm_obtain_screen(terminal);
    vterm_set_utf8(terminal, 1);
    vterm_screen_enable_altscreen(screen, 1);
    vterm_screen_reset(screen, 1);
    printf("%d %d\n", columns, rows);
    size_t length;
    for (char *part; (part = next_part(file, &length)); free(part)) {
        vterm_input_write(terminal, part, length);
        for (int y = 0; y < rows; y++)
            for (int x = 0; x < columns; x++) {
                VTermScreenCell seen;
                vterm_screen_get_cell(screen, (VTermPos){.row = y, .col = x}, &seen);
                Cell cell = {{0}, number(seen.fg, VTERM_COLOR_IS_DEFAULT_FG(&seen.fg)),
                             number(seen.bg, VTERM_COLOR_IS_DEFAULT_BG(&seen.bg)),
                             (seen.attrs.bold ? A_BOLD : 0) | (seen.attrs.reverse ? A_REVERSE : 0)};
                memcpy(cell.text, seen.chars, sizeof cell.text);
                if (!cell.text[0]) cell.text[0] = ' ';
                if (cell.text[0] == (uint32_t)-1) cell.text[0] = 0;
                fwrite(&cell, sizeof cell, 1, stdout);
            }
    }
}

static void draw(const Cell *cells) {
    static cchar_t row[1000];
    for (int y = 0; y < rows; y++) {
        int count = 0;
        for (int x = 0; x < columns; x++, cells++) {
            wchar_t text[VTERM_MAX_CHARS_PER_CELL + 1] = {0};
            for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL; i++) text[i] = cells->text[i];
            int pair = alloc_pair(cells->foreground, cells->background);
            if (text[0]) setcchar(&row[count++], text, cells->attributes, 0, &pair);
        }
        mvadd_wchnstr(y, 0, row, count);
    }
}

static void show_cells(const char *path) {
    FILE *file = open_file(path, "%d %d");
    fgetc(file);
    size_t size = (size_t)columns * rows * sizeof(Cell), start = ftell(file);
    fseek(file, 0, SEEK_END);
    size_t count = (ftell(file) - start) / size;
    Cell *cells = malloc(count * size);
    fseek(file, start, SEEK_SET);
    if (!cells || columns > 1000 || fread(cells, size, count, file) != count) exit(1);
    initscr(); cbreak(); noecho(); keypad(stdscr, TRUE); curs_set(0); start_color(); use_default_colors();
    for (size_t i = 0; i < count; i++) {
        draw(cells + i * columns * rows);
        int key = getch(); /* it refreshes first */
        if (key == 'q' || key == ERR) break;
    }
    endwin();
}

static void write_bytes(const char *path) {
    FILE *file = open_file(path, "%d %d");
    struct termios before, raw;
    tcgetattr(0, &before);
    raw = before;
    cfmakeraw(&raw);
    tcsetattr(0, TCSANOW, &raw);
    size_t length;
    for (char *part, key[16]; (part = next_part(file, &length)); free(part))
        if (write(1, part, length) < 0 || read(0, key, sizeof key) < 1 || key[0] == 'q') break;
    tcsetattr(0, TCSANOW, &before);
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    if (argc == 2) show_cells(argv[1]);
    else if (argc == 3 && !strcmp(argv[1], "--cells")) write_cells(argv[2]);
    else if (argc == 3 && !strcmp(argv[1], "--bytes")) write_bytes(argv[2]);
    else return 2;
    return 0;
}
