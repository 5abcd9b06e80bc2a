import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// Whatever happens in whatever order, the rules hold.
@Suite struct RandomPlayTests {
  @Test(arguments: 1...8)
  func `a million random actions break no rule`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var state = AppState()
    for number in 0..<125_000 {
      let action = AppAction.random(in: state, by: &generator)
      let before = state.game

      let outcome = appReducer(state: &state, action: action)

      let broken = state.brokenRules(since: before, outcome: outcome)
      guard broken.isEmpty else {
        Issue.record("action \(number), \(action): \(broken)")
        return
      }
    }
  }
}

extension AppState {
  /// What does not hold, in words.
  fileprivate func brokenRules(since before: GameState, outcome: Outcome<AppEffect>) -> [String] {
    let hasBoard = game.phase == .playing || game.phase == .finished
    let faces = game.cards.map(\.face)
    let isSameGame = game.request.id == before.request.id && !before.cards.isEmpty
    let rules: [(String, Bool)] = [
      ("what is ignored changes nothing", outcome.isHandled || game == before),
      ("a board is full", !hasBoard || game.cards.count == game.grid.cardCount),
      ("every cover lies on it twice", !hasBoard || game.hasEveryCoverTwice),
      ("at most two cards are open", game.openCards.count <= 2),
      ("open cards are face up", game.openCards.allSatisfy { faces[$0] == .open }),
      ("no other card is", faces.count { $0 == .open } == game.openCards.count),
      ("pairs are counted", faces.count { $0 == .matched } == 2 * game.matchedPairCount),
      ("a move finds one pair at most", game.moveCount >= game.matchedPairCount),
      ("moves never fall", !isSameGame || game.moveCount >= before.moveCount),
      ("found pairs stay", !isSameGame || game.matchedPairCount >= before.matchedPairCount),
      ("time never falls", !isSameGame || game.seconds >= before.seconds),
      ("the clock runs on the board only", !game.isClockRunning || routing.destination == .game),
      ("the clock runs in a game only", !game.isClockRunning || game.phase == .playing),
      (
        "the end is when all are found",
        game.isFinished == (hasBoard && game.matchedPairCount == game.covers.count)
      ),
      ("the cursor is on a card", game.cards.isEmpty || game.cards.indices.contains(game.cursor)),
      ("the end is told once a game", game.finished.count <= before.finished.count + 1),
    ]
    return rules.filter { !$0.1 }.map(\.0)
  }
}

extension Outcome {
  fileprivate var isHandled: Bool {
    if case .handled = self { true } else { false }
  }
}

extension GameState {
  fileprivate var hasEveryCoverTwice: Bool {
    Dictionary(grouping: cards, by: \.pair).allSatisfy { $0.value.count == 2 }
      && Set(cards.map(\.pair)) == Set(covers.indices)
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
    switch number(20) {
    case 0...7: return .flip(number(state.game.cards.count + 2) - 1)
    case 8: return .move(directions[number(4)])
    case 9: return .tick(TickAction(seconds: 1))
    case 10, 11: return .turnCards(TurnCardsAction())
    case 12: return .go(.game)
    case 13: return .go(RoutingDestination.allCases[number(RoutingDestination.allCases.count)])
    case 14: return .changeSetting(ChangeSettingAction(.isAnimated(number(2) == 0)))
    case 15: return .newGame(NewGameAction())
    case 16 where number(8) == 0:
      return .fetchTunes(
        FetchTunesAction(
          category: .bundled[number(5)], grid: Grid.choices[number(4)], source: .bundled,
          seed: generator.next()))
    case 17: return .fetchProgress(FetchProgressAction(request: request, done: 1, total: 8))
    case 18:
      let covers = Array(deck.prefix(number(4) == 0 ? 1 : 40))
      return .setCards(SetCardsAction(request: request, batch: CoverBatch(covers: covers)))
    case 19: return .fetchFailed(FetchFailedAction(request: request, message: "No."))
    default: return .selectEntry(SelectEntryAction(number(8) - 1, of: .menu))
    }
  }
}
