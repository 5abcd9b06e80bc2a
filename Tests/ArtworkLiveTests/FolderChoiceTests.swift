import Artwork
import FetchProgram
import TestSupport
import Testing

@testable import ArtworkLive

@Suite struct FolderChoiceTests {
  @Test(arguments: [
    (["01.jpg", "cover.jpg", "folder.jpg", "front.jpg", "album.jpg"], "cover.jpg"),
    (["01.jpg", "folder.jpg", "front.jpg", "album.jpg"], "folder.jpg"),
    (["01.jpg", "front.jpg", "album.jpg"], "front.jpg"),
    (["01.jpg", "album.jpg"], "album.jpg"),
    (["02.jpg", "01.jpg", "10.jpg"], "01.jpg"),
    (["back.png", "COVER.PNG"], "COVER.PNG"),
    (["a.png", "Folder.JPeG"], "Folder.JPeG"),
    (["a.png", "Cover (front).webp"], "Cover (front).webp"),
    (["cover.png", "cover.jpg"], "cover.jpg"),
    (["cover.txt", "cover.jpg.part", "disc.webp"], "disc.webp"),
    (["cover", "coverjpg", "x.jpeg"], "x.jpeg"),
    (["b.gif", "a.jfif", "folder.bmp"], "folder.bmp"),
    (["cover.flac", "front.m4a"], nil),
    ([".cover.jpg", "._cover.jpg", "disc.jpg"], "disc.jpg"),
    ([".cover.jpg", ".jpg"], nil),
    ([".\u{301}cover.jpg", "disc.jpg"], "disc.jpg"),
  ])
  func `the picture is chosen by its name`(names: [String], expected: String?) throws {
    try withTemporaryFolder { root in
      for name in names { try write(greyPixel(1), to: "\(root)/\(name)") }

      let covers = try findCovers(below: root)

      #expect(covers.map(\.artwork) == [expected].compactMap { $0.map { "\(root)/\($0)" } })
    }
  }

  /// What a folder has of pictures that cannot be read, in the order of their likelihood.
  @Test(
    arguments: [
      [], Array("<!DOCTYPE html>".utf8), Array("GIF89a".utf8), Array("BM".utf8),
      [0xFF, 0xD8, 0xFF, 0xE0], greyPixel(3).dropLast(20),
    ] as [[UInt8]])
  func `a picture that cannot be read gives way to the next`(bad: [UInt8]) async throws {
    try await withTemporaryFolder { root in
      for name in ["A/cover.jpg", "B/01.png", "B/cover.jpg", "B/front.webp", "C/cover.gif"] {
        try write(bad, to: "\(root)/\(name)")
      }
      try write(greyPixel(1), to: root + "/A/folder.jpg")
      try write(greyPixel(2), to: root + "/B/back.png")
      let service = CoverService.folder(home: nil, media: readMedia)
      let query = CoverQuery(
        source: .folder(root), category: "rock", term: "", count: 8, seed: 1)

      let shelf = try await service.shelf(root) { _, _ in }
      let dealt = try await service.covers(query) { _ in }

      #expect(shelf.whole.images == ["A/folder.jpg", "B/back.png"].map { "folder\(root)/\($0)" })
      #expect(shelf.unreadableCount == 1)
      #expect(dealt.covers.map(\.id).sorted() == shelf.whole.images)
    }
  }

  @Test func `there is one cover a folder, in the order of their paths`() throws {
    try withTemporaryFolder { root in
      for name in ["B/2/cover.jpg", "A/cover.jpg", "B/1/a.png", "B/1/b.png", "B/10/cover.jpg"] {
        try write(greyPixel(1), to: "\(root)/\(name)")
      }

      let covers = try findCovers(below: root)

      #expect(
        covers.map(\.artwork)
          == ["A/cover.jpg", "B/1/a.png", "B/10/cover.jpg", "B/2/cover.jpg"].map {
            "\(root)/\($0)"
          })
      #expect(covers.map(\.id) == covers.map { "folder\($0.artwork)" })
    }
  }

  @Test(arguments: [
    ("Bone Choir/Loud/cover.jpg", "Loud", "Bone Choir"),
    ("Bone Choir/ Loud  /x.png", "Loud", "Bone Choir"),
    ("Bone\u{1B}[31m Choir/Lo\u{7}ud\n!/cover.jpg", "Loud!", "Bone[31m Choir"),
    ("\u{202E}riohC enoB/\u{2066}Loud\u{2069}/cover.jpg", "Loud", "riohC enoB"),
    ("Bjo\u{308}rk/début\u{200B}/cover.jpg", "début", "Björk"),
    ("\u{1B}\u{7}/\u{1}/cover.jpg", "cover.jpg", ""),
    ("\u{2800}/\u{3164}\u{FE0F}/cover.jpg", "cover.jpg", ""),
    ("..../--help/cover.jpg", "--help", "...."),
    ("$(reboot)/`reboot`;%s%n/cover.jpg", "`reboot`;%s%n", "$(reboot)"),
    ("\\/日本語 🎵/cover.jpg", "日本語 🎵", "\\"),
  ])
  func `folders' names are title and artist, without what could do harm`(
    path: String, title: String, artist: String
  ) throws {
    try withTemporaryFolder { root in
      try write(greyPixel(7), to: "\(root)/music/\(path)")

      let covers = try findCovers(below: "\(root)/music")

      let hidden = path.hasPrefix(".")
      let artwork = "\(root)/music/\(path)"
      let cover = Cover(id: "folder\(artwork)", title: title, artist: artist, artwork: artwork)
      #expect(covers == (hidden ? [] : [cover]))
    }
  }

  @Test func `a long name is cut`() throws {
    try withTemporaryFolder { root in
      let name = String(repeating: "x", count: 250)
      try write(greyPixel(1), to: "\(root)/\(name)/cover.jpg")

      #expect(try findCovers(below: root).map(\.title) == [String(name.prefix(200))])
    }
  }
}
