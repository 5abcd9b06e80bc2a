import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// Whatever happens in whatever order, the rules hold.
@Suite struct RandomPlayTests {
  private let play = RandomPlay(
    start: AppState(), reducer: appReducer, invariants: appInvariants)

  @Test(arguments: 1...8)
  func `a million random actions break no rule`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)

    play.play(125_000) { .random(in: $0, by: &generator) }
  }

  @Test func `a run that breaks a rule is shrunk to the actions that matter`() {
    let tooEasy = Invariant<AppState>("nobody finds a pair") { $1.game.matchedPairCount == 0 }
    let strictPlay = RandomPlay(
      start: AppState(), reducer: appReducer, invariants: [tooEasy])
    var generator = SeededGenerator(seed: 1)

    withKnownIssue {
      strictPlay.play(10_000) { .random(in: $0, by: &generator) }
    } matching: { issue in
      let report = issue.comments.map(\.rawValue).joined()
      // Whatever was dealt before, nothing less than two flips finds a pair.
      return report.contains("actions: nobody finds a pair")
        && report.ranges(of: "flipCard").count == 2 && report.ranges(of: "setCards").count == 1
    }
  }
}

extension AppAction {
  private static let deck = [Cover].different(40)

  /// Any action, the sensible ones more often.
  fileprivate static func random(
    in state: AppState, by generator: inout SeededGenerator
  ) -> AppAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let request = state.game.request.id + (number(4) == 0 ? number(3) - 1 : 0)
    let directions: [MoveCursorAction.Direction] = [.up, .down, .left, .right]
    switch number(21) {
    case 0...7: return .flip(number(state.game.cards.count + 2) - 1)
    case 8: return .move(directions[number(4)])
    case 9: return .tick(TickAction(seconds: 1))
    case 10, 11: return .turnCards(TurnCardsAction())
    case 12: return .go(.game)
    case 13: return .go(RoutingDestination.allCases[number(RoutingDestination.allCases.count)])
    case 14: return .changeSetting(ChangeSettingAction(.isAnimated(number(2) == 0)))
    case 15: return number(4) == 0 ? .resume(ResumeAction()) : .newGame(NewGameAction())
    case 16 where number(8) == 0:
      return .fetchTunes(
        FetchTunesAction(
          category: .bundled[number(5)], grid: Grid.choices[number(4)], source: .bundled,
          seed: generator.next()))
    case 17:
      return .fetchProgress(
        FetchProgressAction(request: request, progress: .fetching(done: 1, total: 8)))
    case 18:
      let covers = Array(deck.prefix(number(4) == 0 ? 1 : 40))
      return .setCards(SetCardsAction(request: request, batch: CoverBatch(covers: covers)))
    case 19: return .fetchFailed(FetchFailedAction(request: request, message: "No."))
    case 20:
      let ids = (0..<3).map { _ in deck[number(40)].id }
      return .missingCovers(
        number(2) == 0 ? .found(ids[0]) : .recovered(request: request, missing: ids))
    default: return .selectEntry(SelectEntryAction(number(8) - 1, of: .menu))
    }
  }
}
