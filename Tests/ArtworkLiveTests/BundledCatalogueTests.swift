import ArtworkLive
import Foundation
import TestSupport

@Suite struct BundledCatalogueTests {
  private static let service = CoverService.bundled(resources: resources)

  /// The faces of the computer's players, drawn like covers; they belong to no category.
  private static let faces = ["fuzz", "skip", "echo", "maestro", "twin"].map { "players/\($0)" }

  private static func pictures() throws -> [String] {
    try service.catalogue().values.flatMap { $0.map(\.id) } + faces
  }

  @Test(arguments: 1...Deck.current)
  func `no deck has changed since it was made`(version: Int) throws {
    let deck = try #require(Deck(version: version))

    #expect(deck.checksum(in: try Self.service.catalogue()) == deck.checksum)
  }

  @Test func `there are five categories of eighteen covers or more, all in the deck`() throws {
    let catalogue = try Self.service.catalogue()

    #expect(catalogue.keys.sorted() == ["electronic", "metal", "pop", "rap", "rock"])
    #expect(catalogue.values.allSatisfy { $0.count >= 18 })
    #expect(try #require(Deck(version: Deck.current)).covers(in: catalogue) == catalogue)
    for (category, covers) in catalogue {
      for cover in covers {
        #expect(cover.id.hasPrefix("\(category)/"))
        #expect(cover.artwork == cover.id)
        #expect(![cover.title, cover.artist, cover.album ?? ""].contains(""), "\(cover)")
      }
    }
  }

  @Test func `no id, title or artist appears twice`() throws {
    let covers = try Self.service.catalogue().values.flatMap(\.self)

    for names in [covers.map(\.id), covers.map(\.title), covers.map(\.artist)] {
      #expect(Set(names.map { $0.lowercased() }).count == names.count)
    }
    #expect(covers.removingLookalikes().count == covers.count)
  }

  @Test func `the back and all covers have 300 by 300 pixels, and covers fewer, too`() throws {
    let back = try #require(Self.service.image("back"))
    #expect(back.width == 300 && back.height == 300)
    var seen: Set<PixelImage> = []
    for name in try Self.pictures() {
      let image = try #require(Self.service.image(name), "\(name)")
      let small = try #require(Self.service.image(name, 128), "\(name)")
      let parts = name.split(separator: "/")
      let file = "\(resources)/Covers/\(parts[0].capitalized)/\(parts[1]).png"
      let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int

      #expect(image.width == 300 && image.height == 300, "\(name)")
      #expect(try #require(size) <= 25 * 1024, "\(name)")
      #expect(Self.service.image(name, 129) == image, "\(name)")
      #expect(small.width == 128 && small.height == 128, "\(name)")
      #expect(small.meanDifference(from: image) < 25, "\(name)")
      #expect(seen.insert(image).inserted, "\(name)")
    }
  }
}

extension PixelImage {
  /// How far the channels of every sixteenth row and column are on average from the same places of
  /// a larger picture.
  fileprivate func meanDifference(from larger: PixelImage) -> Int {
    let places = stride(from: 8, to: height, by: 16).flatMap { y in
      stride(from: 8, to: width, by: 16).map { x in (x, y) }
    }
    let differences = places.flatMap { x, y in
      let start = 4 * (y * larger.height / height * larger.width + x * larger.width / width)
      return (0..<4).map {
        abs(Int(bytes[4 * (y * width + x) + $0]) - Int(larger.bytes[start + $0]))
      }
    }
    return differences.reduce(0, +) / differences.count
  }
}

@Suite struct BundledCoversTests: FolderSuite {
  let testFolder = TestFolder()

  private static func query(_ category: String, _ count: Int, deck: Int = Deck.current)
    -> CoverQuery
  {
    CoverQuery(
      source: .bundled, category: category, term: category, count: count, seed: 1, deck: deck)
  }

  private func makeBundle(of names: [String], in categories: [String]) throws {
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
  }

  @Test(
    arguments: [
      ("a category with enough covers comes alone", query("pop", 2), ["pop/a", "pop/b"], []),
      (
        "the other categories fill up in alphabetical order, without a cover whose picture is missing",
        query("pop", 3), ["pop/a", "pop/b"], ["metal/a", "metal/b", "rock/a"]
      ),
      ("no picture", query("rock", 2), ["rock/a"], ["metal/a", "metal/b", "pop/a", "pop/b"]),
      ("a category without covers is not filled up with others", query("jazz", 1), [], nil),
      ("a deck of the future has no covers", query("pop", 1, deck: Deck.current + 1), [], nil),
    ] as [(String, CoverQuery, [String], [String]?)])
  func `covers are dealt from a category, and others fill it up`(
    what: String, query: CoverQuery, covers: [String], fillers: [String]?
  ) async throws {
    try makeBundle(of: ["a", "b"], in: ["Pop", "Rock", "Metal"])
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

  @Test func `covers appended to a catalogue are not dealt from an earlier deck`() async throws {
    try makeBundle(of: (1...22).map(String.init), in: ["Pop", "Rock"])
    let batch = try await CoverService.bundled(resources: root)
      .covers(Self.query("pop", 21, deck: 1)) { _ in }

    #expect(batch.covers.map(\.id) == (1...20).map { "pop/\($0)" })
    #expect(batch.fillers.map(\.id) == (1...20).map { "rock/\($0)" })
  }

  @Test func `covers are those of the catalogue, with all that it says`() async throws {
    try makeBundle(of: ["a"], in: ["Metal"])
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

  @Test(arguments: [nil, "", "{}", "[{}]", "[", #"[{"id": "rock/a"}]"#, "\u{0}"])
  func `a folder that is missing, or a damaged list, is reported`(list: String?) async throws {
    let file = root + "/Covers/Rock/catalogue.json"
    if let list { try write(list, to: file) }
    let service = CoverService.bundled(resources: root)
    let failure = CoverFailure.bundledCoversMissing(path: list == nil ? root + "/Covers" : file)

    await #expect(throws: failure) { try await service.covers(Self.query("rock", 8)) { _ in } }
    #expect(throws: failure) { try service.catalogue() }
    #expect(service.image("rock/a") == nil)
  }

  @Test(arguments: [
    "", ".", "..", "/", "//", "../secret", "rock/../../secret", "rock/a/../../../secret",
    "/../secret", "./../secret", "../Covers/../secret", "rock/", "rock/none", "rock/a.png",
    "rock/damaged", "../secret.png\u{0}", "ROOT/Covers/Rock/a", "ROOT/Covers/Rock/a.png",
  ])
  func `a name that leads elsewhere, or to what is damaged, has no picture`(name: String) throws {
    try write(TinyPNG.fourPixels, to: root + "/Covers/Rock/a.png")
    try write(TinyPNG.fourPixels.prefix(40), to: root + "/Covers/Rock/damaged.png")
    try write(TinyPNG.twoPixels, to: root + "/secret.png")
    let service = CoverService.bundled(resources: root)

    #expect(service.image("rock/a") == TinyPNG.fourPixelImage)
    #expect(service.image(name.replacing("ROOT", with: root)) == nil)
  }
}
