import Testing

@testable import MemoryTunes

@Suite struct KnowledgeTests {
  @Test func `knowledge is which cards have been seen, and when last`() {
    var knowledge = Knowledge(cardCount: 4)
    #expect(knowledge.lastSeen == [nil, nil, nil, nil])

    for card in [2, 0, 2] { knowledge.see(card) }

    #expect(knowledge.lastSeen == [2, nil, 3, nil])
    #expect(knowledge.flipCount == 3)
    #expect((-1...4).map(knowledge.hasSeen) == [false, true, false, true, false, false])
  }

  @Test func `a card that is not on the board teaches nothing`() {
    var knowledge = Knowledge(cardCount: 2)

    for card in [-1, 2, .max] { knowledge.see(card) }

    #expect(knowledge == Knowledge(cardCount: 2))
  }
}
