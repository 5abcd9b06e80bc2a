import Synchronization
import TestSupport

@testable import ArtworkLive

@Suite struct AlbumNameTests {
  @Test(arguments: [
    ("/music/Bone Choir/Loud", "cover.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir - Loud", "cover.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir - Loud - Live", "x.mp3", "Loud - Live", "Bone Choir"),
    ("/music/Loud", "Bone Choir - Louder.flac", "Louder", "Bone Choir"),
    ("/music/Loud", "01 - Intro.flac", "Loud", ""),
    ("/music/2001 - Loud", "a.jpg", "2001 - Loud", ""),
    ("/music/Bone-Choir/Loud-er", "a-b.jpg", "Loud-er", "Bone-Choir"),
    ("/music/ - Loud", "a.jpg", "- Loud", ""),
    ("/music/Choirs/Bone Choir/Loud", "a.jpg", "Loud", "Bone Choir"),
    ("/music/Bone Choir/\u{301}Loud", "a.jpg", "\u{301}Loud", "Bone Choir"),
    ("/music", "a.jpg", "music", ""), ("/music", "Bone Choir - Loud.mp3", "Loud", "Bone Choir"),
  ])
  func `a path names an album`(folder: String, file: String, title: String, artist: String) {
    let name = AlbumName(ofFile: "\(folder)/\(file)", in: folder, below: "/music")

    #expect((name.title, name.artist) == (title, artist))
  }

  @Test(arguments: ["/home/x/music", "/home/x/music/", "/"])
  func `the chosen folder, and what it is in, is no artist`(root: String) {
    for (folder, title) in [(root, root == "/" ? "a.jpg" : "music"), (root + "/Loud", "Loud")] {
      #expect(
        AlbumName(ofFile: folder + "/a.jpg", in: folder, below: root)
          == AlbumName(title: title, artist: ""))
    }
  }

  @Test(arguments: [
    (["Song", "Singer", "Album", "Band"], "Album", "Band"),
    (["Song", "Singer", "Album", ""], "Album", "Singer"), (["Song", "", "", ""], "Song", "Choir"),
    (["", "Singer", "", ""], "Loud", "Singer"), (["", "", "", ""], "Loud", "Choir"),
  ])
  func `tags precede paths, and albums tracks`(texts: [String], title: String, artist: String) {
    var tags = TrackTags()
    (tags.title, tags.artist, tags.album, tags.albumArtist) = (
      texts[0], texts[1], texts[2], texts[3]
    )

    let name = AlbumName(ofFile: "/Choir/Loud/a.jpg", in: "/Choir/Loud", below: "").preferring(tags)

    #expect((name.title, name.artist) == (title, artist))
  }

  @Test(
    arguments: [
      ([], "", ""), (Array("/music/Björk".utf8), "/music/Björk", "/music/Björk"),
      (Array("/Bjo\u{308}rk".utf8), "/Bjo\u{308}rk", "/Bjo\u{308}rk"),
      (
        Array("/\u{10FDFF}\u{10FF00}\u{10FE7F}\u{E000}".utf8),
        "/\u{10FDFF}\u{10FF00}\u{10FE7F}\u{E000}", "/\u{10FDFF}\u{10FF00}\u{10FE7F}\u{E000}"
      ), ([0x4D, 0xFC], "M\u{10FEFC}", "M\u{FFFD}"),
      ([0xFF, 0x80, 0x61], "\u{10FEFF}\u{10FE80}a", "\u{FFFD}\u{FFFD}a"),
      ([0xE2, 0x82], "\u{10FEE2}\u{10FE82}", "\u{FFFD}"),
      ([0xC3, 0xA4, 0xE4, 0x2F], "ä\u{10FEE4}/", "ä\u{FFFD}/"),
      (Array("\u{10FE80}".utf8), "\u{10FEF4}\u{10FE8F}\u{10FEBA}\u{10FE80}", "\u{10FE80}"),
    ] as [([UInt8], String, String)])
  func `bytes that are no text come back, too`(bytes: [UInt8], text: String, shown: String) {
    #expect(Array(String(path: bytes).utf8) == Array(text.utf8))
    #expect(text.pathBytes == bytes)
    #expect(text.shownPath == shown)
  }

  @Test func `whatever the bytes are, they come back`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let bytes = (0..<generator.number(below: 12)).map { _ in
        UInt8(
          [0x2F, 0x61, 0x80, 0x8F, 0xB8, 0xBE, 0xC3, 0xE2, 0xF4, 0xFE, 0xFF][
            generator.number(below: 11)])
      }

      #expect(String(path: bytes).pathBytes == bytes)
    }
  }

  @Test(
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de", "DE"), (["LANG": "pt_BR@euro"], "pt", "BR"),
      (["LANG": "de_DE", "LC_CTYPE": "fr_ca"], "fr", "CA"),
      (["LANG": "de_DE", "LC_ALL": "", "LC_CTYPE": ""], "de", "DE"),
      (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], "C", nil), (["LANG": "ja"], "ja", nil),
      (["LANG": "POSIX"], "POSIX", nil), (["LANG": "es_419"], "es", nil),
      (["LANG": "de_&x"], "de", nil), (["LANG": "de_ÖÄ"], "de", nil), ([:], "", nil),
    ] as [([String: String], String, String?)])
  func `language and country are those of the locale`(
    environment: [String: String], language: String, country: String?
  ) {
    let locale = PlayerLocale(environment: environment)

    #expect(locale.language == language)
    #expect(locale.country == country)
  }
}

@Suite struct ReadTagsTests {
  /// Reads tags that say the path, unless a path is bad; counts the requests.
  private final class Reader: Sendable {
    let count = Mutex(0)

    func read(_ request: MediaRequest) -> MediaAnswer {
      guard case .tags(let paths, _) = request, request.message != nil else { return .nothing }
      count.withLock { $0 += 1 }
      guard !paths.contains("bad") else { return .nothing }
      return .tags(
        paths.map { path in
          var tags = TrackTags()
          tags.title = path
          return tags
        })
    }
  }

  @Test(
    arguments: [
      ("many are read with few", (0..<1000).map { "/a folder with a name/\($0).flac" }, nil, 15),
      ("one that ends it costs no other", (0..<64).map { $0 == 21 ? "bad" : "\($0)" }, 21, 13),
      ("a path cannot be sent", [String(repeating: "x", count: 5000)], 0, 0), ("none", [], nil, 1),
    ] as [(String, [String], Int?, Int)])
  func `tracks take few requests`(what: String, paths: [String], missing: Int?, requests: Int) {
    let reader = Reader()

    let tags = readTags(of: paths, media: reader.read)

    #expect(tags.map { $0?.title } == paths.enumerated().map { $0 == missing ? nil : $1 })
    #expect(reader.count.withLock { $0 } == requests)
  }
}
