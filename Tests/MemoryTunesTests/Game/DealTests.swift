import Artwork
import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct DealTests {
  @Test func `a seed gives a fixed board`() {
    let batch = CoverBatch(covers: "ABCDEFGHIJ".map { .titled(String($0)) })

    let game = GameState.dealing(batch, seed: 2026)

    #expect(game.covers.map(\.title).joined() == "FAJCEHDG")
    #expect(game.cards.map(\.pair) == [4, 7, 7, 2, 4, 6, 0, 3, 3, 5, 0, 1, 1, 6, 5, 2])
    #expect(game.cards.allSatisfy { $0.face == .hidden })
  }

  @Test func `a seed gives a fixed board when other categories fill up`() throws {
    let batch = CoverBatch(
      covers: "ABC".map { .titled(String($0)) }, fillers: "XYZ".map { .titled(String($0)) })

    let game = GameState.dealing(batch, grid: try #require(Grid("4x3")), seed: 7)

    #expect(game.covers.map(\.title).joined() == "BCAZYX")
    #expect(game.cards.map(\.pair) == [3, 0, 4, 2, 5, 5, 0, 1, 3, 2, 1, 4])
    #expect(game.fillerCount == 3)
  }

  @Test func `the same seed deals the same board`() {
    let batch = CoverBatch(covers: .different(20), fillers: [.titled("X")])

    #expect(GameState.dealing(batch, seed: 9) == GameState.dealing(batch, seed: 9))
  }

  @Test func `another seed deals other covers in another order`() {
    let batch = CoverBatch(covers: .different(20))
    let (one, other) = (GameState.dealing(batch, seed: 1), GameState.dealing(batch, seed: 2))

    #expect(Set(one.covers) != Set(other.covers))
    #expect(one.cards.map(\.pair) != other.cards.map(\.pair))
  }

  @Test(arguments: Grid.choices)
  func `every cover lies on the board exactly twice`(grid: Grid) {
    let game = GameState.dealing(CoverBatch(covers: .different(50)), grid: grid, seed: 3)

    let places = Dictionary(grouping: game.cards.indices) { game.cover(at: $0) }
    #expect(places.count == grid.pairCount)
    #expect(places.values.allSatisfy { $0.count == 2 })
    #expect(game.cards.count == grid.cardCount)
    #expect(game.phase == .playing)
  }

  @Test func `as many covers as pairs are enough`() {
    let game = GameState.dealing(
      CoverBatch(covers: .different(8), fillers: [.titled("X")]), seed: 5)

    #expect(Set(game.covers) == Set([Cover].different(8)))
    #expect(game.fillerCount == 0)
  }

  @Test func `other categories fill up only what is missing`() {
    let fillers = (0..<9).map { Cover.titled("Filler \($0)") }

    let game = GameState.dealing(CoverBatch(covers: .different(6), fillers: fillers), seed: 5)

    #expect(game.fillerCount == 2)
    #expect(Set(game.covers[..<6]) == Set([Cover].different(6)))
    #expect(game.covers.count == 8)
    #expect(game.covers[6...].allSatisfy(fillers.contains))
  }

  @Test func `too few covers deal no board`() {
    let batch = CoverBatch(covers: .different(5), fillers: [.titled("X"), .titled("Y")])
    let game = TestStore(initialState: .loading(seed: 5), reducer: rules)

    game.send(.setCards(SetCardsAction(request: 1, batch: batch)), .handled(.cancel(.deal))) {
      $0.deal = .failed(.tooFewCovers(needed: 8, found: 7))
    }
  }
}
