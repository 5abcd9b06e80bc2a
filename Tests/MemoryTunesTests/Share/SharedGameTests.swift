import Artwork
import Testing

@testable import MemoryTunes

@Suite struct SharedGameTests {
  /// Two rows: A B, B A.
  private static let pairs = [0, 1, 1, 0]

  private static func flips(_ cards: Int...) -> [Flip] {
    cards.map { Flip(card: $0, seconds: 0) }
  }

  @Test func `a move is a pair, a slip, or neither`() throws {
    let playthrough = try #require(
      Board(pairs: Self.pairs, flips: Self.flips(0, 1, 2, 0, 3, 2, 0, 3, 1, 2)))

    #expect(playthrough.sharedMoves == [.noPair, .slip, .slip, .pair, .pair])
  }

  @Test func `a single open card is no move`() throws {
    #expect(
      try #require(Board(pairs: Self.pairs, flips: Self.flips(0, 3, 1))).sharedMoves == [
        .pair
      ])
    #expect(try #require(Board(pairs: Self.pairs)).sharedMoves == [])
  }

  @Test
  func `a game with possible flips can be shared unless it was given up, and a sprint without`() {
    let solved = PlayedGame.played(pairs: Self.pairs, flips: Self.flips(0, 3, 1, 2))
    var givenUp = solved
    givenUp.pairCount = 1
    var sprint = PlayedGame.played(moves: 20)
    sprint.request.kind = .sprint

    #expect(solved.canBeShared && sprint.canBeShared)
    #expect(!givenUp.canBeShared)
    #expect(!PlayedGame.played(pairs: Self.pairs).canBeShared)
    #expect(!PlayedGame.played(pairs: Self.pairs, flips: Self.flips(4)).canBeShared)
    #expect(!PlayedGame.played(pairs: [0], flips: Self.flips(0)).canBeShared)
  }

  @Test func `a finished game is shared with its flips, even those that the records do not hold`() {
    let playing = GameState.dealt("A", "B", "A", "B").flipping(0, 1)
    var solved = playing.flipping(0, 2, 1, 3)
    solved.hindsight = .olderVersion

    #expect(playing.playedGame == nil)
    #expect(PlayedGame(solved, endedAt: 0).flips == [])
    #expect(solved.playedGame?.flips == solved.board.flips)
    #expect(solved.playedGame?.canBeShared == true)
  }
}
