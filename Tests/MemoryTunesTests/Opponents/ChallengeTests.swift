import Testing

@testable import MemoryTunes

/// A game against the computer player that the first screen suggests.
@Suite struct ChallengeTests {
  @Test func `it is dealt on the grid and category of the settings`() {
    var state = AppState().after(
      .set(\.grid, Grid.choices[2]), .set(\.person, "Ann"), .set(\.names, ["Ann", "Ben"]),
      .set(\.peopleCount, 2), .go(.records))
    let deal = DealAction(for: state)

    let expected = DealAction(deal.request, players: [.person(name: "Ann"), .computer(.echo)])
    #expect(challenge(.echo, in: &state) == .handled(.dealing(expected)))
    #expect(DealAction(for: state) == deal)
  }

  @Test(arguments: GameKind.allCases)
  func `it is played as the settings say, but no sprint, which is for people`(kind: GameKind) {
    var state = AppState().after(.set(\.kind, kind))

    let deal = DealAction(
      DealAction(for: state, kind: kind == .sprint ? .pairs : kind).request,
      players: [.anyone, .computer(.fuzz)])
    #expect(challenge(.fuzz, in: &state) == .handled(.dealing(deal)))
  }

  /// Plays what the first screen suggests after a game that was won against this player.
  private func challenge(_ opponent: Opponent, in state: inout AppState) -> Outcome<AppEffect> {
    state.records.summary = RecordsSummary(games: [.won(against: opponent)], time: 0)
    return state.reduce(.records(.playSuggestion))
  }
}

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

  private static let games = [PlayedGame].keeping(Array(repeating: 1, count: 12))

  @Test func `there is one once enough games show what the player keeps`() {
    #expect(RecordsSummary(games: Array(Self.games.prefix(2)), time: 0).twin == nil)
    #expect(RecordsSummary(games: Self.games, time: 0).twin == .twin(keep: 100))
  }

  @Test func `the next game is with the twin of today, whatever it kept when it was chosen`() {
    var state = AppState()
    state.settings.apply(ChangeSettingAction(\.opponents, [.twin(keep: 12), .echo]))
    #expect(DealAction(for: state).players.compactMap(\.opponent) == [.twin(keep: 12), .echo])

    state.records.summary = RecordsSummary(games: Self.games, time: 0)

    #expect(DealAction(for: state).players.compactMap(\.opponent) == [.twin(keep: 100), .echo])
  }

  @Test func `games with it count together, whatever it kept`() {
    let duels = [86, 90].map { Duel(opponent: .twin(keep: $0), grid: .standard, found: 5, lost: 3) }

    #expect(Opponent.twin(keep: 91).crown(after: duels) == .won)
    #expect(Opponent.echo.crown(after: duels) == nil)
  }
}
