import Testing

@testable import MemoryTunes
@testable import Screens

@Suite struct HindsightTests {
  private static let dealt = AppState.dealt().withPairsFound(2)
  /// The open card's partner has been seen.
  private static let seen = dealt.turning(4, 5).flipping(dealt.places(ofPair: 4)[1])
  private static let unseen = dealt.turning(4)

  @Test func `with CapsLock on, letters that move on the board cannot choose what costs`() {
    for letter in "hjklwasdHJKLWASD" {
      expectKeys(in: Self.seen.after(.go(.hint)), (.character(letter), nil))
      expectKeys(in: Self.seen.after(.go(.timeTravel)), (.character(letter), nil))
    }
  }

  @Test func `H and t ask before a game stops counting, and Enter keeps it counting`() {
    let hint: (Key, AppAction?) = (.character("H"), .game(.showHint))
    let travel: (Key, AppAction?) = (.character("t"), .go(.inspector))

    expectKeys(in: Self.dealt, hint, (.character("t"), .go(.timeTravel)))
    expectKeys(in: Self.unseen, (.character("H"), .go(.hint)))
    expectKeys(in: Self.seen, (.character("H"), .go(.hint)))
    expectKeys(in: Self.seen.after(.game(.showHint)), hint)
    #expect(
      Self.dealt.after(.go(.timeTravel), .go(.inspector)).routing.path == [.game, .inspector])
    expectKeys(in: AppState(), travel)
    expectKeys(in: .dealt(), travel)
    expectKeys(in: Self.dealt.after(.inspector(.select(1))), travel)
    expectKeys(
      in: Self.seen.after(.go(.hint)), (.enter, .go(.game)), (.escape, .go(.game)),
      (.target(.button(1)), .game(.showHint)))
    expectKeys(
      in: Self.seen.after(.go(.timeTravel)), (.enter, .go(.game)), (.character("q"), .go(.game)),
      (.target(.button(1)), .go(.inspector)))
  }
}

@Suite struct ConfirmationTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 40, height: 12),
  ]
  private static let begun = AppState.dealt().withPairsFound(2)

  /// A daily board on the screen, with a pair, over the ordinary game that was begun before.
  private static let playingDaily = begun.after(
    .go(.menu), .daily(.found(Daily(day: 20_780, isPractice: false))),
    .lay(covers("metal"), request: 2)
  ).withPairsFound(1)

  private static func launched(_ options: LaunchOptions) -> AppState {
    begun.after(.settings(.restore(.init(preferences: .init(), options: options))))
  }

  /// The words in the box of the question, its title first: the code of a board that was asked for.
  @Test(
    arguments: [
      (playingDaily.after(.go(.confirmation)), "New game Give up this game? 2 of 8 · 4×4 Rock"),
      (
        playingDaily.after(.go(.menu), .daily(.found(Daily(day: 20_781, isPractice: false)))),
        "daily-2026-11-24 Give up this game? 1 of 8 · 4×4 Pop, 23 Nov"
      ),
      (
        launched(LaunchOptions(opponents: [.fuzz])), "New game Give up this game? 2 of 8 · 4×4 Rock"
      ),
      (
        launched(LaunchOptions(code: try? BoardCode("pop-4x4-7k3q"))),
        "pop-4x4-7k3q Give up this game? 2 of 8 · 4×4 Rock"
      ),
      (
        AppState.dealt(Grid.choices[10], fillers: 20).flipping(0).after(.go(.confirmation)),
        "New game Give up this game? 0 of 40 · 10×8 Rock"
      ),
    ])
  func `it names the game that is given up, even if another one is on the screen, at any size`(
    state: AppState, question: String
  ) {
    #expect(state.routing.destination == .confirmation)
    for size in Self.sizes {
      let words = appView(state: state, in: size).words(on: Theme.dark.surface)
      #expect(words.replacing(#/[─│╭╮╰╯ ]+/#, with: " ").hasPrefix(" \(question) "), "\(size)")
    }
  }
}

@Suite struct FinaleTests {
  @Test(arguments: [Key.enter, .right, .character(" "), .character("x"), .backspace])
  func `any key ends the finale, and only then presses buttons`(key: Key) {
    var state = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
    var ended: [AppAction?] = []
    while state.game.show.finale != .result {
      ended.append(press(key, in: state))
      state = state.after(.game(.advanceFinale))
    }

    #expect(ended.count == 14)
    #expect(ended.allSatisfy { $0 == .game(.showResult(true)) })
    #expect(press(key, in: state) != .game(.showResult(true)))
  }
}

@Suite struct PauseTests {
  private static let begun = AppState.dealt().flipping(3)

  @Test(arguments: [
    Key.enter, .escape, .tab, .backTab, .up, .home, .character(" "), .character("t"),
    .character("n"), .character("q"), .scrollDown, .target(.back),
  ])
  func `any key and any click continue the game`(key: Key) {
    let paused = Self.begun.after(.go(.paused))
    #expect(!paused.game.clock.isRunning)
    for corner in [Point(x: 0, y: 0), Point(x: 79, y: 23)] {
      #expect(appView(state: paused, in: sizes[0]).target(at: corner) == .back)
    }

    #expect(press(key, in: paused) == .go(.game))
    #expect(paused.after(.go(.game)).game.clock.isRunning)
    #expect(paused.after(.go(.game)).game.board.openCards == [3])
  }

  @Test(arguments: sizes)
  func `nothing of the board can be seen`(size: Size) {
    let states = [
      AppState.dealt().withPairsFound(3).flipping(0), AppState.dealt().animated.flipping(0, 1),
      Self.begun.after(.game(.showHint)), AppState.withCoversMissing(),
    ]

    for state in states {
      let frame = appView(state: state.after(.go(.paused)), in: size)
      #expect(
        Set(frame.pictures.map(\.image)).isSubset(
          of: [backImage] + (2...4).flatMap(tightBackImages)))
      #expect(["song", "✓", "✗", "PAIR!", "SEEN"].allSatisfy { !frame.text.contains($0) })
    }
  }

  @Test(
    arguments: [
      (begun, .go(.paused)), (begun.after(.set(\.pausesUnfocused, false)), nil),
      (AppState.dealt(), nil), (AppState(), nil), (begun.after(.go(.help)), nil),
      (begun.after(.go(.paused)), nil), (AppState.dealt().withPairsFound(8), nil),
    ] as [(AppState, AppAction?)])
  func `losing the focus pauses only a clock that runs, and only if the player wishes`(
    state: AppState, action: AppAction?
  ) {
    #expect(press(.focusLost, in: state) == action)
  }
}
