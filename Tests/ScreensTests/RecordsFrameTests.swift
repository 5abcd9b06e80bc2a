import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// How the page about the player looks.
@Suite struct RecordsFrameTests {
  private func me(_ games: [PlayedGame], puzzles: DuePuzzles = .init()) -> AppState {
    AppState(
      after: .routing(.go(.records)),
      .records(.set(.init(records: Records(games: games, today: 12, puzzles: puzzles)))),
      .records(.show(.me)))
  }

  private static let games = (0..<12).map { number in
    PlayedGame.played(number, grid: number % 3 == 0 ? "6x4" : "4x4", forgetting: number % 5)
  }

  @Test(arguments: sizes)
  func `they tell about the memory, the slips, the best games and the last`(size: Size) throws {
    try expectScreen("records-me", .wholeAtFirst(size), of: me(Self.games), in: size)
  }

  @Test(arguments: sizes)
  func `without a game they say how to begin`(size: Size) throws {
    try expectScreen("records-empty", .body, of: me([]), in: size)
  }

  @Test(arguments: sizes)
  func `the selected game is among those shown`(size: Size) throws {
    let state = RecordsPageTests.state(on: .me).after(.routing(.select(20)))

    try expectScreen("records-me-selected", .body, of: state, in: size)
  }

  @Test func `all figures wait behind one key`() {
    let state = me(Self.games)

    #expect(appKeymap(key: .character("f"), state: state) == .routing(.go(.figures)))
    #expect(
      state.after(.routing(.go(.figures))).page?.lines == [
        "You play like someone who remembers 71% of what they see (64–77%, from 12 games).",
        "1.09 × the moves of perfect memory, 1.8 slips per game.",
        "Skill 89, luck 71 on average in your last 12 games.",
        "Perfect play would have saved 11% of your moves. Luck 50 is average.",
      ])
  }

  @Test func `the best games lead to the one with the fewest moves, the last ones to themselves`() {
    let state = me(
      [(1, 3), (2, 1), (3, 1), (4, 2)].map {
        PlayedGame.played(2 * $0, grid: "4x4", forgetting: $1)
      })
    func select(_ index: Int) -> AppState { state.after(.routing(.select(index))) }

    #expect(appKeymap(key: .down, state: state) == .routing(.select(1)))
    #expect(appKeymap(key: .end, state: state) == .routing(.select(5)))
    #expect(appKeymap(key: .scrollDown, state: select(1)) == .routing(.select(2)))
    #expect(appKeymap(key: .enter, state: select(1)) == .review(.open(4)))
    #expect(appKeymap(key: .target(.choose(5)), state: state) == .routing(.select(5)))
    #expect(appKeymap(key: .target(.choose(5)), state: select(5)) == .review(.open(2)))
    #expect(appKeymap(key: .target(.choose(6)), state: state) == nil)
  }

  @Test func `what is due to be practised comes first`() {
    #expect(me(Self.games).page?.items.first?.label == "Practise with a computer’s slips")
    #expect(appKeymap(key: .enter, state: me(Self.games)) == .routing(.go(.practice)))
  }

  @Test(arguments: [RecordsPage.me, .collection])
  func `an empty page deals the game that fills it`(page: RecordsPage) {
    let empty = Records(games: [], today: 12)
    let state = AppState(
      after: .routing(.go(.records)), .records(.set(.init(records: empty))), .records(.show(page)))

    #expect(appKeymap(key: .enter, state: state) == newGame(in: state))
  }

  @Test func `records that cannot be read say why`() throws {
    let state = AppState(
      after: .routing(.go(.records)), .records(.loadFailed(.notStored(.records, .noHomeFolder))))

    try expectScreen("records-failed", of: state, in: Size(width: 80, height: 24))
  }
}

extension PlayedGame {
  /// A game by someone who looks at all cards once, and then finds all pairs but these at once.
  fileprivate static func played(_ number: Int, grid: String, forgetting: Int) -> PlayedGame {
    let grid = Grid(grid) ?? .standard
    let pairs = (0..<2 * grid.pairCount).map { $0 % grid.pairCount }
    var cards = Array(0..<grid.pairCount)
    for pair in 0..<forgetting {
      // The wrong partner first, and then the right one.
      let wrong = grid.pairCount + (pair + 1) % grid.pairCount
      cards += [pair, wrong]
    }
    for pair in 0..<grid.pairCount { cards += [grid.pairCount + pair, pair] }
    let flips = cards.enumerated().map { Flip(card: $1, seconds: $0) }
    return PlayedGame(
      id: UInt64(number), endedAt: 86_400 * number,
      request: DealRequest(category: .bundled[number % 2], grid: grid, source: .bundled, seed: 7),
      moveCount: cards.count / 2, slipCount: forgetting, seconds: 60 + number, pairs: pairs,
      flips: flips)
  }
}
