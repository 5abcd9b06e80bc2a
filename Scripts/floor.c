/* The smallest ncurses program that shows a board of cards, moves a cursor and flips a card: the
   baseline of `make bench`. */
#define _XOPEN_SOURCE_EXTENDED 1
#include <locale.h>
#include <ncurses.h>
#define N 6
static int up[N][N], cy, cx, H, W;
static void card(int r, int c) {
    int y0 = r * H, x0 = c * W, hot = r == cy && c == cx;
    attr_t a = hot ? A_BOLD | A_REVERSE : 0;
    short pair = hot ? 62 : 60 + (r + c) % 2;
    cchar_t bx, face;
    static const wchar_t *corner[4] = {L"╭", L"╮", L"╰", L"╯"};
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W - 1; x++) {
            int t = y == 0, b = y == H - 1, l = x == 0, rr = x == W - 2;
            if (t || b || l || rr) {
                const wchar_t *s = (t || b) && (l || rr) ? corner[(b ? 2 : 0) + rr] : t || b ? L"─" : L"│";
                setcchar(&bx, s, a, pair, NULL);
                mvadd_wch(y0 + y, x0 + x, &bx);
            } else {
                if (up[r][c]) setcchar(&face, L"▀", 0, 1 + (x * 3 + y * 7 + r * N + c) % 20, NULL);
                else setcchar(&face, L"▒", 0, 60 + (r + c) % 2, NULL);
                mvadd_wch(y0 + y, x0 + x, &face);
            }
        }
}
static void board(void) {
    H = LINES / N; W = COLS / N;
    erase();
    if (H < 3 || W < 4) { addnstr("too small", COLS > 0 ? COLS : 1); return; }
    for (int r = 0; r < N; r++) for (int c = 0; c < N; c++) card(r, c);
}
int main(void) {
    setlocale(LC_ALL, "");
    initscr(); cbreak(); noecho(); keypad(stdscr, TRUE); curs_set(0); start_color();
    for (int i = 0; i < 20; i++) init_pair(1 + i, 17 + i * 11 % 214, 16 + (i * 23 + 5) % 214);
    init_pair(60, 33, 17); init_pair(61, 39, 18); init_pair(62, 226, 16);
    board();
    for (;;) {
        int k = getch(), oy = cy, ox = cx;             /* getch refreshes */
        if (k == 'q' || k == ERR) break;
        if (k == KEY_RESIZE) { board(); continue; }
        if (k == KEY_UP) cy = (cy + N - 1) % N;
        else if (k == KEY_DOWN) cy = (cy + 1) % N;
        else if (k == KEY_LEFT) cx = (cx + N - 1) % N;
        else if (k == KEY_RIGHT) cx = (cx + 1) % N;
        else if (k == '\n' || k == '\r' || k == KEY_ENTER) up[cy][cx] = !up[cy][cx];
        if (H >= 3 && W >= 4) { card(oy, ox); card(cy, cx); }
    }
    endwin();
    return 0;
}
