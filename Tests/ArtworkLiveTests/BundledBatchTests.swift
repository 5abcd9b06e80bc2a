import Artwork
import ArtworkLive
import Foundation
import TestSupport
import Testing

@Suite struct BundledBatchTests {
  /// A bundle of three categories with two covers each; `rock/b` has no picture.
  private static func withBundle(_ body: (CoverService) async throws -> Void) async throws {
    try await withTemporaryFolder { root in
      for category in ["Pop", "Rock", "Metal"] {
        let id = category.lowercased()
        let catalogue = ["a", "b"].map {
          #"{"id": "\#(id)/\#($0)", "title": "\#(id) \#($0)", "artist": "\#(id) \#($0)", "#
            + #""album": "\#(id) \#($0)"}"#
        }
        let folder = "\(root)/Covers/\(category)"
        try write("[\(catalogue.joined(separator: ","))]".utf8, to: folder + "/catalogue.json")
        try write(TinyPNG.fourPixels, to: folder + "/a.png")
        if id != "rock" { try write(TinyPNG.twoPixels, to: folder + "/b.png") }
      }
      try await body(.bundled(resources: root))
    }
  }

  @Test func `a category with enough covers comes alone`() async throws {
    try await Self.withBundle { service in
      let query = CoverQuery(source: .bundled, category: "pop", term: "pop", count: 2, seed: 1)

      let batch = try await service.covers(query) { _ in }

      #expect(batch.covers.map(\.id) == ["pop/a", "pop/b"])
      #expect(batch.fillers == [])
    }
  }

  @Test func `the other categories fill up in alphabetical order`() async throws {
    try await Self.withBundle { service in
      let query = CoverQuery(source: .bundled, category: "pop", term: "pop", count: 3, seed: 1)

      let batch = try await service.covers(query) { _ in }

      #expect(batch.covers.map(\.id) == ["pop/a", "pop/b"])
      #expect(batch.fillers.map(\.id).prefix(3) == ["metal/a", "metal/b", "rock/a"])
    }
  }

  @Test func `a cover without its picture is left out`() async throws {
    try await Self.withBundle { service in
      let query = CoverQuery(source: .bundled, category: "rock", term: "rock", count: 2, seed: 1)

      let batch = try await service.covers(query) { _ in }

      #expect(batch.covers.map(\.id) == ["rock/a"])
      #expect(batch.fillers.map(\.id) == ["metal/a", "metal/b", "pop/a", "pop/b"])
    }
  }

  @Test func `a category without covers is not filled up with others`() async throws {
    try await Self.withBundle { service in
      let query = CoverQuery(source: .bundled, category: "jazz", term: "jazz", count: 1, seed: 1)

      await #expect(throws: CoverFailure.noneBundled) { try await service.covers(query) { _ in } }
    }
  }

  @Test func `a deck that this program does not know has no covers`() async throws {
    try await Self.withBundle { service in
      let query = CoverQuery(
        source: .bundled, category: "pop", term: "pop", count: 1, seed: 1, deck: Deck.current + 1)

      await #expect(throws: CoverFailure.noneBundled) { try await service.covers(query) { _ in } }
    }
  }

  @Test func `covers appended to a catalogue are not dealt from an earlier deck`() async throws {
    try await withTemporaryFolder { root in
      for category in ["Pop", "Rock"] {
        let id = category.lowercased()
        let folder = "\(root)/Covers/\(category)"
        let entries = (1...22).map {
          #"{"id": "\#(id)/\#($0)", "title": "\#(id) \#($0)", "artist": "", "album": "\#(id) \#($0)"}"#
        }
        try write("[\(entries.joined(separator: ","))]".utf8, to: folder + "/catalogue.json")
        for number in 1...22 { try write(TinyPNG.fourPixels, to: "\(folder)/\(number).png") }
      }
      let query = CoverQuery(
        source: .bundled, category: "pop", term: "pop", count: 21, seed: 1, deck: 1)

      let batch = try await CoverService.bundled(resources: root).covers(query) { _ in }

      #expect(batch.covers.map(\.id) == (1...20).map { "pop/\($0)" })
      #expect(batch.fillers.map(\.id) == (1...20).map { "rock/\($0)" })
    }
  }

  @Test func `covers are those of the catalogue, with all that it says`() async throws {
    try await Self.withBundle { service in
      let first = try #require(service.catalogue()["metal"]?.first)

      #expect(
        first
          == Cover(
            id: "metal/a", title: "metal a", artist: "metal a", album: "metal a",
            artwork: "metal/a"))
      #expect(service.image("metal/a") == TinyPNG.fourPixelImage)
      #expect(service.image("rock/b") == nil)
    }
  }
}
