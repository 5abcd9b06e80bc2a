import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The keys of the board, of its questions and of its result.
@Suite struct GameKeymapTests {
  private static let board = AppState.dealt()
  private static let begun = AppState.dealt().withPairsFound(1)
  private static let solved = AppState.dealt().withPairsFound(8)
  private static let failed = AppState(
    after: .game(
      .deal(.init(.init(category: .bundled[0], grid: .standard, source: .bundled, seed: 7)))),
    .game(.fetchFailed(.init(request: 1, failure: .itunes(.noConnection)))))
  private static let sameBoard = AppAction.game(
    .deal(.init(.init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7))))

  /// A new board, as the settings say.
  private static func deal(from state: AppState) -> AppAction {
    .game(.deal(.init(for: state)))
  }

  @Test(
    arguments: [
      (.up, .game(.moveCursor(.init(.up)))), (.down, .game(.moveCursor(.init(.down)))),
      (.left, .game(.moveCursor(.init(.left)))), (.right, .game(.moveCursor(.init(.right)))),
      (.character("h"), .game(.moveCursor(.init(.left)))),
      (.character("j"), .game(.moveCursor(.init(.down)))),
      (.character("k"), .game(.moveCursor(.init(.up)))),
      (.character("l"), .game(.moveCursor(.init(.right)))),
      (.character("w"), .game(.moveCursor(.init(.up)))),
      (.character("a"), .game(.moveCursor(.init(.left)))),
      (.character("s"), .game(.moveCursor(.init(.down)))),
      (.character("d"), .game(.moveCursor(.init(.right)))),
      (.enter, .game(.flipCard(.init(index: 0)))),
      (.character(" "), .game(.flipCard(.init(index: 0)))),
      (.target(.card(5)), .game(.flipCard(.init(index: 5)))), (.character("n"), deal(from: board)),
      (.character("q"), .routing(.go(.menu))), (.escape, .routing(.go(.menu))),
      (.character("?"), .routing(.go(.help))), (.scrollDown, nil), (.character("x"), nil),
      (.tab, .game(.moveCursor(.init(.next)))), (.backTab, .game(.moveCursor(.init(.previous)))),
      (.home, .game(.moveCursor(.init(.first)))), (.end, .game(.moveCursor(.init(.last)))),
      (.character("H"), .game(.showHint)), (.character("p"), .routing(.go(.paused))),
      (.character("P"), .routing(.go(.paused))),
      (.character("#"), .settings(.change(.init(\.showsCoordinates, true)))),
      (.character("1"), nil), (.focusLost, nil),
    ] as [(Key, AppAction?)])
  func `keys of the board`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.board) == action)
  }

  @Test func `a game that has begun is not thrown away by a key`() {
    #expect(appKeymap(key: .character("n"), state: Self.begun) == .routing(.go(.confirmation)))
  }

  @Test(
    arguments: [
      (.enter, .routing(.go(.game))), (.target(.button(1)), deal(from: begun)),
      (.right, .routing(.select(1))), (.escape, .routing(.go(.game))),
    ] as [(Key, AppAction?)])
  func `keys of the question before a game is given up`(key: Key, action: AppAction?) {
    let state = Self.begun.after(.routing(.go(.confirmation)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (.enter, .newGame(.dealNext)), (.target(.button(1)), .routing(.go(.share))),
      (.target(.button(2)), sameBoard), (.target(.button(3)), .routing(.go(.menu))),
      (.right, .routing(.select(1))), (.left, .routing(.select(3))),
      (.character("y"), .routing(.go(.share))), (.character("n"), deal(from: solved)),
      (.character("q"), .routing(.go(.menu))),
      (.escape, .game(.showResult(false))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the result`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.solved) == action)
  }

  @Test(
    arguments: [
      (.enter, .game(.showResult(true))), (.character(" "), .game(.showResult(true))),
      (.up, .game(.showResult(true))), (.tab, .game(.showResult(true))),
      (.character("n"), deal(from: solved)), (.character("q"), .routing(.go(.menu))),
      (.escape, .routing(.go(.menu))), (.target(.button(1)), nil),
    ] as [(Key, AppAction?)])
  func `keys of a solved board while its covers light up, and while it is shown alone`(
    key: Key, action: AppAction?
  ) {
    let animated = AppState.dealt().withPairsFound(7)
      .after(.settings(.change(.init(\.isAnimated, true))))
    let lighting = animated.withPairsFound(8).after(.game(.advanceFinale))
    #expect(lighting.game.show.finale == .lighting(1))

    for state in [lighting, Self.solved.after(.game(.showResult(false)))] {
      #expect(appKeymap(key: key, state: state) == action)
    }
  }

  @Test(arguments: [Key.enter, .right, .character(" "), .character("x"), .backspace])
  func `any key ends the finale, and only then presses buttons`(key: Key) {
    var state = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
    var ended: [AppAction?] = []
    while state.game.show.finale != .result {
      ended.append(appKeymap(key: key, state: state))
      state = state.after(.game(.advanceFinale))
    }

    #expect(ended.count == 14)
    #expect(ended.allSatisfy { $0 == .game(.showResult(true)) })
    #expect(appKeymap(key: key, state: state) != .game(.showResult(true)))
  }

  @Test(
    arguments: [
      (.enter, deal(from: failed)), (.target(.button(1)), .routing(.go(.settings))),
      (.target(.button(2)), .routing(.go(.menu))), (.right, .routing(.select(1))),
      (.escape, .routing(.go(.menu))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the message that there is no board`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.failed) == action)
  }

  @Test(
    arguments: [(0, nil), (1, nil), (2, Grid.choices[0]), (7, Grid.choices[2])]
      as [(Int, Grid?)])
  func `with too few covers the first button deals the largest grid that they fill`(
    count: Int, grid: Grid?
  ) {
    let state = AppState(
      after: .game(
        .deal(.init(.init(category: .bundled[0], grid: .standard, source: .itunes, seed: 7)))),
      .game(
        .setCards(.init(request: 1, batch: CoverBatch(covers: Array(covers("pop").prefix(count))))))
    )

    #expect(
      appKeymap(key: .enter, state: state)
        == grid.map { .game(.deal(.init(for: state, source: .itunes, grid: $0))) }
        ?? .routing(.go(.settings)))
  }
}
