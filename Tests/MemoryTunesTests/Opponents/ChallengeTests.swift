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

  @Test func `the first without a crown is offered`() {
    func offered(_ duels: [Duel]) -> Opponent {
      let records = Records(games: duels.map(GameRecord.duel), today: 0)
      return records.opponents[records.firstUncrowned].opponent
    }
    func won(_ opponents: Opponent...) -> [Duel] {
      opponents.flatMap { opponent in
        Array(repeating: Duel(opponent: opponent, grid: .standard, found: 8, lost: 0), count: 2)
      }
    }

    #expect(offered([]) == .fuzz)
    #expect(offered(won(.fuzz, .skip)) == .echo)
    #expect(offered(won(.fuzz, .skip, .echo, .maestro)) == .maestro)
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
