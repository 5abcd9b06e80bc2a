import Artwork
import Testing

@testable import MemoryTunes

/// States from files that no run of the program leads to.
@Suite struct StateValidationTests {
  private func covers(_ count: Int) -> [Cover] {
    (0..<count).map { Cover(id: "\(100_000 + $0)", title: "T", artist: "A", artwork: "\($0)") }
  }

  @Test func `a board holds no more covers than the largest grid`() {
    var largest = AppState()
    largest.game.request.grid = Grid("10x8") ?? .standard
    largest.game.board = .of(Array(0..<40) + Array(0..<40))
    largest.game.covers = covers(40)
    var tooMany = largest
    tooMany.game.covers = covers(41)

    #expect(largest.isValid)
    #expect(!tooMany.isValid)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred thousand missing covers are refused at once`() {
    var state = AppState()
    state.game.covers = covers(100_000)
    state.game.show.missingCovers.ids = state.game.covers.map(\.id)

    #expect(!state.isValid)
  }
}
