import MemoryTunes
import Terminal
import Testing

@testable import Screens

@Suite struct PauseTests {
  private static let begun = AppState.dealt().flipping(3)

  @Test(arguments: [
    Key.enter, .escape, .tab, .backTab, .up, .home, .character(" "), .character("t"),
    .character("n"), .character("q"), .scrollDown, .target(.back),
  ])
  func `any key and any click continue the game`(key: Key) {
    let paused = Self.begun.after(.routing(.go(.paused)))
    #expect(!paused.game.clock.isRunning)

    let action = appKeymap(key: key, state: paused)

    #expect(action == .routing(.go(.game)))
    #expect(paused.after(.routing(.go(.game))).game.clock.isRunning)
    #expect(paused.after(.routing(.go(.game))).game.board.openCards == [3])
  }

  @Test func `a click anywhere means any place of the screen`() {
    let size = Size(width: 80, height: 24)
    let frame = appView(state: Self.begun.after(.routing(.go(.paused))), in: size)

    #expect(frame.target(at: Point(x: 0, y: 0)) == .back)
    #expect(frame.target(at: Point(x: 79, y: 23)) == .back)
  }

  @Test(arguments: sizes)
  func `nothing of the board can be seen`(size: Size) {
    let states = [
      AppState.dealt().withPairsFound(3).flipping(0),
      AppState.dealt().animated.flipping(0, 1), Self.begun.after(.game(.showHint)),
      AppState.withCoversMissing(),
    ]

    for state in states {
      let paused = state.after(.routing(.go(.paused)))
      let frame = appView(state: paused, in: size)
      #expect(
        Set(frame.pictures.map(\.image)).isSubset(
          of: [backImage] + (2...4).flatMap(tightBackImages)))
      #expect(["song", "✓", "✗", "PAIR!", "SEEN"].allSatisfy { !frame.text.contains($0) })
    }
  }

  @Test(
    arguments: [
      (begun, .routing(.go(.paused))),
      (begun.after(.settings(.change(.init(\.pausesUnfocused, false)))), nil),
      (AppState.dealt(), nil), (AppState(), nil), (begun.after(.routing(.go(.help))), nil),
      (begun.after(.routing(.go(.paused))), nil), (AppState.dealt().withPairsFound(8), nil),
    ] as [(AppState, AppAction?)])
  func `losing the focus pauses only a clock that runs, and only if the player wishes`(
    state: AppState, action: AppAction?
  ) {
    #expect(appKeymap(key: .focusLost, state: state) == action)
  }
}

extension Frame {
  /// All characters, row by row.
  fileprivate var text: String {
    cells.map { character(of: $0.glyph).map(String.init) ?? "" }.joined()
  }
}
