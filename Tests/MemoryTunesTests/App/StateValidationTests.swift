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

  @Test(arguments: [(-1, false), (0, true), (4_000_000_000, true), (4_000_000_001, false)])
  func `numbers are those of a lifetime`(number: Int, isValid: Bool) {
    let changes: [(inout GameState) -> Void] = [
      { $0.clock.seconds = number }, { $0.request.id = number },
      { $0.deal = .fetching(.fetching(done: number, total: 1)) },
      { $0.deal = .fetching(.fetching(done: 1, total: number)) },
      { $0.deal = .failed(.tooFewCovers(needed: number, found: 1)) },
      { $0.deal = .failed(.tooFewCovers(needed: 1, found: number)) },
    ]

    for change in changes {
      var state = AppState()
      change(&state.game)
      #expect(state.isValid == isValid)
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred thousand missing covers are refused at once`() {
    var state = AppState()
    state.game.covers = covers(100_000)
    state.game.show.missingCovers.ids = state.game.covers.map(\.id)

    #expect(!state.isValid)
  }
}
