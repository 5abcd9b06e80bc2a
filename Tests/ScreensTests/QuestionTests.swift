import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The questions before a game stops counting.
@Suite struct HindsightTests {
  private static let dealt = AppState.dealt().withPairsFound(2)
  /// The open card's partner has been seen.
  private static let seen = dealt.turning(4, 5).flipping(dealt.places(ofPair: 4)[1])
  private static let unseen = dealt.turning(4)

  @Test func `H asks before it says anything about an open card of a game that counts`() {
    #expect(press(.character("H"), in: Self.dealt) == .game(.showHint))
    #expect(press(.character("H"), in: Self.unseen) == .go(.hint))
    #expect(press(.character("H"), in: Self.seen) == .go(.hint))
    let shown = Self.seen.after(.game(.showHint))
    #expect(press(.character("H"), in: shown) == .game(.showHint))
  }

  @Test func `a hint about a partner that was not seen costs nothing`() {
    let state = Self.unseen.after(.go(.hint), .game(.showHint))

    #expect(state.routing.path == [.game])
    #expect(state.game.show.hint == .unseen)
    #expect(state.game.hindsight == nil)
  }

  @Test(arguments: [RoutingDestination.hint, .timeTravel])
  func `with CapsLock on, letters that move on the board cannot choose what costs`(
    question: RoutingDestination
  ) {
    for letter in "hjklwasdHJKLWASD" {
      let state = Self.seen.after(.go(question))
      #expect(press(.character(letter), in: state) == nil, "\(letter)")
    }
  }

  @Test func `time travel asks only while a game counts`() {
    let travelled = Self.dealt.after(.inspector(.select(1)))

    #expect(press(.character("t"), in: AppState()) == .go(.inspector))
    #expect(press(.character("t"), in: .dealt()) == .go(.inspector))
    #expect(press(.character("t"), in: Self.dealt) == .go(.timeTravel))
    #expect(press(.character("t"), in: travelled) == .go(.inspector))
  }

  @Test(
    arguments: [
      (.enter, .hint, .go(.game)), (.escape, .hint, .go(.game)),
      (.target(.button(1)), .hint, .game(.showHint)), (.enter, .timeTravel, .go(.game)),
      (.character("q"), .timeTravel, .go(.game)),
      (.target(.button(1)), .timeTravel, .go(.inspector)),
    ] as [(Key, RoutingDestination, AppAction)])
  func `Enter keeps the game counting`(key: Key, question: RoutingDestination, action: AppAction) {
    #expect(press(key, in: Self.seen.after(.go(question))) == action)
  }

  @Test func `time travel takes the place of its question`() {
    let state = Self.dealt.after(.go(.timeTravel), .go(.inspector))

    #expect(state.routing.path == [.game, .inspector])
  }

  @Test func `the question before a hint says what it costs`() throws {
    let asked = Self.seen.after(.go(.hint))
    let seen = GoldenPart.difference(from: Self.seen)

    try expectScreen("hint-question", seen, small: seen, of: asked)
    try expectScreen("hint-question", .body, of: asked, in: Size(width: 60, height: 20))
  }

  @Test func `a hint without an open card says what it needs`() throws {
    try expectScreen(
      "hint-needs-card", .board, of: Self.dealt.after(.game(.showHint)), in: sizes[0])
  }
}

/// The question before an unfinished game is given up.
@Suite struct ConfirmationTests {
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 40, height: 12),
  ]
  /// Two of eight pairs found.
  private static let begun = AppState.dealt().withPairsFound(2)

  /// The words in the box of the question, its title first.
  private func question(of state: AppState, in size: Size) -> String {
    let frame = appView(state: state, in: size)
    return frame.words(on: Theme.dark.surface).replacing(#/[─│╭╮╰╯ ]+/#, with: " ")
  }

  /// A daily board on the screen, with a pair, over the ordinary game that was begun before.
  private static func playingDaily(_ day: Int = 20_780) -> AppState {
    let dealt = begun.after(.go(.menu), .daily(.found(Daily(day: day, isPractice: false))))
    return dealt.after(.lay(covers("metal"), request: 2)).withPairsFound(1)
  }

  @Test(arguments: sizes)
  func `it names the game that is given up, also if another one is on the screen`(size: Size) {
    let state = Self.playingDaily().after(.go(.confirmation))

    #expect(state.game.daily != nil)
    #expect(question(of: state, in: size).hasPrefix(" New game Give up 4×4 Rock, 2 of 8 pairs? "))
  }

  @Test(arguments: sizes)
  func `the board of another day is named by its day`(size: Size) {
    let state = Self.playingDaily().after(
      .go(.menu), .daily(.found(Daily(day: 20_781, isPractice: false))))

    #expect(
      question(of: state, in: size).hasPrefix(
        " daily-2026-11-24 Give up the board of 23 November 2026, 1 of 8 pairs? "))
  }

  @Test(
    arguments: [
      (LaunchOptions(opponents: [.fuzz]), "New game"),
      (LaunchOptions(code: try? BoardCode("pop-4x4-7k3q")), "pop-4x4-7k3q"),
    ] as [(LaunchOptions, String)])
  func `its title is the code of a board that the command line asked for`(
    options: LaunchOptions, title: String
  ) {
    let state = Self.begun.after(.settings(.restore(.init(preferences: .init(), options: options))))

    #expect(state.routing.destination == .confirmation)
    for size in Self.sizes {
      #expect(
        question(of: state, in: size).hasPrefix(" \(title) Give up 4×4 Rock, 2 of 8 pairs? "),
        "\(size)")
    }
  }

  @Test(arguments: sizes)
  func `a long name and many pairs fit`(size: Size) {
    let state = AppState.dealt(Grid.choices[10], fillers: 20).flipping(0)

    #expect(
      question(of: state.after(.go(.confirmation)), in: size).hasPrefix(
        " New game Give up 10×8 Rock, 0 of 40 pairs? "))
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

    let action = press(key, in: paused)

    #expect(action == .go(.game))
    #expect(paused.after(.go(.game)).game.clock.isRunning)
    #expect(paused.after(.go(.game)).game.board.openCards == [3])
  }

  @Test func `a click anywhere means any place of the screen`() {
    let size = Size(width: 80, height: 24)
    let frame = appView(state: Self.begun.after(.go(.paused)), in: size)

    #expect(frame.target(at: Point(x: 0, y: 0)) == .back)
    #expect(frame.target(at: Point(x: 79, y: 23)) == .back)
  }

  @Test(arguments: sizes)
  func `nothing of the board can be seen`(size: Size) {
    let states = [
      AppState.dealt().withPairsFound(3).flipping(0), AppState.dealt().animated.flipping(0, 1),
      Self.begun.after(.game(.showHint)), AppState.withCoversMissing(),
    ]

    for state in states {
      let paused = state.after(.go(.paused))
      let frame = appView(state: paused, in: size)
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
