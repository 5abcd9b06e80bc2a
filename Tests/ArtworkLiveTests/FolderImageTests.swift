import Artwork
import FetchProgram
import Foundation
import TestSupport
import Testing

@testable import ArtworkLive

@Suite struct FolderImageTests {
  @Test func `a picture is found by the id of its cover`() throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/Loud/cover.png")

      #expect(
        CoverService.folder(home: nil, media: readMedia).image("folder\(root)/Loud/cover.png")
          == TinyPNG.fourPixelImage)
    }
  }

  @Test func `of a picture that is no square the middle is shown`() throws {
    try withTemporaryFolder { root in
      try write(grey([[1, 2, 3], [4, 5, 6]]), to: root + "/cover.png")

      let image = CoverService.folder(home: nil, media: readMedia).image("folder\(root)/cover.png")

      #expect(try image == decodePicture(grey([[1, 2], [4, 5]])))
    }
  }

  /// Reading an endless device, or a pipe without a writer, would never return.
  @Test(.timeLimit(.minutes(10)))
  func `anything but a file has no picture`() throws {
    try withTemporaryFolder { root in
      #expect(mkfifo(root + "/pipe.png", 0o600) == 0)
      for (name, destination) in [
        ("pipe", "pipe.png"), ("zero", "/dev/zero"), ("folder", "."), ("itself", "itself"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(root)/\(name)", withDestinationPath: destination)
      }

      for name in ["/pipe.png", "/pipe", "/zero", "/folder", "/itself", "/none", ""] {
        #expect(
          CoverService.folder(home: nil, media: readMedia).image("folder\(root)\(name)") == nil)
      }
      #expect(CoverService.folder(home: nil, media: readMedia).image("folder/dev/zero") == nil)
      #expect(CoverService.folder(home: nil, media: readMedia).image("folder") == nil)
    }
  }

  @Test func `a link to a picture is that picture`() throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/picture")
      try FileManager.default.createSymbolicLink(
        atPath: root + "/link.png", withDestinationPath: "picture")

      #expect(
        CoverService.folder(home: nil, media: readMedia).image("folder\(root)/link.png")
          == TinyPNG.fourPixelImage)
    }
  }

  @Test func `pictures of a folder that is away are missing until it is back`() async throws {
    try await withTemporaryFolder { root in
      for name in ["A", "B"] { try write(TinyPNG.fourPixels, to: "\(root)/music/\(name)/x.png") }
      let covers = try findCovers(below: root + "/music")
      let service = CoverService.folder(home: nil, media: readMedia)

      #expect(rename(root + "/music", root + "/away") == 0)
      let missing = await service.recoverPictures(of: covers)
      #expect(rename(root + "/away", root + "/music") == 0)
      unlink(root + "/music/A/x.png")

      #expect(missing == covers.map(\.id))
      #expect(await service.recoverPictures(of: covers) == [covers[0].id])
    }
  }

  @Test func `a name of another source has no picture`() throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/cover.png")

      #expect(CoverService.folder(home: nil, media: readMedia).image(root + "/cover.png") == nil)
      #expect(
        CoverService.folder(home: nil, media: readMedia).image("itunes/\(root)/cover.png") == nil)
      #expect(try CoverService.folder(home: nil, media: readMedia).catalogue() == [:])
    }
  }

  @Test func `a file of more than 20 megabytes is not read`() throws {
    try withTemporaryFolder { root in
      try write(TinyPNG.fourPixels, to: root + "/cover.png")
      let id = "folder\(root)/cover.png"

      #expect(truncate(root + "/cover.png", 20 << 20) == 0)
      #expect(CoverService.folder(home: nil, media: readMedia).image(id) == TinyPNG.fourPixelImage)
      #expect(truncate(root + "/cover.png", 20 << 20 + 1) == 0)
      #expect(CoverService.folder(home: nil, media: readMedia).image(id) == nil)
    }
  }

  @Test func `a query for another source has no covers`() async throws {
    let query = CoverQuery(source: .itunes, category: "rock", term: "rock", count: 8, seed: 1)

    let batch = try await CoverService.folder(home: nil, media: readMedia).covers(query) { _ in }

    #expect(batch == CoverBatch(covers: []))
  }
}
