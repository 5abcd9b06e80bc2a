import Foundation
import TestSupport

@testable import ArtworkLive

@Suite struct FindCoversTests: FolderSuite {
  let testFolder = TestFolder()

  @Test(
    arguments: [
      ("hidden folders", [".git/cover.jpg", ".Trash/cover.jpg", "Loud/.thumbs/cover.jpg"], "", []),
      (
        "links to covers and to folders are followed",
        [
          "elsewhere/Quiet/cover.jpg", "pictures/loud.jpg", "music/Quiet -> ../elsewhere/Quiet",
          "music/absolute -> ROOT/pictures", "music/Loud/cover.jpg -> ../../pictures/loud.jpg",
        ], "/music", ["Loud/cover.jpg", "Quiet/cover.jpg", "absolute/loud.jpg"]
      ),
      (
        "a folder is met once, under its own path rather than a link's",
        [
          "music/Loud/cover.jpg", "elsewhere/Quiet/cover.jpg", "music/A -> Loud", "music/loop -> .",
          "music/B -> ../elsewhere", "music/C -> ../elsewhere/Quiet", "music/Loud/self -> ../Loud",
          "music/Loud/up -> ../..", "elsewhere/Quiet/back -> ../../music",
        ], "/music", ["B/Quiet/cover.jpg", "Loud/cover.jpg"]
      ),
      (
        "a link to anything but a file or a folder is skipped",
        [
          "x.jpg", "pipe|", "cover.jpg -> /dev/zero", "folder.jpg -> none", "front.jpg -> pipe",
          "album.jpg -> album.jpg",
        ], "", ["x.jpg"]
      ),
      ("it may be a link", ["music/Loud/cover.jpg", "link -> music"], "/link", ["Loud/cover.jpg"]),
      (
        "anything but a file is no picture",
        ["Loud/x.jpg", "Loud/cover.jpg/inside.png", "Loud/front.jpg|"], "",
        ["Loud/cover.jpg/inside.png", "Loud/x.jpg"]
      ),
      ("where there is no folder there are no covers", ["file"], "/none", []),
      ("nor where there is a file", ["file"], "/file", []),
      (
        "there is one cover a folder, in the order of their paths",
        ["B/2/cover.jpg", "A/cover.jpg", "B/1/a.png", "B/1/b.png", "B/10/cover.jpg"], "",
        ["A/cover.jpg", "B/1/a.png", "B/10/cover.jpg", "B/2/cover.jpg"]
      ),
    ] as [(String, [String], String, [String])])
  func `all folders below one are looked into once`(
    what: String, entries: [String], start: String, expected: [String]
  ) throws {
    try make(entries, in: root)
    let covers = try findCovers(below: root + start)

    #expect(covers.map(\.artwork) == expected.map { "\(root)\(start)/\($0)" })
    #expect(covers.map(\.id) == covers.map { "folder\($0.artwork)" })
  }

  @Test(arguments: [
    (["01.jpg", "cover.jpg", "folder.jpg", "front.jpg", "album.jpg"], "cover.jpg"),
    (["01.jpg", "folder.jpg", "front.jpg", "album.jpg"], "folder.jpg"),
    (["01.jpg", "front.jpg", "album.jpg"], "front.jpg"),
    (["01.jpg", "album.jpg"], "album.jpg"), (["02.jpg", "01.jpg", "10.jpg"], "01.jpg"),
    (["back.png", "COVER.PNG"], "COVER.PNG"), (["a.png", "Folder.JPeG"], "Folder.JPeG"),
    (["a.png", "Cover (front).webp"], "Cover (front).webp"),
    (["cover.png", "cover.jpg"], "cover.jpg"),
    (["cover.txt", "cover.jpg.part", "disc.webp"], "disc.webp"),
    (["cover", "coverjpg", "x.jpeg"], "x.jpeg"), (["b.gif", "a.jfif", "folder.bmp"], "folder.bmp"),
    (["cover.flac", "front.m4a"], nil), ([".cover.jpg", "._cover.jpg", "disc.jpg"], "disc.jpg"),
    ([".cover.jpg", ".jpg"], nil), ([".\u{301}cover.jpg", "disc.jpg"], "disc.jpg"),
  ])
  func `the picture is chosen by its name`(names: [String], expected: String?) throws {
    try make(names, in: root)
    let covers = try findCovers(below: root)

    #expect(covers.map(\.artwork) == [expected].compactMap { $0.map { "\(root)/\($0)" } })
  }

