/// The upper limits of the figures, by name.
///
/// Those that end in `ratio` are relative to something measured in the same run: the smallest ncurses
/// program that shows a board (`Scripts/floor.c`), or a loop over closures in place of the store.
let budgets: [String: Double] = [
  "dispatch.flip.subscribers-1.ratio": 2,
  "dispatch.flip.subscribers-10.ratio": 3,
  "dispatch.flip.subscribers-3000.ratio": 6,
  "cover.jpeg-600-to-14x7": 5_000_000,
  "records.load-1000": 5_000_000,
  "records.bytes-4x4": 1024,
  "start.menu.ratio": 2,
  "start.stable.ratio": 6,
  "key.move.last.median.ratio": 1.3,
  "key.move.last.p95.ratio": 1.5,
  "key.flip-no-panel.last.median.ratio": 1.5,
  "key.flip.last.median.ratio": 3,
  "key.flip.last.p95.ratio": 3,
  "bytes.move": 300,
  "bytes.flip-14x7": 3 * 1024,
  "idle.menu.wake-ups": 0,
  "idle.menu.cpu": 0,
  "idle.menu.bytes": 0,
  "idle.board.wake-ups": 0,
  "idle.board.cpu": 0,
  "idle.board.bytes": 0,
  "idle.clock.wake-ups": 11,
  "memory.board-6x6.peak": 16 * 1024,
]
