import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// What goes on from a game that has ended.
@Suite struct NextGameTests {
  /// The state after a flawless game on a board of two pairs, or if `hasSlipped`, after one with a slip.
  private func state(against opponents: Opponent..., hasSlipped: Bool = false) -> AppState {
    let flips = hasSlipped ? [0, 1, 2, 1, 0, 2, 1, 3] : [0, 2, 1, 3]
    var game = GameState.dealt("A", "B", "A", "B")
    game.players = [.anyone] + opponents.map(Player.computer)
    for card in flips { game = game.flipping(card) }
    return .playing(game)
  }

  private func won(_ crown: GameNews.Crown, in state: AppState) -> AppState {
    var state = state
    let record = GameRecord.played(
      id: 2, players: [.anyone, .computer(.fuzz)], pairs: (0..<16).map { $0 / 2 },
      flips: (0..<16).map { Flip(card: $0, seconds: $0) })
    var earlier = record
    earlier.id = 1
    state.records.news = GameNews(of: 2, among: crown == .won ? [earlier, record] : [record])
    #expect(state.records.news?.crown == crown)
    return state
  }

  @Test func `after a game alone it is one more, and after a flawless one a larger board`() {
    #expect(state(hasSlipped: true).nextGame == .again)
    #expect(state().nextGame == .larger(Grid.choices[1]))
  }

  @Test func `after a game against a computer it is a rematch, until its crown is won`() {
    let duel = state(against: .fuzz)

    #expect(duel.nextGame == .rematch)
    #expect(won(.oneWinAway, in: duel).nextGame == .rematch)
    #expect(won(.won, in: duel).nextGame == .against(.skip))
    #expect(won(.won, in: state(against: .maestro)).nextGame == .rematch)
    #expect(won(.won, in: state(against: .twin(keep: 80))).nextGame == .rematch)
    #expect(state(against: .fuzz, .skip).nextGame == .again)
  }

  @Test func `it is dealt as that game was, whatever the settings say`() {
    var duel = won(.won, in: state(against: .fuzz))
    (duel.game.request.category, duel.game.request.kind) = (Category.bundled[2], .titles)
    _ = appReducer(state: &duel, action: .settings(.change(.init(\.grid, Grid.choices[5]))))

    let deal = duel.dealAfterGame

    let request = DealRequest(
      category: .bundled[2], grid: duel.game.grid, source: .bundled, seed: duel.seeds.next,
      kind: .titles)
    #expect(deal == DealAction(request, players: [.anyone, .computer(.skip)]))
    #expect(state().dealAfterGame.request.grid == Grid.choices[1])
    #expect(state(hasSlipped: true).dealAfterGame.request.grid == state().game.grid)
  }

  @Test func `a new game is as large as the board that the player has moved on to`() {
    var (moved, stayed) = (state(), state(hasSlipped: true))
    let grid = stayed.settings.current.grid

    let effect = Effect.run(AppEffect.game(.deal(moved.dealAfterGame)))
    let outcome = appReducer(state: &moved, action: .newGame(.dealNext))
    let other = appReducer(state: &stayed, action: .newGame(.dealNext))

    #expect(moved.settings.current.grid == Grid.choices[1])
    #expect(moved.settings.saved.settings.grid == Grid.choices[1])
    let save = Effect.run(
      AppEffect.settings(.savePreferences(moved.settings.saved)), id: .preferences)
    #expect(outcome == .handled(effect.merged(with: save)))
    #expect(stayed.settings.current.grid == grid)
    #expect(other == .handled(.run(.game(.deal(stayed.dealAfterGame)))))
  }

  @Test func `without a game that has ended there is none`() {
    var state = AppState.playing(GameState.dealt("A", "B", "A", "B"))

    #expect(appReducer(state: &state, action: .newGame(.dealNext)) == .ignored(.gameHasNotEnded))
  }

  @Test func `a twin keeps what the player keeps now`() {
    var state = state(against: .twin(keep: 80))
    let games = (UInt64(1)...4).map { id in
      let board = Board.dealt(pairs: 8, seed: id)
      return GameRecord.played(
        id: id, pairs: board.pairs, flips: board.flips(ofPlayerKeeping: 0.5, seed: id))
    }
    state.records.summary = RecordsSummary(games: games, time: 0)

    let twin = Opponent(twinAfter: games)

    #expect(twin != nil && twin != .twin(keep: 80))
    #expect(state.dealAfterGame.players == [.anyone, twin.map(Player.computer)])
  }
}
