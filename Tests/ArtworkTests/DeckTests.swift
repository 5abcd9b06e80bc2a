import Artwork
import Testing

@Suite struct DeckTests {
  private static func covers(_ category: String, _ count: Int) -> [Cover] {
    (1...count).map {
      Cover(id: "\(category)/\($0)", title: "\($0)", artist: "\($0)", artwork: "\($0)")
    }
  }

  @Test func `the current deck is the newest one`() {
    #expect(Deck(version: Deck.current) != nil)
    #expect(Deck(version: Deck.current + 1) == nil)
  }

  @Test(arguments: [0, -1, .max, .min])
  func `a version that there never was has no deck`(version: Int) {
    #expect(Deck(version: version) == nil)
  }

  @Test func `covers and categories that came later are not in the first deck`() throws {
    let deck = try #require(Deck(version: 1))
    let catalogue = ["pop": Self.covers("pop", 20), "rock": Self.covers("rock", 3)]
    let grown = catalogue.merging(
      ["pop": Self.covers("pop", 25), "jazz": Self.covers("jazz", 30)]
    ) { $1 }

    #expect(deck.covers(in: grown) == catalogue)
    #expect(deck.checksum(in: grown) == deck.checksum(in: catalogue))
  }

  @Test func `the checksum tells the order of covers`() throws {
    let deck = try #require(Deck(version: 1))
    let covers = Self.covers("pop", 2)

    #expect(deck.checksum(in: ["pop": covers]) == 0xA845_3491_FE30_A37E)
    #expect(deck.checksum(in: ["pop": covers.reversed()]) == 0xE845_E359_9C38_29DA)
  }
}
