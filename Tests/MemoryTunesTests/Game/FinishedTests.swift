import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// What the end of a game leads to.
@Suite struct FinishedTests {
  @Test func `the last flip opens the dialog over the board, once`() {
    var state = AppState.playing(.dealt("A", "B", "A", "B").flipping(0, 1, 2, 0))
    _ = appReducer(state: &state, action: .game(.tick(TickAction(seconds: 7))))
    _ = appReducer(state: &state, action: .flip(1))
    #expect(state.routing.path == [.game])

    _ = appReducer(state: &state, action: .flip(3))

    #expect(state.routing.path == [.game, .finished])
    #expect(
      state.game.result
        == GameResult(moves: 3, pairs: 2, seconds: 7, seed: 0, hindsight: nil, slips: []))
  }

  @Test func `a solved board that was left is found again with its result`() {
    var state = AppState.playing(.dealt("A", "B", "A", "B"), isAnimated: true)
    for index in [0, 2, 1, 3] { _ = appReducer(state: &state, action: .flip(index)) }

    _ = appReducer(state: &state, action: .go(.records))
    _ = appReducer(state: &state, action: .go(state.routing.previous))

    #expect(state.routing.path == [.game, .finished])
    #expect(state.game.show.finale == .result)
  }

  @Test func `a second game ends like the first`() {
    var state = AppState.playing(.dealt("A", "B", "A", "B"))
    for index in [0, 2, 1, 3] { _ = appReducer(state: &state, action: .flip(index)) }
    let covers = state.game.covers
    let smallest = Grid.choices[0]
    _ = appReducer(state: &state, action: .game(.deal(.init(for: state, grid: smallest))))
    _ = appReducer(
      state: &state,
      action: .game(.setCards(SetCardsAction(request: 2, batch: CoverBatch(covers: covers)))))
    #expect(state.routing.path == [.game])
    #expect(state.game.result == nil)

    let cards = state.game.cards
    for index in cards.indices.sorted(by: { (cards[$0].pair, $0) < (cards[$1].pair, $1) }) {
      _ = appReducer(state: &state, action: .flip(index))
    }

    #expect(state.routing.path == [.game, .finished])
    #expect(state.game.result?.moves == 2)
  }
}
