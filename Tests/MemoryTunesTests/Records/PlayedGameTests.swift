import Testing

@testable import MemoryTunes

@Suite struct PlayedGameTests {
  @Test func `a played game tells who played what, on which board, and how it ended`() {
    let game = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3).with {
      $0.players = [.person(name: "Ann"), .computer(.echo)]
      $0.daily = Daily(day: 20_780, isPractice: true)
      ($0.id, $0.clock.seconds, $0.hindsight) = (9, 42, .hint)
      ($0.request.kind, $0.request.deck) = (.titles, 1)
    }

    let played = PlayedGame(game, endedAt: 1_700_000_000)
    let givenUp = PlayedGame(GameState.dealt("A", "B", "A", "B").flipping(0, 1), endedAt: 0)

    #expect(
      played
        == PlayedGame(
          id: 9, endedAt: 1_700_000_000,
          request: DealRequest(
            category: .bundled[0], grid: Grid.choices[0], source: .bundled, seed: 0, kind: .titles,
            deck: 1), players: game.players, day: 20_780, moveCount: 2, slipCount: 0, seconds: 42,
          hindsight: .hint, pairs: [0, 1, 0, 1],
          flips: [0, 2, 1, 3].map { Flip(card: $0, seconds: 0) }))
    #expect(played.pairCount == 2)
    #expect(played.scores == [2, 0])
    #expect(played.standings == game.standings)
    #expect(givenUp.isGivenUp)
    #expect(givenUp.moveCount == 1)
  }

  @Test func `a played sprint has what was found on all boards, and no board`() {
    let sprint = Sprint(batch: CoverBatch(covers: []), seed: 0).with {
      ($0.pairCount, $0.moveCount, $0.slipCount) = (10, 15, 2)
    }
    let game = GameState.dealt("A", "B", "A", "B").flipping(0, 2).with {
      ($0.sprint, $0.request.kind, $0.clock.seconds) = (sprint, .sprint, 60)
    }

    let played = PlayedGame(game, endedAt: 0)

    #expect([played.pairCount, played.moveCount, played.slipCount] == [11, 16, 2])
    #expect(played.pairs == [])
    #expect(played.flips == [])
    #expect(played.counts)
    #expect(PlayedGame(game.with { $0.clock.seconds = 59 }, endedAt: 0).isGivenUp)
  }

  @Test func `a played game has the code of its board`() {
    func code(_ change: (inout PlayedGame) -> Void) -> String? {
      PlayedGame.played().with(change).code?.description
    }

    #expect(code { _ in } == "pop-4x4-0000")
    #expect(code { $0.day = 20_780 } == "daily-2026-11-23")
    #expect(code { $0.request.kind = .titles } == "pop-4x4-titles-0000")
    #expect(code { $0.request.source = .itunes } == nil)
    #expect(code { $0.request.deck = 1_000_000 } == nil)
  }
}

/// Games from files, which may say anything.
@Suite struct PlayedGameValidationTests {
  @Test func `what is just possible is valid, and what is just impossible is refused`() {
    let possible: [(inout PlayedGame) -> Void] = [
      { _ in },
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
    let impossible: [(inout PlayedGame) -> Void] = [
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

    for (index, change) in possible.enumerated() {
      #expect(PlayedGame.played().with(change).isValid, "\(index)")
    }
    for (index, change) in impossible.enumerated() {
      #expect(!PlayedGame.played().with(change).isValid, "\(index)")
    }
  }
}
