import Artwork
import DataFlow
import MemoryTunes
import SeededRandom

/// A game that is played in memory and recorded, as by the program; the seed decides everything.
@MainActor
package final class RecordedGame {
  /// The recording.
  package private(set) var bytes: [UInt8] = []
  /// The state after its last event.
  package private(set) var state = AppState()
  /// When the last event came, in milliseconds.
  package private(set) var milliseconds = 0

  private var number = 0
  private lazy var recorder = Recorder<AppState, AppAction>(
    header: RecordingHeader(schema: AppState.schema, program: "test"),
    file: RecordingFile(startOver: { [unowned self] in bytes = [] }) { [unowned self] in bytes += $0
    },
    now: { .zero }, onFailure: { _ in })

  package init() {}

  /// Deals a board and plays it with random flips, to its end unless it takes more than 400 of them.
  package convenience init(seed: UInt64) {
    self.init()
    var generator = SeededGenerator(seed: seed)
    let grids = ["2x2", "3x2", "4x3", "4x4"].compactMap(Grid.init)
    var preferences = Preferences()
    preferences.settings.isAnimated = generator.number(below: 2) == 0
    preferences.settings.theme =
      ThemeSetting.allCases[
        generator.number(below: ThemeSetting.allCases.count)]
    let grid = grids[generator.number(below: grids.count)]
    let category = Category.bundled[generator.number(below: Category.bundled.count)]
    play(.settings(.restore(.init(preferences: preferences))))
    play(
      .game(.deal(.init(.init(category: category, grid: grid, source: .bundled, seed: seed)))))
    play(.routing(.go(.game)))
    play(.game(.setCards(.init(request: 1, batch: .init(covers: Self.covers)))), after: 200)
    var flips = 0
    while !state.game.isFinished, flips < 400 {
      flips += 1
      play(
        .game(.flipCard(.init(index: generator.number(below: grid.cardCount)))),
        after: 20 + generator.number(below: 3000))
      while !state.game.show.flipping.isEmpty { play(.game(.advanceFlips(.init())), after: 40) }
    }
  }

  /// An action that comes this many milliseconds after the one before.
  package func play(_ action: AppAction, after milliseconds: Int = 1) {
    number += 1
    self.milliseconds += milliseconds
    recorder.record(
      Event(number: number, milliseconds: self.milliseconds, kind: .action(action)), before: state)
    _ = appReducer(state: &state, action: action)
  }

  /// Covers that need no files.
  private static let covers = (1...20).map {
    Cover(
      id: "cover/\($0)", title: "Song \($0)", artist: "Band \($0)", album: "Album \($0)",
      artwork: "cover/\($0)")
  }
}

/// A picture in a colour that its name decides.
package func picture(named name: String) -> PixelImage? {
  let hue = UInt8(truncatingIfNeeded: name.utf8.reduce(7) { ($0 &* 31) &+ Int($1) })
  let bytes = (0..<64).flatMap { index -> [UInt8] in [hue, UInt8(index * 4), 255 - hue, 255] }
  return PixelImage(width: 8, height: 8, bytes: bytes)
}
