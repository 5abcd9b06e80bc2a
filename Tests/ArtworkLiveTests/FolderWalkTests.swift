import Artwork
import FetchProgram
import Foundation
import TestSupport
import Testing

@testable import ArtworkLive

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct FolderWalkTests {
  private let files = FileManager.default

  @Test func `hidden folders are not looked into`() throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/.git/cover.jpg")
      try write(greyPixel(1), to: root + "/.Trash/Loud/cover.jpg")
      try write(greyPixel(1), to: root + "/Loud/.thumbs/cover.jpg")

      #expect(try findCovers(below: root) == [])
    }
  }

  /// Makes symbolic links in a folder.
  private func link(_ links: KeyValuePairs<String, String>, in folder: String) throws {
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, destination) in links {
      try files.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: destination)
    }
  }

  @Test func `links to covers and to folders are followed`() throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/elsewhere/Quiet/cover.jpg")
      try write(greyPixel(1), to: root + "/pictures/loud.jpg")
      try link(
        ["Quiet": "../elsewhere/Quiet", "absolute": root + "/pictures"], in: root + "/music")
      try link(["cover.jpg": "../../pictures/loud.jpg"], in: root + "/music/Loud")

      let covers = try findCovers(below: root + "/music")

      #expect(
        covers.map(\.artwork)
          == ["Loud/cover.jpg", "Quiet/cover.jpg", "absolute/loud.jpg"].map {
            "\(root)/music/\($0)"
          })
    }
  }

  @Test func `a folder is met once, under its own path rather than a link's`() throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/music/Loud/cover.jpg")
      try write(greyPixel(1), to: root + "/elsewhere/Quiet/cover.jpg")
      try link(
        ["A": "Loud", "loop": ".", "B": "../elsewhere", "C": "../elsewhere/Quiet"],
        in: root + "/music")
      try link(["self": "../Loud", "up": "../.."], in: root + "/music/Loud")
      try link(["back": "../../music"], in: root + "/elsewhere/Quiet")

      let covers = try findCovers(below: root + "/music")

      #expect(
        covers.map(\.artwork)
          == ["B/Quiet/cover.jpg", "Loud/cover.jpg"].map { "\(root)/music/\($0)" })
    }
  }

  @Test func `a link to anything but a file or a folder is skipped`() throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/x.jpg")
      #expect(mkfifo(root + "/pipe", 0o600) == 0)
      try link(
        [
          "cover.jpg": "/dev/zero", "folder.jpg": "none", "front.jpg": "pipe",
          "album.jpg": "album.jpg",
        ], in: root)

      #expect(try findCovers(below: root).map(\.artwork) == [root + "/x.jpg"])
    }
  }

  @Test func `a walk ends at its entry limit`() throws {
    try withTemporaryFolder { root in
      for number in 0..<20 { try write(greyPixel(1), to: "\(root)/Album \(number)/cover.jpg") }
      var walk = FolderWalk(below: root, entryLimit: 30)

      var count = 0
      while walk.next() != nil { count += 1 }

      // Each folder also has the entries `.` and `..`.
      #expect(count == 4)
    }
  }

  @Test func `the folder itself may be a link`() throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/music/Loud/cover.jpg")
      try files.createSymbolicLink(atPath: root + "/link", withDestinationPath: "music")

      let covers = try findCovers(below: root + "/link")

      #expect(covers.map(\.artwork) == [root + "/link/Loud/cover.jpg"])
    }
  }

  @Test func `anything but a file is not a picture`() throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/Loud/x.jpg")
      try write(greyPixel(1), to: root + "/Loud/cover.jpg/inside.png")
      #expect(mkfifo(root + "/Loud/front.jpg", 0o600) == 0)

      let covers = try findCovers(below: root)

      #expect(
        covers.map(\.artwork) == [root + "/Loud/cover.jpg/inside.png", root + "/Loud/x.jpg"])
    }
  }

  @Test func `folders deeper than forty are not looked into`() throws {
    try withTemporaryFolder { root in
      let path = (1...60).reduce(root) { path, _ in path + "/d" }
      try write(greyPixel(1), to: path + "/cover.jpg")
      for depth in 1..<60 {
        try write(greyPixel(1), to: root + String(repeating: "/d", count: depth) + "/cover.jpg")
      }

      let covers = try findCovers(below: root)

      let depth = 40 - root.count { $0 == "/" }
      #expect(covers.count == depth)
      #expect(
        covers.contains {
          $0.artwork == root + String(repeating: "/d", count: depth) + "/cover.jpg"
        })
    }
  }

  #if os(Linux)
    @Test func `names that are no text are kept, and shown with a mark`() throws {
      try withTemporaryFolder { root in
        let folder = "\(root)/M".utf8.map(CChar.init) + [CChar(bitPattern: 0xFC)]
        #expect(mkdir(folder + [0], 0o700) == 0)
        let file = folder + "/c\u{10FE80}".utf8.map(CChar.init(bitPattern:))
        let picture = file + [CChar(bitPattern: 0xFF)] + ".png".utf8.map(CChar.init) + [0]
        let descriptor = creat(picture, 0o600)
        let bytes = TinyPNG.fourPixels
        #expect(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
        close(descriptor)

        let covers = try findCovers(below: root)

        #expect(covers.map(\.title) == ["M\u{FFFD}"])
        #expect(covers.map(\.artwork.cPath) == [picture])
        #expect(
          covers.map { CoverService.folder(home: nil, media: readMedia).image($0.id) } == [
            TinyPNG.fourPixelImage
          ])
      }
    }
  #endif

  @Test(arguments: ["/none", "/file"])
  func `where there is no folder there are no covers`(name: String) throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/file")

      #expect(try findCovers(below: root + name) == [])
    }
  }

  // Permissions do not apply to root.
  @Test(.enabled(if: geteuid() != 0))
  func `a folder that may not be read is passed over`() throws {
    try withTemporaryFolder { root in
      try write(greyPixel(1), to: root + "/Loud/cover.jpg")
      try write(greyPixel(1), to: root + "/Secret/cover.jpg")
      try files.setAttributes([.posixPermissions: 0], ofItemAtPath: root + "/Secret")

      let covers = try findCovers(below: root)

      try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: root + "/Secret")
      #expect(covers.map(\.artwork) == [root + "/Loud/cover.jpg"])
    }
  }
}
