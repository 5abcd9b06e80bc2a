import DataFlow
import Testing

@testable import MemoryTunes

/// Pairs that the weaker player has from the start.
@Suite struct HeadStartTests {
  private static let (anna, ben) = (Player.person(name: "Anna"), Player.person(name: "Ben"))

  /// Anna finds three pairs, and Ben, who had two, the last.
  private static let solved: GameState = {
    var game = GameState.dealt("A", "B", "A", "B", "C", "C", "D", "D")
    (game.players, game.headStart) = ([anna, ben], HeadStart(seat: 1, pairCount: 2))
    return game.flipping(0, 2, 1, 3, 4, 5)
  }()

  @Test func `the pairs count as if they had been found`() {
    #expect(Self.solved.scores == [3, 2])
    #expect(Self.solved.standings.map(\.pairCount) == [3, 2])
    #expect(Self.solved.standings.map(\.headStart) == [0, 2])
    #expect(Self.solved.standings.map(\.place) == [1, 2])
  }

  @Test func `a game keeps it, and so does its record, which moves no rating`() throws {
    var game = Self.solved.flipping(6, 7)
    game.players = [Self.anna, .computer(.echo)]
    let saved = try #require(SavedGame(game)).game
    let record = GameRecord(game, endedAt: 0)

    #expect(saved.headStart == HeadStart(seat: 1, pairCount: 2))
    #expect(record.scores == [4, 2])
    #expect(record.isValid)
    #expect(record.duel == nil)
  }

  @Test func `it is dealt as chosen, and again with the same board`() {
    var settings = Settings()
    settings.headStart = HeadStart(seat: 1, pairCount: 3)
    var state = AppState()

    state.settings.current = settings
    #expect(DealAction(for: state).headStart == nil)
    state.settings.current.peopleCount = 2
    #expect(DealAction(for: state).headStart == settings.headStart)
    state.settings.current.kind = .sprint
    #expect(DealAction(for: state).headStart == nil)
    #expect(DealAction(repeating: Self.solved).headStart == HeadStart(seat: 1, pairCount: 2))
  }

  @Test func `one to three pairs can be chosen for each of several`() {
    var settings = Settings()
    #expect(settings.headStarts == [nil])

    settings.peopleCount = 2

    #expect(settings.headStarts.count == 7)
    #expect(settings.headStarts.last == HeadStart(seat: 1, pairCount: 3))
  }

  @Test(arguments: [
    HeadStart(seat: 2, pairCount: 1), HeadStart(seat: -1, pairCount: 1),
    HeadStart(seat: 0, pairCount: 0), HeadStart(seat: 0, pairCount: 4),
    HeadStart(seat: .max, pairCount: .max),
  ])
  func `an impossible one is refused`(headStart: HeadStart) {
    var (state, game) = (AppState(), Self.solved)
    game.headStart = headStart
    var record = GameRecord(Self.solved, endedAt: 0)
    record.headStart = headStart
    let deal = DealAction(
      DealRequest(), players: [Self.anna, Self.ben], headStart: headStart)

    #expect(!game.isValid)
    #expect(!record.isValid)
    #expect(
      appReducer(state: &state, action: .game(.deal(deal))) == .ignored(.impossiblePlayers))
  }
}
