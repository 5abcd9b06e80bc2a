import Testing

@testable import MemoryTunes

@Suite struct FadingMemoryTests {
  private func memory(_ opponent: Opponent, seed: UInt64 = 1, seeing cards: Int...) -> FadingMemory
  {
    var memory = FadingMemory(grid: .standard, opponent: opponent, seed: seed)
    for card in cards { memory.see(card) }
    return memory
  }

  @Test(arguments: [Opponent.fuzz, .skip, .echo], UInt64(0)..<50)
  func `a card just seen is remembered, then confused with one neighbour, and at last forgotten`(
    opponent: Opponent, seed: UInt64
  ) {
    var memory = memory(opponent, seed: seed, seeing: 5)
    var stages: [Recollection] = []
    for _ in 0..<2_000 {
      let stage = memory.recollection(of: 5)
      if stages.last != stage { stages.append(stage) }
      memory.see(15)
    }

    let neighbours = [1, 4, 6, 9]
    let possible =
      [[.remembered, .forgotten]]
      + neighbours.map { [Recollection.remembered, .confused(with: $0), .forgotten] }
    #expect(possible.contains(stages))
    // Seen again, it is remembered again.
    memory.see(5)
    #expect(memory.recollection(of: 5) == .remembered)
  }

  @Test(arguments: [Opponent.fuzz, .skip, .echo])
  func `the chance to remember a card falls by the decay with every flip`(opponent: Opponent) {
    var counts = Array(repeating: 0, count: 20)
    for seed in UInt64(0)..<2_000 {
      var memory = memory(opponent, seed: seed, seeing: 5)
      for flip in counts.indices {
        if memory.recollection(of: 5) == .remembered { counts[flip] += 1 }
        memory.see(15)
      }
    }

    var expected = 1.0
    for count in counts {
      #expect(abs(Double(count) / 2_000 - expected) < 0.04)
      expected *= 1 - opponent.traits.decay
    }
  }

  @Test func `Maestro forgets nothing`() {
    var memory = memory(.maestro, seeing: 5)
    for _ in 0..<100_000 { memory.see(15) }

    #expect(memory.recollection(of: 5) == .remembered)
    #expect(memory.flipCount == 100_001)
  }

  @Test(arguments: [-1, 16, .min, .max])
  func `a flip of no card changes nothing, and what was not flipped is unseen`(card: Int) {
    var memory = memory(.echo, seeing: 5)
    let before = memory
    memory.see(card)

    #expect(memory == before)
    #expect(memory.recollection(of: card) == .unseen)
    #expect((0..<16).filter { memory.recollection(of: $0) != .unseen } == [5])
  }

  @Test func `what becomes of a sighting is the same on every machine`() {
    var memory = memory(.skip, seed: 7)
    for card in Array(0..<16) + [0, 15, 0, 15] { memory.see(card) }

    let faded: [Int: Recollection] = [
      0: .confused(with: 4), 2: .forgotten, 3: .confused(with: 2), 4: .forgotten, 5: .forgotten,
      11: .confused(with: 7), 13: .confused(with: 12),
    ]
    for card in 0..<16 { #expect(memory.recollection(of: card) == faded[card] ?? .remembered) }
  }

  @Test func `a twin stores the share of the cards that it keeps, and forgets none of them`() {
    var stored = 0
    for seed in 0..<100 {
      var memory = FadingMemory(grid: .standard, opponent: .twin(keep: 60), seed: UInt64(seed))
      for card in 0..<16 { memory.see(card) }
      let known = (0..<16).filter { memory.recollection(of: $0) == .remembered }
      #expect(
        (0..<16).allSatisfy { known.contains($0) || memory.recollection(of: $0) == .forgotten })
      for card in 0..<16 { memory.see(card) }
      #expect(known.allSatisfy { memory.recollection(of: $0) == .remembered })
      stored += known.count
    }
    #expect(abs(Double(stored) / 1600 - 0.6) < 0.04)
  }

  @Test func `every opponent is stronger than the one before`() {
    for (opponent, next) in zip(Opponent.allCases, Opponent.allCases.dropFirst()) {
      #expect(opponent.traits.decay > next.traits.decay)
    }
    #expect(
      Opponent.allCases.map(\.image) == [
        "players/fuzz", "players/skip", "players/echo", "players/maestro",
      ])
  }
}

@Suite struct BoardBeforeTests {
  /// A played board, in the order A B A B.
  private var before: GameState { .dealt("A", "B", "A", "B").flipping(0) }

  /// What is kept of the board before when this is dealt after it.
  private func kept(
    of before: GameState, dealing grid: Grid? = nil, players: [Player]
  ) -> BoardBefore? {
    var (game, request) = (before, before.request)
    if let grid { request.grid = grid }
    request.seed += 1
    _ = rules(state: &game, action: .deal(DealAction(request, players: players)))
    return game.boardBefore
  }

  @Test func `only a computer has seen where covers lay on the board before, of this size`() {
    let players = [Player.anyone, .computer(.skip)]
    let covers = before.cards.map { before.covers[$0.pair].id }

    #expect(kept(of: before, players: players)?.covers == covers)
    #expect(kept(of: before, players: [.anyone, .anyone]) == nil)
    #expect(kept(of: .dealt("A", "B", "A", "B"), players: players) == nil)
    #expect(kept(of: before, dealing: Grid("3x4"), players: players) == nil)
  }

  @Test func `only the places that would be wrong now can be mixed up`() {
    var game = GameState.dealt("A", "A", "B", "B")
    game.boardBefore = kept(of: before, players: [.anyone, .computer(.skip)])

    // A lay on 0 and 2, B on 1 and 3.
    #expect(game.earlierPlaces == [[2], [2], [1], [1]])
  }

  @Test(arguments: [Opponent.fuzz, .skip])
  func `half of the confusions are then with a place of the board before`(opponent: Opponent) {
    var counts: [Recollection: Int] = [:]
    for seed in UInt64(0)..<4_000 {
      var memory = FadingMemory(
        grid: .standard, opponent: opponent, seed: seed,
        earlierPlaces: [[10, 15]] + Array(repeating: [], count: 15))
      for card in [0, 3, 3, 3, 3] { memory.see(card) }
      counts[memory.recollection(of: 0), default: 0] += 1
    }

    let confusions = counts.filter { if case .confused = $0.key { true } else { false } }
    let total = Double(confusions.values.reduce(0, +))
    #expect(Set(confusions.keys) == Set([1, 4, 10, 15].map { Recollection.confused(with: $0) }))
    for (_, count) in confusions { #expect(abs(Double(count) / total - 0.25) < 0.04) }
  }

  @Test(arguments: [Opponent.echo, .maestro, .twin(keep: 50)], UInt64(0)..<20)
  func `others never mix up boards`(opponent: Opponent, seed: UInt64) {
    var memory = FadingMemory(
      grid: .standard, opponent: opponent, seed: seed,
      earlierPlaces: Array(repeating: [15], count: 16))
    for card in [0, 1, 2, 3, 7, 6, 5, 4] + Array(repeating: 8, count: 40) { memory.see(card) }

    #expect((0..<16).allSatisfy { memory.recollection(of: $0) != .confused(with: 15) })
  }
}
