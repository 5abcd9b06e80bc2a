import Testing

@testable import MemoryTunes

@Suite struct CoverCollectionTests {
  /// A game of 2×2 Pop, solved by turning its cards in this order.
  private static func small(
    _ cards: [Int] = [0, 1, 2, 3], day: Int = 0, seed: UInt64 = 1, slips: Int = 0
  ) -> PlayedGame {
    PlayedGame(
      id: 1, endedAt: 86_400 * day,
      request: DealRequest(
        category: .bundled[0], grid: Grid.choices[0], source: .bundled, seed: seed),
      moveCount: cards.count / 2, slipCount: slips, seconds: 9, pairs: [0, 0, 1, 1],
      flips: flips(of: cards))
  }

  private func changed(_ change: (inout PlayedGame) -> Void) -> CoverCollection {
    CoverCollection(games: [Self.small().with(change)])
  }

  private static let all = 0..<CoverCollection.coverCount

  @Test func `there are a hundred covers, twenty of each category`() {
    #expect(CoverCollection.categories.map(\.category) == Category.bundled)
    #expect(
      CoverCollection.categories.map(\.covers) == [0..<20, 20..<40, 40..<60, 60..<80, 80..<100])
    #expect(CoverCollection().foundCount() == 0)
  }

  @Test func `a solved board adds its covers, on the day of the first game that has them`() {
    let games = [Self.small(day: 7), Self.small(day: 5), Self.small(day: 9, seed: 2)]

    let collection = CoverCollection(games: games)

    let first = Self.all.filter { CoverCollection(games: [games[0]])[$0] != nil }
    #expect(first.count == 2)
    #expect(first.allSatisfy { (0..<20).contains($0) && collection[$0]?.day == 7 })
    let later = Self.all.filter { collection[$0] != nil && !first.contains($0) }
    #expect(!later.isEmpty && later.allSatisfy { collection[$0]?.day == 9 })
    #expect(collection.foundCount(of: 20..<100) == 0)
  }

  @Test func `a solved board adds its covers however it was played, if they came with the game`() {
    for change: (inout PlayedGame) -> Void in [
      { ($0.pairs, $0.flips) = ([], []) }, { $0.hindsight = .olderVersion },
      { $0.request.kind = .ear }, { $0.request.kind = .titles },
      { $0.players = [.anyone, .person(name: "Ann")] },
      // A clock that was wrong changes only the day.
      { $0.endedAt = -62_135_596_800 }, { $0.endedAt = 253_402_300_799 },
    ] {
      #expect(changed(change).foundCount() == 2)
    }
    for change: (inout PlayedGame) -> Void in [
      { $0.request.source = .itunes }, { $0.request.source = .folder("/music") },
      // Of another version.
      { $0.request.deck = Deck.current + 1 }, { $0.request.deck = .max },
      { $0.request.category = Category(id: "own-1", name: "Swing") },
    ] {
      #expect(changed(change).foundCount() == 0)
    }
  }

  @Test(arguments: [GameKind.pairs, .titles, .ear], [false, true])
  func `only pairs that people found are added`(kind: GameKind, isGivenUp: Bool) {
    let (echo, ann) = (Player.computer(.echo), Player.person(name: "Ann"))
    /// Of a game in which the first move finds nothing, and the second player both pairs, or one of them.
    func found(by players: [Player]) -> [Int] {
      let cards = isGivenUp ? [0, 2, 1, 0] : [0, 2, 1, 0, 3, 2]
      var game = Self.small(cards)
      (game.request.kind, game.players, game.pairCount) = (kind, players, cards.count / 2 - 1)
      let collection = CoverCollection(games: [game])
      return Self.all.filter { collection[$0] != nil }
    }
    let pairs = Array(Self.small().bundledCovers.prefix(isGivenUp ? 1 : 2)).sorted()

    #expect(found(by: [echo, .anyone]) == pairs)
    #expect(found(by: [.anyone, ann]) == pairs)
    #expect(found(by: [.anyone, echo]) == [])
    #expect(found(by: [ann, echo, .anyone]) == [])
    #expect(found(by: [.computer(.fuzz), echo]) == [])
  }

  @Test func `a game that was given up adds only the pairs that its flips show`() {
    func givenUp(_ flips: Int) -> CoverCollection {
      changed { ($0.pairCount, $0.flips) = (1, Array($0.flips.prefix(flips))) }
    }

    #expect(givenUp(2).foundCount() == 1)
    #expect(givenUp(0).foundCount() == 0)
    #expect(givenUp(2).goldenCount == 0)
  }

  @Test func `a board with more pairs than its category has covers takes some of the others`() {
    let collection = changed {
      $0.request.grid = Grid.choices[10]
      ($0.pairCount, $0.moveCount, $0.pairs, $0.flips) = (40, 60, [], [])
    }

    #expect(collection.foundCount() == 40)
    #expect(collection.foundCount(of: 0..<20) == 20)
  }

  @Test func `a pair that one player finds from memory in a flawless game that counts is golden`() {
    // The second pair: its second card was seen with the first move, and the first pair is luck.
    let remembered = Self.small([0, 2, 3, 2, 1, 0])
    func golden(_ change: (inout PlayedGame) -> Void) -> Int {
      CoverCollection(games: [remembered.with(change), Self.small(slips: 1)]).goldenCount
    }

    #expect(golden { _ in } == 2)
    #expect(golden { $0 = Self.small() } == 0)
    #expect(golden { $0.slipCount = 1 } == 0)
    #expect(golden { $0.hindsight = .hint } == 0)
    #expect(golden { $0.players = [.anyone, .person(name: "Ann")] } == 0)
    #expect(NewCovers(in: 1, of: CoverCollection(games: [remembered]))?.goldenCount == 2)
  }

  @Test func `flips that are impossible make nothing golden`() {
    func golden(pairs: [Int], flipping cards: Int...) -> Int {
      changed { ($0.pairs, $0.flips) = (pairs, flips(of: cards)) }.goldenCount
    }

    #expect(golden(pairs: [0, 0, 1, 1], flipping: 0, 0, 9, 1) == 0)
    #expect(golden(pairs: [7, 7, 9, 9], flipping: 0, 0, 9, 1) == 0)
    #expect(golden(pairs: (0..<80).map { $0 / 2 }, flipping: 78, 0, 1, 0, 79, 78) == 1)
  }

  @Test(arguments: [(0, 0...0), (1, 0...0), (2, 2...2), (5, 2...4), (Int.max, 20...20)])
  func `a sprint adds the boards it solved, however many`(pairs: Int, covers: ClosedRange<Int>) {
    let collection = changed {
      ($0.request.kind, $0.pairCount, $0.moveCount) = (.sprint, pairs, .max)
      ($0.pairs, $0.flips) = ([], [])
    }

    #expect(covers.contains(collection.foundCount()))
  }
}
