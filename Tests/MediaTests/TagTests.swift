import Artwork
import ArtworkLive
import TestSupport
import Testing

@testable import FetchProgram

@Suite struct TagTests {
  /// The texts of a track's tags: title, artist, album, album artist.
  private func texts(_ tags: Tags) -> [String] {
    [tags.texts.title, tags.texts.artist, tags.texts.album, tags.texts.albumArtist]
  }

  @Test(
    arguments: [
      ("flac.flac", ["First Light", "The Kilns", "Red Clay", "Kilns & Friends"], [200, 30, 30]),
      ("id3-2.3.mp3", ["Grüne Welle", "Ampel", "Grün", "Die Ampeln"], [30, 200, 30]),
      ("id3-2.4.mp3", ["Grüne Welle", "Ampel", "Grün", ""], [30, 200, 30]),
      ("mp4.m4a", ["Deep", "Harbour", "Blue Hour", "Harbour Trio"], [30, 30, 200]),
      ("vorbis.ogg", ["Amber", "Lanterns", "Yellow", ""], [200, 200, 30]),
      ("opus.opus", ["Tide", "Shoal", "Cyan", ""], [30, 200, 200]),
    ] as [(String, [String], [Int])])
  func `tags of real tracks are read`(name: String, expected: [String], colour: [Int]) throws {
    let tags = try readTags(of: TrackBytes(fixture("Tracks/\(name)")))
    let picture = try decodePicture(#require(tags.picture?()))

    #expect(texts(tags) == expected)
    #expect((picture.width, picture.height) == (32, 32))
    let corner = picture.bytes.suffix(4).prefix(3).map(Int.init)
    #expect(zip(corner, colour).allSatisfy { abs($0 - $1) < 16 }, "\(corner)")
  }

  @Test func `the format is known by its bytes, and FLAC behind ID3 counts too`() throws {
    let flac = try fixture("Tracks/flac.flac")
    let both = id3(version: 4, frames: [textFrame("TALB", [3] + Array("Above".utf8))]) + flac

    #expect(texts(readTags(of: TrackBytes(both)))[2] == "Above")
    #expect(readTags(of: TrackBytes(both)).picture?() != nil)
  }

  @Test(
    arguments: [
      ([0] + Array("Gr".utf8) + [0xFC, UInt8(ascii: "n")], "Grün"),
      ([1, 0xFF, 0xFE, 0x47, 0, 0xFC, 0, 0, 0, 0x41, 0], "Gü"),
      ([1, 0xFE, 0xFF, 0, 0x47, 0, 0xFC], "Gü"), ([2, 0, 0x47, 0, 0xFC, 0], "Gü"),
      ([3] + Array("Grün".utf8) + [0] + Array("second".utf8), "Grün"),
      ([3, 0xFF, 0x41], "\u{FFFD}A"), ([9] + Array("odd".utf8), "odd"), ([1], ""), ([], ""),
      ([3] + Array("a\u{1B}[2Jb\u{202E}\n".utf8), "a[2Jb"),
    ] as [([UInt8], String)])
  func `texts of every encoding are read, and cleaned`(content: [UInt8], expected: String) {
    let track = id3(version: 3, frames: [textFrame("TALB", content)])

    #expect(readTags(of: TrackBytes(track)).texts.album == expected)
  }

  @Test func `the tags of version 2_2 are read`() {
    let picture = [0] + Array("PNG".utf8) + [3, 0, 7, 8, 9] as [UInt8]
    let track =
      Array("ID3".utf8) + [2, 0, 0, 0, 0, 0, 24]
      + Array("TAL".utf8) + [0, 0, 3, 0, 65, 66]
      + Array("PIC".utf8) + [0, 0, UInt8(picture.count)] + picture

    let tags = readTags(of: TrackBytes(track))

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

    #expect(readTags(of: TrackBytes(track)).picture?() == [0xFF, 0xD8, 0xFF, 0, 0xE0, 1])
  }

  @Test func `the front cover is preferred to other pictures`() {
    func picture(_ kind: UInt8, _ byte: UInt8) -> [UInt8] {
      textFrame("APIC", [0, 65, 0, kind, 0, byte])
    }
    let mixed = id3(version: 3, frames: [picture(4, 1), picture(3, 2), picture(3, 3)])
    let others = id3(version: 3, frames: [picture(4, 1), picture(5, 2)])

    #expect(readTags(of: TrackBytes(mixed)).picture?() == [2])
    #expect(readTags(of: TrackBytes(others)).picture?() == [1])
  }

  /// The fixture, and tags of one text whose size is 0x0105: 261 as a plain number, or else 133.
  @Test func `plain sizes in version 2_4 are taken for what they are`() throws {
    func track(_ length: Int, then rest: [UInt8]) -> [UInt8] {
      let text = [3] + [UInt8](repeating: 65, count: length - 1)
      return id3(version: 4, frames: [Array("TPE1".utf8) + [0, 0, 1, 5, 0, 0] + text + rest])
    }
    let next = textFrame("TALB", [3, 66])
    let tags = try readTags(of: TrackBytes(fixture("Tracks/id3v24-plain-sizes.mp3")))

    #expect(tags.texts.album == "iTunes16")
    #expect(try decodePicture(#require(tags.picture?())).width == 300)
    for length in [133, 261] {
      for rest in [[], next, [0], [UInt8](repeating: 0, count: 300)] {
        let tags = readTags(of: TrackBytes(track(length, then: rest)))
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

    let whole = readTags(of: TrackBytes(track))
    let cut = readTags(of: TrackBytes(Array(track.dropLast())))

    #expect(whole.pictures.map { $0() } == [[1], [2, 3, 4]])
    #expect(cut.pictures.map { $0() } == [[1], [2, 3]])
    #expect(cut.texts.albumArtist == "Ampel")
  }

  @Test func `a link is no picture, and neither is what is compressed`() {
    let link = textFrame("APIC", [0] + Array("-->".utf8) + [0, 3, 0, 1])
    let compressed = Array("APIC".utf8) + [0, 0, 0, 6, 0, 0x80, 0, 65, 0, 3, 0, 1]

    #expect(readTags(of: TrackBytes(id3(version: 3, frames: [link, compressed]))).picture == nil)
  }
}

extension Tags {
  /// The picture that is preferred.
  var picture: (() -> [UInt8]?)? { pictures.first }
}

/// An ID3 tag of these frames.
func id3(version: UInt8, flags: UInt8 = 0, frames: [[UInt8]]) -> [UInt8] {
  let content = frames.flatMap(\.self)
  let length = (0..<4).reversed().map { UInt8(content.count >> (7 * $0) & 0x7F) }
  return Array("ID3".utf8) + [version, 0, flags] + length + content
}

/// A frame of versions 2.3 and 2.4, of less than 128 bytes.
func textFrame(_ name: String, _ content: [UInt8]) -> [UInt8] {
  Array(name.utf8) + [0, 0, 0, UInt8(content.count), 0, 0] + content
}
