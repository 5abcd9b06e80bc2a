import Artwork
import Basics
import DataFlow

@testable import MemoryTunes

extension GameAction {
  private static let deck = [Cover].different(40)

  static func random(
    in state: AppState, by generator: inout SeededGenerator
  ) -> GameAction {
    func number(_ bound: Int) -> Int { generator.number(below: bound) }
    let request = state.game.request.id + (number(4) == 0 ? number(3) - 1 : 0)
    let directions = MoveCursorAction.Direction.allCases
    switch number(20) {
    case 0...7: return .flip(number(state.game.cards.count + 2) - 1)
    case 18: return .hurry
    case 19:
      return .computerFlip(
        ComputerFlipAction(
          card: number(state.game.cards.count + 2) - 1, request: request,
          flip: state.game.board.flips.count - number(8) / 7))
    case 8: return .move(directions[number(directions.count)])
    case 9: return .tick(TickAction(seconds: number(9) == 0 ? -1 : 1))
    case 10: return .advanceFlips(AdvanceFlipsAction())
    case 11:
      return .fetchProgress(
        FetchProgressAction(request: request, progress: .fetching(done: number(10) - 1, total: 8)))
    case 12, 13:
      let covers = Array(deck.prefix(number(4) == 0 ? 1 : 40))
      return .setCards(SetCardsAction(request: request, batch: CoverBatch(covers: covers)))
    case 14:
      let ids = (0..<3).map { _ in deck[number(40)].id }
      return .missingCovers(
        number(2) == 0 ? .found(ids[0]) : .recovered(request: request, missing: ids))
    case 15, 16:
      return .aside(in: state, by: &generator)
    default:
      return .rare(in: state, request: request, by: &generator)
    }
  }

  /// What leaves all cards as they are.
  private static func aside(
    in state: AppState, by generator: inout SeededGenerator
  ) -> GameAction {
    switch generator.number(below: 12) {
    case 7, 8:
      let level = generator.number(below: 300) - 10
      return .meter(
        MeterAction(
          level: level < 250 ? level : nil,
          step: (state.game.show.meter?.step ?? 0) + 1 - generator.number(below: 8) / 7,
          flip: state.game.board.flips.count - generator.number(below: 8) / 7))
    case 0: return .showHint
    case 6: return .dealNextBoard
    case 1: return .typeColumn(generator.number(below: 6) - 1)
    case 2: return .endPeek
    case 3: return .endFlash
    case 4: return .advanceFinale
    case 10: return .endTurnNotice
    case 11:
      let levels = (0..<generator.number(below: 5)).map { _ in generator.number(below: 300) - 10 }
      return .dance(
        DanceAction(
          levels: levels,
          step: (state.game.show.dance?.step ?? 0) + 1 - generator.number(below: 8) / 7))
    case 9: return .showCard(.init(index: generator.number(below: 18) - 1))
    default: return .showResult(generator.number(below: 2) == 0)
    }
  }

  private static func rare(
    in state: AppState, request: Int, by generator: inout SeededGenerator
  ) -> GameAction {
    switch generator.number(below: 9) {
    case 8: return .setGhost(SetGhostAction(request: request, ghost: nil))
    case 0:
      return .fetchFailed(FetchFailedAction(request: request, failure: .itunes(.noConnection)))
    case 1:
      var saved = GameState.dealt("A", "B", "A", "B").flipping(generator.number(below: 4))
      saved.id = 1
      var daily = saved
      daily.id = 2
      daily.daily = Daily(day: generator.number(below: 9), isPractice: false)
      var games = [SavedGame.kept(of: saved), .kept(of: daily)]
      if generator.number(below: 2) == 0 { games.reverse() }
      let count = generator.number(below: 3)
      return SavedGames(unfinished: Array(games.prefix(count)), ended: [.kept(of: saved)])
        .map { .restore(RestoreGamesAction(games: $0)) } ?? .hurry
    case 2: return .deal(state.dealAfterGame)
    default:
      var action = DealAction(for: state, grid: Grid.choices[generator.number(below: 4)])
      action.request.kind = GameKind.allCases[generator.number(below: GameKind.allCases.count)]
      if action.request.kind == .ear, generator.number(below: 8) > 0 {
        action.request.source = .bundled
      }
      action.players = (0..<generator.number(below: 6)).map { _ in
        let opponents = Opponent.allCases
        return generator.number(below: 2) == 0
          ? .anyone : .computer(opponents[generator.number(below: opponents.count)])
      }
      if action.request.kind == .sprint {
        if generator.number(below: 8) > 0 { action.players = action.players.sprinters }
        action.scores = (0..<generator.number(below: 3)).map { _ in generator.number(below: 9) - 1 }
      }
      if generator.number(below: 4) == 0 {
        action.headStart = HeadStart(
          pairCounts: (0..<generator.number(below: 4)).map { _ in generator.number(below: 5) - 1 })
      }
      return .deal(action)
    }
  }
}
