import Artwork
import FetchProgram
import Foundation
import TestSupport
import Testing

@testable import ArtworkLive

@Suite struct FolderImageTests {
  /// Reading an endless device, or a pipe without a writer, would never return.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("a file", "folderROOT/Loud/cover.png", true), ("a link", "folderROOT/link.png", true),
      ("a pipe", "folderROOT/pipe.png", false), ("a link to one", "folderROOT/pipe", false),
      ("a link to a device", "folderROOT/zero", false),
      ("a link to a folder", "folderROOT/folder", false),
      ("a link to itself", "folderROOT/itself", false), ("nothing", "folderROOT/none", false),
      ("a folder", "folderROOT", false), ("a device", "folder/dev/zero", false),
      ("no path", "folder", false), ("a name of no source", "ROOT/Loud/cover.png", false),
      ("a name of another source", "itunes/ROOT/Loud/cover.png", false),
    ])
  func `a picture is found by the id of its cover, and anything but a file has none`(
    what: String, name: String, isFound: Bool
  ) throws {
    let entries = [
      "link.png -> Loud/cover.png", "pipe.png|", "pipe -> pipe.png", "zero -> /dev/zero",
      "folder -> .", "itself -> itself",
    ]
    try withFolder(of: entries) { root in
      try write(TinyPNG.fourPixels, to: root + "/Loud/cover.png")

      let image = folderService.image(name.replacing("ROOT", with: root))

      #expect(image == (isFound ? TinyPNG.fourPixelImage : nil))
    }
  }

  @Test func `of a picture that is no square the middle is shown`() throws {
    try withTemporaryFolder { root in
      try write(grey([[1, 2, 3], [4, 5, 6]]), to: root + "/cover.png")

      let image = folderService.image("folder\(root)/cover.png")

      #expect(try image == decodePicture(grey([[1, 2], [4, 5]])))
    }
  }

  @Test func `pictures of a folder that is away are missing until it is back`() async throws {
    try await withTemporaryFolder { root in
      try make(["music/A/x.png", "music/B/x.png"], in: root)
      let covers = try findCovers(below: root + "/music")

      #expect(rename(root + "/music", root + "/away") == 0)
      let missing = await folderService.recoverPictures(of: covers)
      #expect(rename(root + "/away", root + "/music") == 0)
      unlink(root + "/music/A/x.png")

      #expect(missing == covers.map(\.id))
      #expect(await folderService.recoverPictures(of: covers) == [covers[0].id])
    }
  }

  @Test(arguments: [20 << 20, 20 << 20 + 1])
  func `a file of more than 20 megabytes is not read`(size: Int) throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/cover.png")
      #expect(truncate(root + "/cover.png", off_t(size)) == 0)

      let image = folderService.image("folder\(root)/cover.png")

      #expect(image == (size == 20 << 20 ? TinyPNG.fourPixelImage : nil))
    }
  }

  @Test func `a query for another source has no covers`() async throws {
    let query = CoverQuery(source: .itunes, category: "rock", term: "rock", count: 8, seed: 1)

    #expect(try await folderService.covers(query) { _ in } == CoverBatch(covers: []))
    #expect(try folderService.catalogue() == [:])
  }

  /// Which track is played for a cover from a folder.
  @Test(
    arguments: [
      (
        "the first by name, beside a picture",
        ["cover.png", "02 b.mp3", "01 a.flac", ".00 hidden.mp3", "notes.txt", "03.m4a"],
        "ROOT/cover.png", "ROOT/01 a.flac"
      ),
      (
        "the one whose tags have the picture", ["01 a.flac", "02 b.OPUS"], "ROOT/02 b.OPUS",
        "ROOT/02 b.OPUS"
      ),
      ("none that cannot be played", ["cover.png", "01.m4a"], "ROOT/cover.png", nil),
      ("none where there is no folder", [], "/no such folder/cover.png", nil),
      ("none without a path", [], "", nil), ("none without a folder", [], "cover.png", nil),
    ] as [(String, [String], String, String?)])
  func `a cover has a track beside it`(
    what: String, names: [String], artwork: String, expected: String?
  ) throws {
    try withFolder(of: names) { root in
      #expect(
        track(beside: artwork.replacing("ROOT", with: root))
          == expected?.replacing("ROOT", with: root))
    }
  }
}
