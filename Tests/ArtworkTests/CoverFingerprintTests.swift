import Artwork
import Testing

@Suite struct CoverFingerprintTests {
  private static let covers = (1...30).map {
    Cover(id: "/music/\($0)", title: "Title \($0)", artist: "Artist \($0)", artwork: "/music/\($0)")
  }

  @Test func `it is the same for ever`() {
    #expect([Cover]().fingerprint == 0)
    #expect(Self.covers.fingerprint == 620_769)
  }

  @Test func `order and places do not matter`() {
    let moved = Self.covers.map {
      Cover(id: "/moved" + $0.id, title: $0.title, artist: $0.artist, artwork: "/moved" + $0.id)
    }

    #expect(moved.reversed().fingerprint == Self.covers.fingerprint)
  }

  @Test func `without any one cover it is another`() {
    let fingerprints = Self.covers.indices.map { index in
      (Self.covers[..<index] + Self.covers[(index + 1)...]).fingerprint
    }

    #expect(Set(fingerprints + [Self.covers.fingerprint]).count == 31)
  }

  @Test func `what belongs to a title is not taken for a part of the artist`() {
    let one = Cover(id: "1", title: "ab", artist: "c", artwork: "1")
    let other = Cover(id: "1", title: "a", artist: "bc", artwork: "1")

    #expect([one].fingerprint != [other].fingerprint)
  }
}
