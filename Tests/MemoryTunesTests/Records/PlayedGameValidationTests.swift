import Artwork
import Testing

@testable import MemoryTunes

/// Games from files, which may say anything.
@Suite struct PlayedGameValidationTests {
  @Test func `what is just possible is valid`() {
    let changes: [(inout PlayedGame) -> Void] = [
      { ($0.moveCount, $0.slipCount, $0.seconds) = (4_000_000_000, 4_000_000_000, 4_000_000_000) },
      { ($0.moveCount, $0.slipCount, $0.seconds) = (8, 0, 0) },
      { $0.request.deck = 1 }, { $0.request.deck = 1_000_000 },
      { $0.endedAt = -62_135_596_800 }, { $0.endedAt = 253_402_300_799 },
      { $0.request.category = Category(id: String(repeating: "x", count: 100)) },
      { $0.request.category = Category(id: "own-1", name: String(repeating: "x", count: 1000)) },
      { $0.request.source = .folder("/" + String(repeating: "x", count: 4095)) },
      { $0.flips = Array(repeating: Flip(card: 15, seconds: 0), count: 10_000) },
      { $0.pairCount = 7 }, { $0.pairCount = 0 },
      { ($0.request.kind, $0.pairCount, $0.moveCount) = (.sprint, 20, 20) },
      { $0.pairs = Array(0..<8) + Array(0..<8) },
    ]

    #expect(PlayedGame.played().isValid)
    for (index, change) in changes.enumerated() {
      var game = PlayedGame.played()
      change(&game)
      #expect(game.isValid, "\(index)")
    }
  }

  @Test func `what is just impossible is refused`() {
    let changes: [(inout PlayedGame) -> Void] = [
      { $0.moveCount = 4_000_000_001 }, { $0.slipCount = 4_000_000_001 },
      { $0.seconds = 4_000_000_001 }, { $0.moveCount = 7 }, { $0.slipCount = -1 },
      { $0.seconds = -1 }, { $0.request.deck = 0 }, { $0.request.deck = 1_000_001 },
      { $0.endedAt = -62_135_596_801 }, { $0.endedAt = 253_402_300_800 },
      { $0.request.category = Category(id: "") },
      { $0.request.category = Category(id: String(repeating: "x", count: 101)) },
      { $0.request.category = Category(id: "own-1", name: String(repeating: "x", count: 1001)) },
      { $0.request.category = Category(id: "own-1", name: "") },
      { $0.request.source = .folder("/" + String(repeating: "x", count: 4096)) },
      { $0.flips = Array(repeating: Flip(card: 15, seconds: 0), count: 10_001) },
      { $0.flips = [Flip(card: 16, seconds: 0)] }, { $0.flips = [Flip(card: -1, seconds: 0)] },
      { $0.pairCount = 9 }, { $0.pairCount = -1 },
      { ($0.request.kind, $0.pairs) = (.sprint, Array(0..<8) + Array(0..<8)) },
      { ($0.request.kind, $0.flips) = (.sprint, [Flip(card: 0, seconds: 0)]) },
      { ($0.request.kind, $0.day) = (.sprint, 20_780) },
      { ($0.request.kind, $0.request.source) = (.ear, .itunes) },
      { $0.pairs = Array(0..<7) + Array(0..<7) }, { $0.pairs = Array(0..<8) + Array(1..<9) },
      { $0.pairs = Array(0..<8) + [1] + Array(1..<8) },
    ]

    for (index, change) in changes.enumerated() {
      var game = PlayedGame.played()
      change(&game)
      #expect(!game.isValid, "\(index)")
    }
  }
}
