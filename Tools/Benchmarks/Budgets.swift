/// The upper limits of the figures, by name.
///
/// Those that end in `ratio` are relative to the smallest ncurses program that shows a board
/// (`Scripts/floor.c`), measured in the same run.
let budgets: [String: Double] = [
  "dispatch.unrelated.subscribers-1": 152,
  "dispatch.unrelated.subscribers-10": 630,
  "dispatch.unrelated.subscribers-3000": 147_000,
  "dispatch.flip.subscribers-1": 152,
  "dispatch.flip.subscribers-10": 630,
  "dispatch.flip.subscribers-3000": 147_000,
  "cover.jpeg-600-to-14x7": 5_000_000,
  "start.menu.ratio": 2,
  "start.stable.ratio": 2,
  "key.move.last.median.ratio": 1.5,
  "key.move.last.p95.ratio": 2,
  "key.flip.last.median.ratio": 1.5,
  "key.flip.last.p95.ratio": 2,
  "bytes.move": 680,
  "bytes.flip-14x7": 3 * 1024,
  "idle.menu.wake-ups": 0,
  "idle.menu.cpu": 0,
  "idle.menu.bytes": 0,
  "idle.board.wake-ups": 0,
  "idle.board.cpu": 0,
  "idle.board.bytes": 0,
  "idle.clock.wake-ups": 10,
  "memory.board-6x6.peak": 32 * 1024,
]
