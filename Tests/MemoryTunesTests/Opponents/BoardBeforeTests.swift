import Artwork
import Testing

@testable import MemoryTunes

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

  @Test func `a computer has seen where the covers lay on the board before`() {
    let kept = kept(of: before, players: [.anyone, .computer(.skip)])

    #expect(kept?.covers == before.cards.map { before.covers[$0.pair].id })
  }

  @Test func `nothing is kept without a computer, of an untouched board, or of another size`() {
    let computer = Player.computer(.skip)

    #expect(kept(of: before, players: [.anyone, .anyone]) == nil)
    #expect(kept(of: .dealt("A", "B", "A", "B"), players: [.anyone, computer]) == nil)
    #expect(kept(of: before, dealing: Grid("3x4"), players: [.anyone, computer]) == nil)
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
    var plain = FadingMemory(grid: .standard, opponent: opponent, seed: seed)
    for card in [0, 1, 2, 3, 7, 6, 5, 4] + Array(repeating: 8, count: 40) {
      memory.see(card)
      plain.see(card)
    }

    #expect(
      (0..<16).filter { memory.recollection(of: $0) == .confused(with: 15) }
        == (0..<16).filter { plain.recollection(of: $0) == .confused(with: 15) })
  }
}
