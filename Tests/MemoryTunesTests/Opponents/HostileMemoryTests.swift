import Testing

@testable import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct HostileMemoryTests {
  private let cards = [0, 5, 3, 15]

  private var memory: FadingMemory {
    var memory = FadingMemory(grid: .standard, opponent: .skip, seed: 3)
    for card in cards { memory.see(card) }
    return memory
  }

  @Test(arguments: Opponent.allCases)
  func `a memory survives being written and read`(opponent: Opponent) throws {
    var memory = FadingMemory(grid: .standard, opponent: opponent, seed: .max)
    for card in cards { memory.see(card) }
    let data = try JSONEncoder().encode(memory)
    let decoded = try JSONDecoder().decode(FadingMemory.self, from: data)

    #expect(decoded == memory)
    #expect(decoded.isValid(for: .standard, after: flips(of: cards)))
  }

  @Test func `a memory of another grid or other flips is refused`() throws {
    let oblong = try #require(Grid("8x2"))

    #expect(!memory.isValid(for: oblong, after: flips(of: cards)))
    #expect(!memory.isValid(for: .standard, after: flips(of: [0, 5, 3])))
    #expect(!memory.isValid(for: .standard, after: flips(of: [0, 5, 15, 3])))
    #expect(!memory.isValid(for: .standard, after: flips(of: [0, 5, 3, 16])))
  }

  @Test(arguments: [
    ("\"flipCount\":4", "\"flipCount\":9223372036854775807"),
    ("\"flipCount\":4", "\"flipCount\":-1"),
    ("\"neighbour\":", "\"neighbour\":9"),
    ("\"seenAt\":1}", "\"seenAt\":-9223372036854775808}"),
    ("\"seed\":3", "\"seed\":4"),
    ("\"opponent\":\"skip\"", "\"opponent\":\"maestro\""),
    ("\"grid\":\"4x4\"", "\"grid\":\"10x8\""),
    ("\"traces\":[", "\"traces\":[null,"),
  ])
  func `an impossible memory is refused, and looking at it does no harm`(
    part: String, replacement: String
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = try String(decoding: encoder.encode(memory), as: UTF8.self)
    let altered = text.replacing(part, with: replacement)
    try #require(altered != text)
    let decoded = try JSONDecoder().decode(FadingMemory.self, from: Data(altered.utf8))

    #expect(!decoded.isValid(for: .standard, after: flips(of: cards)))
    let recollections = (-1...80).map(decoded.recollection)
    #expect(recollections.count == 82)
    let board = Playthrough.dealt(pairs: 8, seed: 1)
    let thought = Thought(memory: decoded, cards: board.cards, openCards: [], flips: [])
    #expect(thought.nextCard().map(board.canFlip) == true)
  }
}
