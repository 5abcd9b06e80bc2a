import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// A game against the computer player that the first screen suggests.
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

    let outcome = challenge(.echo, in: &state)

    let challenge = DealAction(deal.request, players: [.person(name: "Ann"), .computer(.echo)])
    #expect(outcome == .handled(.run(.send(.game(.deal(challenge))))))
    #expect(DealAction(for: state) == deal)
  }

  @Test(arguments: GameKind.allCases)
  func `it is played as the settings say, but no sprint, which is for people`(kind: GameKind) {
    var state = state(after: .settings(.change(.init(\.kind, kind))))

    let outcome = challenge(.fuzz, in: &state)

    let deal = DealAction(
      DealAction(for: state, kind: kind == .sprint ? .pairs : kind).request,
      players: [.anyone, .computer(.fuzz)])
    #expect(outcome == .handled(.run(.send(.game(.deal(deal))))))
  }

  @Test func `it asks first if it would give up a pair`() {
    var state = AppState.playing(GameState.dealt("A", "B", "A", "B").flipping(0, 2))
    _ = appReducer(state: &state, action: .go(.records))

    _ = challenge(.maestro, in: &state)

    #expect(state.routing.destination == .confirmation)
    #expect(state.nextDeal.players == [.anyone, .computer(.maestro)])
    #expect(state.game.hasProgress)
  }

  /// Plays what the first screen suggests after a game that was won against this player.
  private func challenge(_ opponent: Opponent, in state: inout AppState) -> Outcome<AppEffect> {
    let won = PlayedGame.played(
      players: [.anyone, .computer(opponent)], pairs: (0..<16).map { $0 / 2 },
      flips: (0..<16).map { Flip(card: $0, seconds: $0) })
    state.records.summary = RecordsSummary(games: [won], time: 0)
    return appReducer(state: &state, action: .records(.playSuggestion))
  }
}
