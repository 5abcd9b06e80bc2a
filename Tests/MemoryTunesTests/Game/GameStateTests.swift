import Artwork
import Testing

@testable import MemoryTunes

@Suite struct GameStateTests {
  @Test func `a new state is an empty standard board`() {
    let state = GameState()

    #expect(state.phase == .empty)
    #expect(state.grid == .standard)
    #expect(state.nowShowing == nil)
    #expect(state.result == nil)
    #expect(!state.isUnderWay)
    #expect(!state.hasProgress)
  }

  @Test func `a board is under way from the deal to the last match`() {
    let dealt = GameState.dealt("A", "B", "A", "B")
    let games = [GameState.loading(), dealt, dealt.flipping(0), dealt.flipping(0, 2, 1, 3)]

    #expect(games.map(\.isUnderWay) == [false, true, true, false])
    #expect(games.map(\.hasProgress) == [false, false, true, false])
    #expect(games.map(\.isFinished) == [false, false, false, true])
  }

  @Test func `now showing is the cover of the card opened last`() {
    let dealt = GameState.dealt("A", "B", "A", "B")

    #expect(dealt.nowShowing == nil)
    #expect(dealt.flipping(0).nowShowing == .titled("A"))
    #expect(dealt.flipping(0, 1).nowShowing == .titled("B"))
    #expect(dealt.flipping(0, 1, 2).nowShowing == .titled("A"))
  }

  @Test func `every card knows its cover`() {
    let dealt = GameState.dealt("A", "B", "B", "A")

    #expect(dealt.cards.indices.map { dealt.cover(at: $0).title } == ["A", "B", "B", "A"])
    #expect(dealt.flipping(0, 3).cards.map(\.isMatched) == [true, false, false, true])
  }
}
