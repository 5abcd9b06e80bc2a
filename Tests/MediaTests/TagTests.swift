import ArtworkLive
import TestSupport

@testable import FetchProgram

@Suite struct TagTests {
  @Test(arguments: [
    ("flac.flac", ["First Light", "The Kilns", "Red Clay", "Kilns & Friends"], [200, 30, 30]),
    ("id3-2.3.mp3", ["Grüne Welle", "Ampel", "Grün", "Die Ampeln"], [30, 200, 30]),
    ("id3-2.4.mp3", ["Grüne Welle", "Ampel", "Grün", ""], [30, 200, 30]),
    ("mp4.m4a", ["Deep", "Harbour", "Blue Hour", "Harbour Trio"], [30, 30, 200]),
    ("vorbis.ogg", ["Amber", "Lanterns", "Yellow", ""], [200, 200, 30]),
    ("opus.opus", ["Tide", "Shoal", "Cyan", ""], [30, 200, 200]),
  ])
  func `tags of real tracks are read`(name: String, expected: [String], colour: [Int]) throws {
    let tags = try Tags(of: TrackBytes(fixture("Tracks/\(name)")))
    let picture = try decodePicture(#require(tags.picture?()))

    let texts = tags.texts
    #expect([texts.title, texts.artist, texts.album, texts.albumArtist] == expected)
    #expect((picture.width, picture.height) == (32, 32))
    let corner = picture.bytes.suffix(4).prefix(3).map(Int.init)
    #expect(zip(corner, colour).allSatisfy { abs($0 - $1) < 16 }, "\(corner)")
  }

  @Test func `the format is known by its bytes, and FLAC behind ID3 counts too`() throws {
    let above = id3(version: 4, frames: [textFrame("TALB", latin1("\u{3}Above"))])
    let tags = try Tags(of: TrackBytes(above + fixture("Tracks/flac.flac")))

    #expect(tags.texts.album == "Above")
    #expect(tags.picture?() != nil)
  }

  @Test(
    arguments: [
      (latin1("\0Grün"), "Grün"),
      ([1, 0xFF, 0xFE, 0x47, 0, 0xFC, 0, 0, 0, 0x41, 0], "Gü"),
      ([1, 0xFE, 0xFF, 0, 0x47, 0, 0xFC], "Gü"), ([2, 0, 0x47, 0, 0xFC, 0], "Gü"),
      ([3] + Array("Grün\0second".utf8), "Grün"), ([3, 0xFF, 0x41], "\u{FFFD}A"),
      (latin1("\u{9}odd"), "odd"), ([1], ""), ([], ""),
      ([3] + Array("a\u{1B}[2Jb\u{202E}\n".utf8), "a[2Jb"),
    ] as [([UInt8], String)])
  func `texts of every encoding are read, and cleaned`(content: [UInt8], expected: String) {
    let track = id3(version: 3, frames: [textFrame("TALB", content)])

    #expect(Tags(of: TrackBytes(track)).texts.album == expected)
  }

  @Test func `the tags of version 2_2 are read`() {
    let picture = "PIC\0\0\u{9}\0PNG\u{3}\0\u{7}\u{8}\u{9}"
    let tags = Tags(
      of: TrackBytes(latin1("ID3\u{2}\0\0\0\0\0\u{18}TAL\0\0\u{3}\0AB" + picture)))

    #expect(tags.texts.album == "AB")
    #expect(tags.picture?() == [7, 8, 9])
  }

  @Test(arguments: [3, 4] as [UInt8])
  func `what was inserted against false synchronisation is taken out`(version: UInt8) {
    let picture: [UInt8] = [0, 65, 0, 3, 0, 0xFF, 0xD8, 0xFF, 0, 0xE0, 1]
    let spread: [UInt8] = [0, 65, 0, 3, 0, 0xFF, 0xD8, 0xFF, 0, 0, 0xE0, 1]
    // The lengths of 2.3 are those of before, those of 2.4 of afterwards.
    let length = version == 3 ? picture.count : spread.count
    let frame = Array("APIC".utf8) + [0, 0, 0, UInt8(length), 0, 0] + spread
    let track = id3(version: version, flags: 0x80, frames: [frame])

    #expect(Tags(of: TrackBytes(track)).picture?() == [0xFF, 0xD8, 0xFF, 0, 0xE0, 1])
  }

  /// The kinds of the pictures 1, 2 and so on.
  @Test(arguments: [([4, 3, 3], 2), ([4, 5], 1)] as [([UInt8], UInt8)])
  func `the front cover is preferred to other pictures`(kinds: [UInt8], picture: UInt8) {
    let frames = kinds.enumerated().map { textFrame("APIC", [0, 65, 0, $1, 0, UInt8($0 + 1)]) }

    #expect(Tags(of: TrackBytes(id3(version: 3, frames: frames))).picture?() == [picture])
  }

  /// The fixture, and tags of one text whose size is 0x0105: 261 as a plain number, or else 133.
  @Test func `plain sizes in version 2_4 are taken for what they are`() throws {
    func track(_ length: Int, then rest: [UInt8]) -> [UInt8] {
      let text = [3] + [UInt8](repeating: 65, count: length - 1)
      return id3(version: 4, frames: [Array("TPE1".utf8) + [0, 0, 1, 5, 0, 0] + text + rest])
    }
    let next = textFrame("TALB", [3, 66])
    let tags = try Tags(of: TrackBytes(fixture("Tracks/id3v24-plain-sizes.mp3")))

    #expect(tags.texts.album == "iTunes16")
    #expect(try decodePicture(#require(tags.picture?())).width == 300)
    for length in [133, 261] {
      for rest in [[], next, [0], [UInt8](repeating: 0, count: 300)] {
        let tags = Tags(of: TrackBytes(track(length, then: rest)))
        #expect(tags.texts.artist.count == min(200, length - 1), "\(length) \(rest.count)")
        #expect(tags.texts.album == (rest == next ? "B" : ""), "\(length) \(rest.count)")
      }
    }
  }

  @Test func `pictures behind one that cannot be read are tried`() throws {
    let good = try fixture("made-clear-colour.png")
    let frames = [(3, Array("GIF89a".utf8)), (4, good)].map { (kind: UInt8, picture: [UInt8]) in
      let content = [0, 65, 0, kind, 0] + picture
      let length = [UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
      return Array("APIC".utf8) + [0, 0] + length + [0, 0] + content
    }
    try withTemporaryFolder { root in
      try write(id3(version: 3, frames: frames), to: root + "/a.mp3")
      try write(good, to: root + "/b.png")

      let picture = readMedia(.picture(path: root + "/a.mp3", side: 8))

      #expect(picture.picture != nil)
      #expect(picture == readMedia(.picture(path: root + "/b.png", side: 8)))
    }
  }

  @Test func `an MP4 may have several pictures, and end early`() {
    func atom(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let length = content.count + 8
      return [0, 0, UInt8(length >> 8), UInt8(length & 0xFF)] + name.utf8 + content
    }
    func data(_ content: [UInt8]) -> [UInt8] { atom("data", [0, 0, 0, 1, 0, 0, 0, 0] + content) }
    let items = atom("aART", data(Array("Ampel".utf8))) + atom("covr", data([1]) + data([2, 3, 4]))
    let movie = atom("moov", atom("udta", atom("meta", [0, 0, 0, 0] + atom("ilst", items))))
    let track = atom("ftyp", Array("M4A ".utf8)) + movie

    let whole = Tags(of: TrackBytes(track))
    let cut = Tags(of: TrackBytes(Array(track.dropLast())))

    #expect(whole.pictures.map { $0() } == [[1], [2, 3, 4]])
    #expect(cut.pictures.map { $0() } == [[1], [2, 3]])
    #expect(cut.texts.albumArtist == "Ampel")
  }

  @Test func `a link is no picture, and neither is what is compressed`() {
    let link = textFrame("APIC", [0] + Array("-->".utf8) + [0, 3, 0, 1])
    let compressed = Array("APIC".utf8) + [0, 0, 0, 6, 0, 0x80, 0, 65, 0, 3, 0, 1]

    #expect(Tags(of: TrackBytes(id3(version: 3, frames: [link, compressed]))).picture == nil)
  }

  private func album(_ bytes: [UInt8], in language: String) -> String {
    let locale = PlayerLocale(environment: ["LANG": language])
    let track = id3(version: 3, frames: [textFrame("TALB", [0] + bytes)])
    return Tags(of: TrackBytes(track), charset: LegacyCharset(of: locale)).texts.album
  }

  #if canImport(Glibc)
    @Test(
      arguments: [
        ("zh_CN.UTF-8", [0xC9, 0xCF, 0xBA, 0xA3, 0xD7, 0xA8, 0xBC, 0xAD], "上海专辑"),
        ("zh_CN", [0xCE, 0xD2, 0xB0, 0xAE], "我爱"), ("zh_CN", [0xC4, 0xE3], "你"),
        ("zh_CN", Array("Jay".utf8) + [0xD6, 0xDC, 0xBD, 0xDC, 0xC2, 0xD7], "Jay周杰伦"),
        ("zh_TW.UTF-8", [0xA9, 0x50, 0xB3, 0xC7, 0xAD, 0xDB], "周傑倫"),
        ("zh_HK", [0xB1, 0x69, 0xB4, 0x66, 0xA9, 0x66], "張惠妹"),
        ("ja_JP.UTF-8", [0x93, 0xFA, 0x96, 0x7B], "日本"), ("ja_JP", [0x83, 0x41], "ア"),
        ("ko_KR.UTF-8", [0xB0, 0xA1, 0xBF, 0xE4], "가요"),
        ("ru_RU.UTF-8", [0xCA, 0xE8, 0xED, 0xEE], "Кино"),
        ("ru_RU", [0xC1, 0xE8] + Array("-2".utf8), "Би-2"),
        ("pl_PL", [0xAF, 0xF3, 0xB3, 0xE6], "Żółć"), ("el_GR", [0xC1, 0xF3, 0xF0], "Ασπ"),
      ] as [(String, [UInt8], String)])
    func `a language's old charset is read`(language: String, bytes: [UInt8], expected: String) {
      #expect(album(bytes, in: language) == expected)
    }

    @Test func `so is that of a real track`() throws {
      let charset = LegacyCharset(of: PlayerLocale(environment: ["LC_ALL": "zh_CN.UTF-8"]))
      let track = try TrackBytes(fixture("Tracks/gbk-as-latin1.mp3"))
      let texts = Tags(of: track, charset: charset).texts

      #expect([texts.artist, texts.album] == ["歌手", "上海专辑"])
    }
  #endif

  @Test(
    arguments: ["zh_CN.UTF-8", "zh_TW", "ja_JP", "ko_KR", "ru_RU", "de_DE", "C", ""],
    [
      "Motörhead", "Ágætis byrjun", "été", "Où", "Sää", "À la créole", "Sæglópur", "¿Qué?",
      "«Été»", "¡Viva!", "Ænima", "Plain",
    ])
  func `Latin-1 stays what it is`(language: String, text: String) {
    #expect(album(latin1(text), in: language) == text)
  }

  @Test(
    arguments: [
      ("zh_CN.UTF-8", Array("上海专辑".utf8), "上海专辑"), ("ru_RU", Array("Кино".utf8), "Кино"),
      ("de_DE", Array("Motörhead".utf8), "Motörhead"), ("C", Array("上海专辑".utf8), "上海专辑"),
      // The last character is cut in two.
      ("zh_CN", [0xC9, 0xCF, 0xBA], "ÉÏº"),
      ("en_US.UTF-8", [0xC9, 0xCF, 0xBA, 0xA3], "ÉÏº£"),
    ] as [(String, [UInt8], String)])
  func `valid UTF-8 comes first, Latin-1 last`(language: String, bytes: [UInt8], expected: String) {
    #expect(album(bytes, in: language) == expected)
  }
}

extension Tags {
  var picture: (() -> [UInt8]?)? { pictures.first }
}

func id3(version: UInt8, flags: UInt8 = 0, frames: [[UInt8]]) -> [UInt8] {
  let content = frames.flatMap(\.self)
  let length = (0..<4).reversed().map { UInt8(content.count >> (7 * $0) & 0x7F) }
  return Array("ID3".utf8) + [version, 0, flags] + length + content
}

/// A frame of versions 2.3 and 2.4, of less than 128 bytes.
func textFrame(_ name: String, _ content: [UInt8]) -> [UInt8] {
  Array(name.utf8) + [0, 0, 0, UInt8(content.count), 0, 0] + content
}
