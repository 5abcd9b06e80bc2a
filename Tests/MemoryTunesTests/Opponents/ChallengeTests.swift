import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// A game that is begun on the page of the computer players.
@Suite struct ChallengeTests {
  private func state(after actions: AppAction...) -> AppState {
    var state = AppState()
    for action in actions { _ = appReducer(state: &state, action: action) }
    return state
  }

  @Test func `it is dealt on the grid and category of the settings`() {
    var state = state(
      after: .settings(.change(.init(\.grid, Grid.choices[2]))),
      .settings(.change(.init(\.person, "Ann"))),
      .settings(.change(.init(\.names, ["Ann", "Ben"]))),
      .settings(.change(.init(\.peopleCount, 2))), .go(.records))
    let deal = DealAction(for: state)

    let outcome = appReducer(state: &state, action: .records(.play(.echo)))

    let challenge = DealAction(deal.request, players: [.person(name: "Ann"), .computer(.echo)])
    #expect(outcome == .handled(.run(.game(.deal(challenge)))))
    #expect(DealAction(for: state) == deal)
    #expect(state.records.selectedOpponent == .echo)
  }

  @Test(arguments: GameKind.allCases)
  func `it is played as the settings say, but no sprint, which is for people`(kind: GameKind) {
    var state = state(after: .settings(.change(.init(\.kind, kind))))

    let outcome = appReducer(state: &state, action: .records(.play(.fuzz)))

    let deal = DealAction(
      DealAction(for: state, kind: kind == .sprint ? .pairs : kind).request,
      players: [.anyone, .computer(.fuzz)])
    #expect(outcome == .handled(.run(.game(.deal(deal)))))
  }

  @Test func `it asks first if it would give up a pair`() {
    var state = AppState.playing(GameState.dealt("A", "B", "A", "B").flipping(0, 2))
    _ = appReducer(state: &state, action: .go(.records))

    _ = appReducer(state: &state, action: .records(.play(.maestro)))

    #expect(state.routing.destination == .confirmation)
    #expect(state.nextDeal.players == [.anyone, .computer(.maestro)])
    #expect(state.game.hasProgress)
  }

  @Test func `the first without a crown is selected, until another one is`() {
    func selected(_ duels: [Duel], after actions: AppAction...) -> Opponent {
      let games = duels.map(GameRecord.duel)
      var state = AppState()
      let set = AppAction.records(.set(.init(records: Records(games: games, today: 0))))
      for action in [set] + actions { _ = appReducer(state: &state, action: action) }
      return state.records.selectedOpponent
    }
    func won(_ opponents: Opponent...) -> [Duel] {
      opponents.flatMap { opponent in
        Array(repeating: Duel(opponent: opponent, grid: .standard, found: 8, lost: 0), count: 2)
      }
    }

    #expect(AppState().records.selectedOpponent == .fuzz)
    #expect(selected([]) == .fuzz)
    #expect(selected(won(.fuzz, .skip)) == .echo)
    #expect(selected(won(.fuzz, .skip, .echo, .maestro)) == .maestro)
    #expect(selected(won(.fuzz), after: .records(.select(.maestro))) == .maestro)
  }
}

extension GameRecord {
  /// A game in which the person finds all pairs, one after the other.
  fileprivate static func duel(_ duel: Duel) -> GameRecord {
    .played(
      players: [.anyone, .computer(duel.opponent)], pairs: (0..<16).map { $0 / 2 },
      flips: (0..<16).map { Flip(card: $0, seconds: $0) })
  }
}
