/// The upper limits of the figures, by name.
///
/// Those that end in `ratio` are relative to something measured in the same run: the smallest ncurses
/// program that shows the same (`Scripts/floor.c`), a loop over closures in place of the store, or a finish with at
/// most a thousand games in the records.
let budgets: [String: Double] = [
  "dispatch.flip.subscribers-1.ratio": 2,
  "dispatch.flip.subscribers-10.ratio": 3,
  "dispatch.flip.subscribers-3000.ratio": 6,
  "history.memory-100000": 20_971_520,
  "cover.jpeg-600-to-14x7": 5_000_000,
  "records.load-1000": 5_000_000,
  "records.collection-10000": 10_000_000,
  "records.finish-100000": 10_000_000,
  "records.finish-100000.ratio": 2,
  "records.menu-100000": 10_000_000,
  "records.puzzles-10000": 50_000_000,
  "records.page-10000": 300_000_000,
  "coach.game-10x8": 5_000_000,
  "records.bytes-4x4": 1024,
  "view.collection.ratio": 1.2,
  "start.menu.ratio": 1.8,
  "start.stable.ratio": 6,
  "key.move.last.median.ratio": 1.3,
  "key.move.last.p95.ratio": 1.5,
  "key.next-move.last.median.ratio": 1.3,
  // A flip also deals with rules, sounds and the saved game, and draws few cells: of its instructions, a fifth are the
  // view's and a fifth ncurses's.
  "key.flip-no-panel.last.median.ratio": 1.7,
  "key.flip.last.median.ratio": 1.5,
  "key.flip.last.p95.ratio": 1.7,
  // Two frames of 16×9 cells: 64 of them stand alone in their row, and each costs a cursor movement.
  "bytes.move": 400,
  "bytes.flip-14x7": 3 * 1024,
  "idle.menu.wake-ups": 0,
  "idle.menu.cpu": 0,
  "idle.menu.bytes": 0,
  "idle.board.wake-ups": 0,
  "idle.board.cpu": 0,
  "idle.board.bytes": 0,
  "idle.clock.wake-ups": 11,
  // The kernel maps the program's pages in neighbourhoods of 16: 12 MB of code, of which 1.6 MB are executed.
  "memory.board-6x6.peak": 27 * 1024,
  "memory.board-6x6.allocated": 6.5 * 1024,
  // What a player sees comes before what the other does.
  "together.flip.behind.p95": 2_000_000,
  "together.idle.wake-ups": 0,
  "sound.first-sample.closed": 40_000_000,
  "sound.first-sample.open": 20_000_000,
  "sound.flip.last.median.ratio": 1.05,
  "sound.playing.cpu": 3,
  "sound.band.move.last.median.ratio": 1.05,
  "sound.band.cpu": 3,
  "band.parts-8.cpu": 3,
  "band.parts-40.cpu": 8,
  "band.drift-30-minutes": 0,
  "sound.idle.wake-ups": 0,
  "sound.idle.cpu": 0,
  "sound.memory.peak.added": 4 * 1024,
  "sound.memory.proportional.added": 4 * 1024,
]
