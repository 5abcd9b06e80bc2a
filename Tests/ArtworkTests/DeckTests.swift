import Artwork
import Testing

@Suite struct DeckTests {
  private static func covers(_ category: String, _ count: Int) -> [Cover] {
    (1...count).map {
      Cover(id: "\(category)/\($0)", title: "\($0)", artist: "\($0)", artwork: "\($0)")
    }
  }

  @Test(arguments: [
    (Deck.current, true), (Deck.current + 1, false), (0, false), (-1, false),
    (.max, false), (.min, false),
  ])
  func `there is a deck of each version up to the current one`(version: Int, isThere: Bool) {
    #expect((Deck(version: version) != nil) == isThere)
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

  private static let thirty = (1...30).map {
    Cover(id: "/music/\($0)", title: "Title \($0)", artist: "Artist \($0)", artwork: "/music/\($0)")
  }

  @Test func `a fingerprint of covers is the same for ever, in whatever order and place`() {
    let moved = Self.thirty.map {
      Cover(id: "/moved" + $0.id, title: $0.title, artist: $0.artist, artwork: "/moved" + $0.id)
    }

    #expect([Cover]().fingerprint == 0)
    #expect(Self.thirty.fingerprint == 620_769)
    #expect(moved.reversed().fingerprint == 620_769)
  }

  @Test func `without any one cover the fingerprint is another`() {
    let fingerprints = Self.thirty.indices.map { index in
      (Self.thirty[..<index] + Self.thirty[(index + 1)...]).fingerprint
    }

    #expect(Set(fingerprints + [Self.thirty.fingerprint]).count == 31)
  }

  @Test func `what belongs to a title is not taken for a part of the artist`() {
    let one = Cover(id: "1", title: "ab", artist: "c", artwork: "1")
    let other = Cover(id: "1", title: "a", artist: "bc", artwork: "1")

    #expect([one].fingerprint != [other].fingerprint)
  }
}
