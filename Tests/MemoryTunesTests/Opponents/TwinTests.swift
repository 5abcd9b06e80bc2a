import Testing

@testable import MemoryTunes

@Suite struct TwinTests {
  @Test(arguments: Opponent.allCases + [.twin(keep: 0), .twin(keep: 7), .twin(keep: 100)])
  func `a computer player is read as it was written`(opponent: Opponent) {
    #expect(Opponent(rawValue: opponent.rawValue) == opponent)
  }

  @Test(arguments: [
    "", "twin", "twin ", "twin -1", "twin 101", "twin 07", "twin 8.5", "Echo", "echo 5",
  ])
  func `nothing else is one`(text: String) {
    #expect(Opponent(rawValue: text) == nil)
  }

  /// So many games of somebody who forgets nothing.
  private func games(_ count: Int) -> [PlayedGame] {
    (0..<count).map { number in
      var game = ComputerGame(.standard, [.twin(keep: 100)], seed: UInt64(number))
      game.play()
      return .played(
        id: UInt64(number), moves: game.board.moves.count, pairs: game.board.pairs,
        flips: game.board.flips)
    }
  }

  @Test func `there is one once enough games show what the player keeps`() {
    #expect(RecordsSummary(games: games(2), time: 0).twin == nil)
    #expect(RecordsSummary(games: games(12), time: 0).twin == .twin(keep: 100))
  }

  @Test func `the next game is with the twin of today, whatever it kept when it was chosen`() {
    var state = AppState()
    state.settings.apply(ChangeSettingAction(\.opponents, [.twin(keep: 12), .echo]))
    #expect(DealAction(for: state).players.compactMap(\.opponent) == [.twin(keep: 12), .echo])

    state.records.summary = RecordsSummary(games: games(12), time: 0)

    #expect(DealAction(for: state).players.compactMap(\.opponent) == [.twin(keep: 100), .echo])
  }

  @Test func `games with it count together, whatever it kept`() {
    let duels = [86, 90].map { Duel(opponent: .twin(keep: $0), grid: .standard, found: 5, lost: 3) }

    #expect(OpponentRecord(.twin(keep: 91), duels: duels).isCrowned)
    #expect(!OpponentRecord(.echo, duels: duels).isCrowned)
  }
}
