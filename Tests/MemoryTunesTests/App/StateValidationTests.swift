import Artwork
import Testing

@testable import MemoryTunes

/// States from files that no run of the program leads to.
@Suite struct StateValidationTests {
  private func covers(_ count: Int) -> [Cover] {
    (0..<count).map { Cover(id: "\(100_000 + $0)", title: "T", artist: "A", artwork: "\($0)") }
  }

  @Test func `a board holds no more cards and covers than the largest grid`() {
    var largest = AppState().onBoard(ofPairs: 40)
    largest.game.request.grid = Grid("10x8") ?? .standard
    var cards = AppState()
    cards.game.covers = covers(1)
    cards.game.cards = Array(repeating: Card(pair: 0), count: 81)

    #expect(largest.isValid)
    #expect(!cards.isValid)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred thousand missing covers are refused at once`() {
    var state = AppState()
    state.game.covers = covers(100_000)
    state.game.missingCovers.ids = state.game.covers.map(\.id)

    #expect(!state.isValid)
  }
}