  /// What a folder has of pictures that cannot be read, in the order of their likelihood.
  @Test(
    arguments: [
      [], Array("<!DOCTYPE html>".utf8), Array("GIF89a".utf8), Array("BM".utf8),
      [0xFF, 0xD8, 0xFF, 0xE0], greyPixel(3).dropLast(20),
    ] as [[UInt8]])
  func `a picture that cannot be read gives way to the next`(bad: [UInt8]) async throws {
    for name in ["A/cover.jpg", "B/01.png", "B/cover.jpg", "B/front.webp", "C/cover.gif"] {
      try write(bad, to: "\(root)/\(name)")
    }
    try make(["A/folder.jpg", "B/back.png"], in: root)
    let query = CoverQuery(source: .folder(root), category: "rock", term: "", count: 8, seed: 1)

    let shelf = try await folderService.shelf(root) { _, _ in }
    let dealt = try await folderService.covers(query) { _ in }

    #expect(shelf.whole.images == ["A/folder.jpg", "B/back.png"].map { "folder\(root)/\($0)" })
    #expect(shelf.unreadableCount == 1)
    #expect(dealt.covers.map(\.id).sorted() == shelf.whole.images)
  }

  @Test(arguments: [
    ("Bone Choir/Loud/cover.jpg", "Loud", "Bone Choir"),
    ("Bone Choir/ Loud  /x.png", "Loud", "Bone Choir"),
    ("Bone\u{1B}[31m Choir/Lo\u{7}ud\n!/cover.jpg", "Loud!", "Bone[31m Choir"),
    ("\u{2800}/\u{3164}\u{FE0F}/cover.jpg", "cover.jpg", ""),
    ("..../--help/cover.jpg", "--help", "...."),
    (String(repeating: "x", count: 250) + "/cover.jpg", String(repeating: "x", count: 200), ""),
  ])
  func `folders' names are title and artist, cut, and without what could do harm`(
    path: String, title: String, artist: String
  ) throws {
    try make(["music/\(path)"], in: root)
    let artwork = "\(root)/music/\(path)"
    let cover = Cover(id: "folder\(artwork)", title: title, artist: artist, artwork: artwork)

    #expect(try findCovers(below: "\(root)/music") == (path.hasPrefix(".") ? [] : [cover]))
  }

  @Test func `a walk ends at its entry limit`() throws {
    try make((0..<20).map { "Album \($0)/cover.jpg" }, in: root)
    var walk = FolderWalk(below: root, entryLimit: 30)

    var count = 0
    while walk.next() != nil { count += 1 }

    // Each folder also has the entries `.` and `..`.
    #expect(count == 4)
  }

  @Test func `folders deeper than forty are not looked into`() throws {
    let paths = (1...60).map { String(repeating: "d/", count: $0) + "cover.jpg" }
    try make(paths, in: root)

    let covers = try findCovers(below: root)

    #expect(
      Set(covers.map(\.artwork))
        == Set(paths.prefix(40 - root.count { $0 == "/" }).map { "\(root)/\($0)" }))
  }

  #if os(Linux)
    @Test func `names that are no text are kept, and shown with a mark`() throws {
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
      #expect(covers.map { folderService.image($0.id) } == [TinyPNG.fourPixelImage])
    }
  #endif

  // Permissions do not apply to root.
  @Test(.enabled(if: geteuid() != 0))
  func `a folder that may not be read is passed over`() throws {
    try make(["Loud/cover.jpg", "Secret/cover.jpg"], in: root)
    chmod(root + "/Secret", 0)

    let covers = try findCovers(below: root)

    chmod(root + "/Secret", 0o700)
    #expect(covers.map(\.artwork) == [root + "/Loud/cover.jpg"])
  }

  @Test func `ten thousand albums are found`() async throws {
    for value in UInt8.min...UInt8.max {
      try write(greyPixel(value), to: "\(root)/pictures/\(value).png")
    }
    for artist in 100..<200 {
      try FileManager.default.createDirectory(
        atPath: "\(root)/music/\(artist)", withIntermediateDirectories: true)
      for album in 100..<200 {
        let folder = "\(root)/music/\(artist)/\(album)"
        #expect(mkdir(folder, 0o700) == 0)
        let picture = (artist * 100 + album) % 256
        #expect(link("\(root)/pictures/\(picture).png", folder + "/cover.png") == 0)
      }
    }
    let query = CoverQuery(
      source: .folder(root + "/music"), category: "rock", term: "rock", count: 40, seed: 1)

    let covers = try findCovers(below: root + "/music")
    let batch = try await folderService.covers(query) { _ in }

    #expect(covers.count == 10_000)
    #expect(covers.first?.artwork == root + "/music/100/100/cover.png")
    #expect(covers.last?.artwork == root + "/music/199/199/cover.png")
    #expect(covers.map(\.artwork) == covers.map(\.artwork).sorted())
    #expect(Set(batch.covers.map { folderService.image($0.id) }).count == 40)
  }
}
