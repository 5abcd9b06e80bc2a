import Artwork
import Testing

@testable import MemoryTunes

@Suite struct LookalikeTests {
  private static func cover(_ id: String, artwork: String, album: String? = nil) -> Cover {
    Cover(id: id, title: id, artist: "The Band", album: album, artwork: artwork)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `covers that look alike are never two pairs`(seed: UInt64) throws {
    let batch = CoverBatch(covers: [
      Self.cover("small", artwork: "https://a.example/x/100x100bb.jpg"),
      Self.cover("large", artwork: "https://b.example/x/600x600bb.jpg"),
      Self.cover("other", artwork: "https://a.example/y/100x100bb.jpg"),
    ])

    let game = GameState.dealing(batch, grid: try #require(Grid("2x2")), seed: seed)

    #expect(Set(game.covers.map(\.id)) == ["small", "other"])
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a cover that looks like one of the category does not fill up`(seed: UInt64) throws {
    let batch = CoverBatch(
      covers: [Self.cover("own", artwork: "a.png", album: "Record")],
      fillers: [
        Self.cover("same album", artwork: "b.png", album: "record"),
        Self.cover("same artwork", artwork: "a.png", album: "Single"),
        Self.cover("other", artwork: "c.png", album: "Debut"),
      ])

    let game = GameState.dealing(batch, grid: try #require(Grid("2x2")), seed: seed)

    #expect(game.covers.map(\.id) == ["own", "other"])
    #expect(game.fillerCount == 1)
  }

  @Test func `lookalikes do not count where covers are too few`() throws {
    let batch = CoverBatch(covers: [
      Self.cover("one", artwork: "a.png"), Self.cover("two", artwork: "a.png"),
    ])

    let game = GameState.dealing(batch, grid: try #require(Grid("2x2")))

    #expect(game.phase == .failed(.tooFewCovers(needed: 2, found: 1)))
    #expect(game.cards.isEmpty)
  }
}
