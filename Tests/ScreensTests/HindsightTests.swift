import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The questions before a game stops counting.
@Suite struct HindsightTests {
  private static let dealt = AppState.dealt().withPairsFound(2)
  /// The open card's partner has been seen.
  private static let seen = {
    let (one, other) = (dealt.places(ofPair: 4), dealt.places(ofPair: 5))
    return dealt.flipping(one[0], other[0], one[1])
  }()
  private static let unseen = dealt.flipping(dealt.places(ofPair: 4)[0])
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 60, height: 20), Size(width: 40, height: 12),
  ]

  @Test func `H asks before it says anything about an open card of a game that counts`() {
    #expect(appKeymap(key: .character("H"), state: Self.dealt) == .game(.showHint))
    #expect(appKeymap(key: .character("H"), state: Self.unseen) == .routing(.go(.hint)))
    #expect(appKeymap(key: .character("H"), state: Self.seen) == .routing(.go(.hint)))
    let shown = Self.seen.after(.game(.showHint))
    #expect(appKeymap(key: .character("H"), state: shown) == .game(.showHint))
  }

  @Test func `a hint about a partner that was not seen costs nothing`() {
    let state = Self.unseen.after(.routing(.go(.hint)), .game(.showHint))

    #expect(state.routing.path == [.game])
    #expect(state.game.show.hint == .unseen)
    #expect(state.game.hindsight == nil)
  }

  @Test(arguments: [RoutingDestination.hint, .timeTravel])
  func `with CapsLock on, letters that move on the board cannot choose what costs`(
    question: RoutingDestination
  ) {
    for letter in "hjklwasdHJKLWASD" {
      let state = Self.seen.after(.routing(.go(question)))
      #expect(appKeymap(key: .character(letter), state: state) == nil, "\(letter)")
    }
  }

  @Test func `time travel asks only while a game counts`() {
    let travelled = Self.dealt.after(.inspector(.select(1)))

    #expect(appKeymap(key: .character("t"), state: AppState()) == .routing(.go(.inspector)))
    #expect(appKeymap(key: .character("t"), state: .dealt()) == .routing(.go(.inspector)))
    #expect(appKeymap(key: .character("t"), state: Self.dealt) == .routing(.go(.timeTravel)))
    #expect(appKeymap(key: .character("t"), state: travelled) == .routing(.go(.inspector)))
  }

  @Test(
    arguments: [
      (.enter, .hint, .routing(.go(.game))), (.escape, .hint, .routing(.go(.game))),
      (.target(.button(1)), .hint, .game(.showHint)),
      (.enter, .timeTravel, .routing(.go(.game))),
      (.character("q"), .timeTravel, .routing(.go(.game))),
      (.target(.button(1)), .timeTravel, .routing(.go(.inspector))),
    ] as [(Key, RoutingDestination, AppAction)])
  func `Enter keeps the game counting`(
    key: Key, question: RoutingDestination, action: AppAction
  ) {
    #expect(appKeymap(key: key, state: Self.seen.after(.routing(.go(question)))) == action)
  }

  @Test func `time travel takes the place of its question`() {
    let state = Self.dealt.after(.routing(.go(.timeTravel)), .routing(.go(.inspector)))

    #expect(state.routing.path == [.game, .inspector])
  }

  @Test(arguments: sizes)
  func `the question before a hint says what it costs`(size: Size) throws {
    // Boards of 60×20 are in no other golden.
    let part = size == Self.sizes[1] ? GoldenPart.body : .difference(from: Self.seen)
    try expectScreen("hint-question", part, of: Self.seen.after(.routing(.go(.hint))), in: size)
  }

  @Test func `a hint without an open card says what it needs`() throws {
    try expectScreen(
      "hint-needs-card", .board, of: Self.dealt.after(.game(.showHint)),
      in: Size(width: 80, height: 24))
  }
}
