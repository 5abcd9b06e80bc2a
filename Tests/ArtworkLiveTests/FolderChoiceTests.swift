import Artwork
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
    (["cover.flac", "front.m4a"], nil),
    ([".cover.jpg", "._cover.jpg", "disc.jpg"], "disc.jpg"),
    ([".cover.jpg", ".jpg"], nil),
    ([".\u{301}cover.jpg", "disc.jpg"], "disc.jpg"),
  ])
  func `the picture is chosen by its name`(names: [String], expected: String?) throws {
    try withTemporaryFolder { root in
      for name in names { try write([], to: "\(root)/\(name)") }

      let covers = try findCovers(below: root)

      #expect(covers.map(\.artwork) == [expected].compactMap { $0.map { "\(root)/\($0)" } })
    }
  }

  @Test func `there is one cover a folder, in the order of their paths`() throws {
    try withTemporaryFolder { root in
      for name in ["B/2/cover.jpg", "A/cover.jpg", "B/1/a.png", "B/1/b.png", "B/10/cover.jpg"] {
        try write([], to: "\(root)/\(name)")
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
      try write([], to: "\(root)/\(name)/cover.jpg")

      #expect(try findCovers(below: root).map(\.title) == [String(name.prefix(200))])
    }
  }
}
