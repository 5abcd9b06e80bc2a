import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// A game of the records, flip by flip.
@Suite struct ReviewFrameTests {
  /// A game of 4×4 with all pairs found but two, after some of its flips.
  static func state(
    after flipCount: Int = 0, source: CoverSource = .bundled, givenUp: Bool = true
  ) -> AppState {
    var state = AppState(
      after: .game(
        .deal(.init(.init(category: .bundled[2], grid: .standard, source: source, seed: 7)))),
      .routing(.go(.game)),
      .game(.setCards(.init(request: 1, batch: CoverBatch(covers: covers("rock"))))))
    state = state.flipping(state.places(ofPair: 6)[0], state.places(ofPair: 7)[0])
      .withPairsFound(givenUp ? 6 : 8)
    return opened(PlayedGame(state.game, endedAt: 86_400 * 20_780), after: flipCount)
  }

  static func opened(_ played: PlayedGame, after flipCount: Int = 0) -> AppState {
    AppState(
      after: .routing(.go(.records)), .review(.open(played.id)), .review(.loaded(played)),
      .review(.show(flipCount)))
  }

  @Test(arguments: sizes)
  func `the board is shown as it was`(size: Size) throws {
    try expectScreen("review", of: Self.state(after: 10), in: size)
  }

  @Test(arguments: sizes)
  func `a solved board has its last pair marked`(size: Size) throws {
    let state = Self.state(after: 18, givenUp: false)

    try expectScreen("review-solved", of: state, in: size)
  }

  @Test(arguments: sizes)
  func `covers that are not at hand have numbers`(size: Size) throws {
    try expectScreen("review-numbers", of: Self.state(after: 7, source: .itunes), in: size)
  }

  @Test(arguments: sizes)
  func `without flips, it says what is known of the game`(size: Size) throws {
    var sprint = PlayedGame(
      id: 3, endedAt: 0,
      request: DealRequest(
        category: .bundled[0], grid: .standard, source: .bundled, seed: 1, kind: .sprint),
      pairCount: 21, moveCount: 40, slipCount: 3, seconds: 60)
    sprint.endedAt = 86_400 * 20_780

    try expectScreen("review-sprint", of: Self.opened(sprint), in: size)
  }

  /// The same with slips in the second and the fourth move.
  private static func slipped() -> AppState {
    let state = AppState.dealt()
    let (one, other, third) = (
      state.places(ofPair: 0), state.places(ofPair: 1), state.places(ofPair: 2)
    )
    return state.flipping(
      one[0], other[0], one[1], third[0], third[1], other[1], other[0], third[1]
    )
    .withPairsFound(8)
  }

  @Test(arguments: sizes.prefix(2))
  func `a slip is explained, and marked on the board`(size: Size) {
    let state = Self.slipped()
    let slip = state.game.slips[0]
    let review = Self.opened(PlayedGame(state.game, endedAt: 0), after: 2 * slip.move)
    let frame = appView(state: review, in: size)
    let text = (0..<size.height).map { frame.rowText($0) }.joined(separator: "\n")

    #expect(text.contains("Move \(slip.move): "))
    #expect(
      text.contains("SEEN AT \(state.game.grid.coordinate(ofCard: slip.card ?? 0).uppercased())"))
  }

  @Test func `one key leads from slip to slip, also from the result`() {
    let state = Self.slipped()
    let counts = state.game.slips.map { 2 * $0.move }
    let played = PlayedGame(state.game, endedAt: 0)
    func next(after count: Int) -> AppAction? {
      appKeymap(key: .character("v"), state: Self.opened(played, after: count))
    }

    #expect(counts.count > 1)
    #expect(next(after: 0) == .review(.show(counts[0])))
    #expect(next(after: counts[0]) == .review(.show(counts[1])))
    #expect(next(after: played.flips.count) == .review(.show(counts[0])))
    #expect(appKeymap(key: .character("v"), state: Self.state(givenUp: false)) == nil)
    let stored = state.after(
      .records(.added(.init(id: state.game.id, news: GameNews(of: played.id, among: [played])))))
    #expect(appKeymap(key: .character("v"), state: state) == nil)
    #expect(appKeymap(key: .character("v"), state: stored) == .review(.openSlips(played.id)))
  }

  @Test func `arrows step by a flip or a move, but not beyond the ends`() {
    let state = Self.state(after: 3)
    func key(_ key: Key, _ count: Int? = nil) -> AppAction? {
      appKeymap(key: key, state: count.map { Self.state(after: $0) } ?? state)
    }

    #expect(key(.right) == .review(.show(4)))
    #expect(key(.left) == .review(.show(2)))
    #expect(key(.down) == .review(.show(5)))
    #expect(key(.scrollUp) == .review(.show(1)))
    #expect(key(.home) == .review(.show(0)))
    #expect(key(.end) == .review(.show(14)))
    #expect(key(.up, 1) == .review(.show(0)))
    #expect(key(.left, 0) == nil)
    #expect(key(.right, 14) == nil)
  }

  @Test func `its board is played again, and the finished game shared`() {
    let finished = Self.state(givenUp: false)

    #expect(appKeymap(key: .character("p"), state: finished) == .review(.playAgain))
    #expect(appKeymap(key: .character("y"), state: finished) == .routing(.go(.share)))
    #expect(appKeymap(key: .escape, state: finished) == .routing(.go(.records)))
    #expect(appKeymap(key: .character("y"), state: Self.state()) == nil)
    #expect(finished.sharedGame?.game.pairCount == 8)
  }

  @Test func `nothing but leaving is possible before the game has been read`() {
    let state = AppState(after: .routing(.go(.records)), .review(.open(1)))

    #expect(appKeymap(key: .right, state: state) == nil)
    #expect(appKeymap(key: .character("p"), state: state) == nil)
    #expect(appKeymap(key: .escape, state: state) == .routing(.go(.records)))
  }
}
