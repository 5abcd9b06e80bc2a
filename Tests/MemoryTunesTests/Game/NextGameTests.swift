import DataFlowTesting
import Testing

@testable import MemoryTunes

/// What goes on from a game that has ended.
@MainActor @Suite struct NextGameTests {
  private static let board = GameState.dealt("A", "B", "A", "B")

  /// The state after a flawless game on a board of two pairs, or if `hasSlipped`, after one with a slip.
  private func state(against opponents: Opponent..., hasSlipped: Bool = false) -> AppState {
    let game = Self.board.with { $0.players = [.anyone] + opponents.map(Player.computer) }
    return .playing(game.flipping(hasSlipped ? [0, 1, 2, 1, 0, 2, 1, 3] : [0, 2, 1, 3]))
  }

  private func won(_ crown: GameNews.Crown, in state: AppState) -> AppState {
    var state = state
    let played = [1, 2].map { PlayedGame.won(id: $0, against: .fuzz) }
    state.records.news = GameNews(of: 2, among: crown == .won ? played : [played[1]])
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
    follow(duel.game, in: &duel)

    #expect(
      duel.dealAfterGame == DealAction(for: duel).with { $0.players = [.anyone, .computer(.skip)] })
    #expect(state().dealAfterGame == DealAction(for: state(), grid: Grid.choices[1]))
    var slipped = state(hasSlipped: true)
    let again = DealAction(for: slipped)
    #expect(slipped.dealAfterGame == again)
    #expect(slipped.reduce(.newGame(.dealNext)) == .handled(.dealing(again)))
  }

  @Test func `without a game that has ended there is none`() {
    AppState.playing(Self.board).store.send(
      .newGame(.dealNext), .ignored("the game has not ended"))
  }

  @Test func `a twin keeps what the player keeps now`() {
    var state = state(against: .twin(keep: 80))
    follow(state.game, in: &state)
    let games = [PlayedGame].keeping(0.5, 0.5, 0.5, 0.5)
    state.records.summary = RecordsSummary(games: games, time: 0)

    let twin = Opponent(twinAfter: games)

    #expect(twin != nil && twin != .twin(keep: 80))
    #expect(state.dealAfterGame.players == [.anyone, twin.map(Player.computer)])
  }
}
