import Artwork
import ArtworkLive
import Foundation
import TestSupport
import Testing

@Suite struct BundledCoversTests {
  private static func query(_ category: String, _ count: Int, deck: Int = Deck.current)
    -> CoverQuery
  {
    CoverQuery(
      source: .bundled, category: category, term: category, count: count, seed: 1, deck: deck)
  }

  /// A bundle of categories with these covers, all of them pictures.
  private func withBundle(
    of names: [String], in categories: [String], _ body: (String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { root in
      for category in categories {
        let catalogue = names.map { name in
          let text = "\(category.lowercased()) \(name)"
          return #"{"id": "\#(category.lowercased())/\#(name)", "title": "\#(text)", "#
            + #""artist": "\#(text)", "album": "\#(text)"}"#
        }
        let folder = "\(root)/Covers/\(category)"
        try write("[\(catalogue.joined(separator: ","))]", to: folder + "/catalogue.json")
        for name in names { try write(TinyPNG.fourPixels, to: "\(folder)/\(name).png") }
      }
      try await body(root)
    }
  }

  @Test(
    arguments: [
      ("a category with enough covers comes alone", query("pop", 2), ["pop/a", "pop/b"], []),
      (
        "the other categories fill up in alphabetical order, without a cover whose picture is missing",
        query("pop", 3), ["pop/a", "pop/b"], ["metal/a", "metal/b", "rock/a"]
      ),
      (
        "a cover without its picture is left out", query("rock", 2), ["rock/a"],
        ["metal/a", "metal/b", "pop/a", "pop/b"]
      ),
      ("a category without covers is not filled up with others", query("jazz", 1), [], nil),
      (
        "a deck that this program does not know has no covers",
        query("pop", 1, deck: Deck.current + 1), [], nil
      ),
    ] as [(String, CoverQuery, [String], [String]?)])
  func `covers are dealt from a category, and others fill it up`(
    what: String, query: CoverQuery, covers: [String], fillers: [String]?
  ) async throws {
    try await withBundle(of: ["a", "b"], in: ["Pop", "Rock", "Metal"]) { root in
      try FileManager.default.removeItem(atPath: root + "/Covers/Rock/b.png")
      let service = CoverService.bundled(resources: root)
      guard let fillers else {
        await #expect(throws: CoverFailure.noneBundled) { try await service.covers(query) { _ in } }
        return
      }

      let batch = try await service.covers(query) { _ in }

      #expect(batch.covers.map(\.id) == covers)
      #expect(batch.fillers.map(\.id) == fillers)
    }
  }

  @Test func `covers appended to a catalogue are not dealt from an earlier deck`() async throws {
    try await withBundle(of: (1...22).map(String.init), in: ["Pop", "Rock"]) { root in
      let batch = try await CoverService.bundled(resources: root)
        .covers(Self.query("pop", 21, deck: 1)) { _ in }

      #expect(batch.covers.map(\.id) == (1...20).map { "pop/\($0)" })
      #expect(batch.fillers.map(\.id) == (1...20).map { "rock/\($0)" })
    }
  }

  @Test func `covers are those of the catalogue, with all that it says`() async throws {
    try await withBundle(of: ["a"], in: ["Metal"]) { root in
      try write(TinyPNG.twoPixels, to: root + "/Covers/back.png")
      try write("notes", to: root + "/Covers/Drafts/notes.txt")
      try write("[]", to: root + "/Covers/Rock/catalogue.json")
      let service = CoverService.bundled(resources: root)
      let cover = Cover(
        id: "metal/a", title: "metal a", artist: "metal a", album: "metal a", artwork: "metal/a")

      // Folders that are not categories are skipped.
      #expect(try service.catalogue() == ["metal": [cover], "rock": []])
      #expect(service.image("metal/a") == TinyPNG.fourPixelImage)
    }
  }

  @Test func `a missing folder is reported`() async throws {
    try await withTemporaryFolder { root in
      let service = CoverService.bundled(resources: root + "/none")
      let failure = CoverFailure.bundledCoversMissing(folder: root + "/none/Covers")

      await #expect(throws: failure) { try await service.covers(Self.query("rock", 8)) { _ in } }
      #expect(throws: failure) { try service.catalogue() }
      #expect(service.image("rock/a") == nil)
    }
  }

  @Test(arguments: ["", "{}", "[{}]", "[", #"[{"id": "rock/a"}]"#, "\u{0}"])
  func `a damaged list of covers is reported`(content: String) async throws {
    try await withTemporaryFolder { root in
      let file = root + "/Covers/Rock/catalogue.json"
      try write(content, to: file)
      let service = CoverService.bundled(resources: root)
      let failure = CoverFailure.bundledListDamaged(file: file)

      await #expect(throws: failure) { try await service.covers(Self.query("rock", 8)) { _ in } }
      #expect(throws: failure) { try service.catalogue() }
    }
  }

  @Test(arguments: [
    "", ".", "..", "/", "//", "../secret", "rock/../../secret", "rock/a/../../../secret",
    "/../secret", "./../secret", "../Covers/../secret", "rock/", "rock/none", "rock/a.png",
    "rock/damaged", "../secret.png\u{0}", "ROOT/Covers/Rock/a", "ROOT/Covers/Rock/a.png",
  ])
  func `a name that leads elsewhere, or to what is damaged, has no picture`(name: String) throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/Covers/Rock/a.png")
      try write(TinyPNG.fourPixels.prefix(40), to: root + "/Covers/Rock/damaged.png")
      try write(TinyPNG.twoPixels, to: root + "/secret.png")
      let service = CoverService.bundled(resources: root)

      #expect(service.image("rock/a") == TinyPNG.fourPixelImage)
      #expect(service.image(name.replacing("ROOT", with: root)) == nil)
    }
  }

  private static let shipped = CoverService.bundled(resources: resources)

  @Test func `progress is reported cover by cover to the end`() async throws {
    let log = Log<CoverProgress>()

    let batch = try await Self.shipped.covers(Self.query("rock", 8)) { await log.append($0) }

    let count = batch.covers.count
    #expect(await log.steps == (1...count).map { .fetching(done: $0, total: count) })
  }

  @Test func `a query that is cancelled ends at the next cover`() async {
    let log = Log<CoverProgress>()

    await #expect(throws: CancellationError.self) {
      try await Task {
        try await Self.shipped.covers(Self.query("rock", 8)) { step in
          await log.append(step)
          if await log.steps.count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
        }
      }.value
    }

    #expect(await log.steps.count == 3)
  }
}
