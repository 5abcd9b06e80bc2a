import Artwork
import ArtworkLive
import TestSupport
import Testing

@Suite struct BundledFailureTests {
  private static let query = CoverQuery(
    source: .bundled, category: "rock", term: "rock", count: 8, seed: 1)

  @Test func `a missing folder is reported`() async throws {
    try await withTemporaryFolder { root in
      let service = CoverService.bundled(resources: root + "/none")
      let failure = CoverFailure.bundledCoversMissing(folder: root + "/none/Covers")

      await #expect(throws: failure) { try await service.covers(Self.query) { _ in } }
      #expect(throws: failure) { try service.catalogue() }
      #expect(service.image("rock/a") == nil)
    }
  }

  @Test(arguments: ["", "{}", "[{}]", "[", #"[{"id": "rock/a"}]"#, "\u{0}"])
  func `a damaged list of covers is reported`(content: String) async throws {
    try await withTemporaryFolder { root in
      let file = root + "/Covers/Rock/catalogue.json"
      try write(content.utf8, to: file)
      let service = CoverService.bundled(resources: root)
      let failure = CoverFailure.bundledListDamaged(file: file)

      await #expect(throws: failure) { try await service.covers(Self.query) { _ in } }
      #expect(throws: failure) { try service.catalogue() }
    }
  }

  @Test func `folders that are not categories are skipped`() throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.twoPixels, to: root + "/Covers/back.png")
      try write("notes".utf8, to: root + "/Covers/Drafts/notes.txt")
      try write("[]".utf8, to: root + "/Covers/Rock/catalogue.json")

      let catalogue = try CoverService.bundled(resources: root).catalogue()

      #expect(catalogue == ["rock": []])
    }
  }

  @Test func `a damaged picture has no image`() throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels.prefix(40), to: root + "/Covers/Rock/a.png")

      #expect(CoverService.bundled(resources: root).image("rock/a") == nil)
    }
  }
}
