import Testing

@testable import MemoryTunes

@Suite struct FadingMemoryTests {
  private func memory(_ opponent: Opponent, seed: UInt64 = 1, seeing cards: Int...) -> FadingMemory
  {
    var memory = FadingMemory(grid: .standard, opponent: opponent, seed: seed)
    for card in cards { memory.see(card) }
    return memory
  }

  @Test(arguments: Opponent.allCases)
  func `nothing has been seen at first`(opponent: Opponent) {
    let memory = memory(opponent)

    #expect((0..<16).allSatisfy { memory.recollection(of: $0) == .unseen })
    #expect(memory.recollection(of: -1) == .unseen)
    #expect(memory.recollection(of: 16) == .unseen)
  }

  @Test(arguments: Opponent.allCases, UInt64(0)..<50)
  func `a card just seen is remembered`(opponent: Opponent, seed: UInt64) {
    #expect(memory(opponent, seed: seed, seeing: 5).recollection(of: 5) == .remembered)
  }

  @Test(arguments: [Opponent.fuzz, .skip, .echo], UInt64(0)..<50)
  func `it is then confused with one neighbour, and at last forgotten`(
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
  }

  @Test func `a card in a corner is confused with a card beside it or below it`() {
    var confusions: [Recollection] = []
    for seed in UInt64(0)..<50 {
      var memory = memory(.skip, seed: seed, seeing: 0)
      for _ in 0..<100 {
        memory.see(15)
        let recollection = memory.recollection(of: 0)
        if case .confused = recollection, !confusions.contains(recollection) {
          confusions.append(recollection)
        }
      }
    }

    #expect(confusions.count == 2)
    #expect(confusions.contains(.confused(with: 1)))
    #expect(confusions.contains(.confused(with: 4)))
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
      expected *= 1 - opponent.decay
    }
  }

  @Test func `Maestro forgets nothing`() {
    var memory = memory(.maestro, seeing: 5)
    for _ in 0..<100_000 { memory.see(15) }

    #expect(memory.recollection(of: 5) == .remembered)
    #expect(memory.flipCount == 100_001)
  }

  @Test(arguments: UInt64(0)..<50)
  func `a card seen again is remembered again`(seed: UInt64) {
    var memory = memory(.fuzz, seed: seed, seeing: 5)
    for _ in 0..<300 { memory.see(15) }
    #expect(memory.recollection(of: 5) == .forgotten)

    memory.see(5)

    #expect(memory.recollection(of: 5) == .remembered)
  }

  @Test(arguments: [-1, 16, .min, .max])
  func `a flip of no card changes nothing`(card: Int) {
    var memory = memory(.echo, seeing: 5)
    let before = memory
    memory.see(card)

    #expect(memory == before)
  }

  @Test func `what becomes of a sighting is the same on every machine`() {
    var memory = memory(.skip, seed: 7)
    for card in 0..<16 { memory.see(card) }
    for card in [0, 15, 0, 15] { memory.see(card) }

    let letters = (0..<16).map { letter(for: memory.recollection(of: $0)) }
    #expect(letters.joined(separator: " ") == "4 ! x 2 x x ! ! ! ! ! 7 ! 12 ! !")
  }

  private func letter(for recollection: Recollection) -> String {
    switch recollection {
    case .unseen: "-"
    case .remembered: "!"
    case .confused(with: let card): "\(card)"
    case .forgotten: "x"
    }
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
      #expect(opponent.decay > next.decay)
    }
    #expect(
      Opponent.allCases.map(\.image) == [
        "players/fuzz", "players/skip", "players/echo", "players/maestro",
      ])
  }
}
