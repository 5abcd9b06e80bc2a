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
    let played = PlayedGame.played(
      id: 2, players: [.anyone, .computer(.fuzz)], pairs: (0..<16).map { $0 / 2 },
      flips: (0..<16).map { Flip(card: $0, seconds: $0) })
    var earlier = played
    earlier.id = 1
    state.records.news = GameNews(of: 2, among: crown == .won ? [earlier, played] : [played])
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

  @Test func `it is dealt as a new game is, but for what the player moves on to`() {
    var duel = won(.won, in: state(against: .fuzz))
    _ = follow(duel.game, in: &duel)
    var next = DealAction(for: duel)
    next.players = [.anyone, .computer(.skip)]

    #expect(duel.dealAfterGame == next)
    #expect(state().dealAfterGame == DealAction(for: state(), grid: Grid.choices[1]))
    let slipped = state(hasSlipped: true)
    #expect(slipped.dealAfterGame == DealAction(for: slipped))
    var asked = slipped
    #expect(
      appReducer(state: &asked, action: .newGame(.dealNext))
        == .handled(.run(.send(.game(.deal(slipped.dealAfterGame))))))
  }

  @Test func `without a game that has ended there is none`() {
    var state = AppState.playing(GameState.dealt("A", "B", "A", "B"))

    #expect(appReducer(state: &state, action: .newGame(.dealNext)) == .ignored(.gameHasNotEnded))
  }

  @Test func `a twin keeps what the player keeps now`() {
    var state = state(against: .twin(keep: 80))
    _ = follow(state.game, in: &state)
    let games = (UInt64(1)...4).map { id in
      let board = Board.dealt(pairs: 8, seed: id)
      return PlayedGame.played(
        id: id, pairs: board.pairs, flips: board.flips(ofPlayerKeeping: 0.5, seed: id))
    }
    state.records.summary = RecordsSummary(games: games, time: 0)

    let twin = Opponent(twinAfter: games)

    #expect(twin != nil && twin != .twin(keep: 80))
    #expect(state.dealAfterGame.players == [.anyone, twin.map(Player.computer)])
  }
}
