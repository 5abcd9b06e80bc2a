import ArtworkLive
import Foundation
import TestSupport

@testable import FetchProgram

/// Tracks are files from anywhere: whatever is in them, reading their tags ends soon and takes little.
@Suite(.timeLimit(.minutes(10))) struct HostileTagTests {
  private let folder = TestFolder()

  private static let tracks = [
    "flac.flac", "id3-2.3.mp3", "id3-2.4.mp3", "mp4.m4a", "vorbis.ogg", "opus.opus",
  ]

  @Test(arguments: tracks)
  func `a track may end anywhere`(name: String) throws {
    let track = try fixture("Tracks/\(name)")
    let whole = Tags(of: TrackBytes(track))

    for length in 0..<track.count {
      let tags = Tags(of: TrackBytes(Array(track.prefix(length))))
      #expect(whole.texts.title.hasPrefix(tags.texts.title))
      _ = tags.picture?()
    }
  }

  @Test(arguments: tracks)
  func `any bytes may be damaged`(name: String) throws {
    let track = try fixture("Tracks/\(name)")
    var generator = SeededGenerator(seed: 7)

    for _ in 0..<2000 {
      var damaged = track
      for _ in 0...generator.number(below: 4) {
        let place = generator.number(below: min(track.count, 1500))
        damaged[place] = UInt8(truncatingIfNeeded: generator.next())
      }
      let tags = Tags(of: TrackBytes(damaged))
      for text in [tags.texts.title, tags.texts.artist, tags.texts.album, tags.texts.albumArtist] {
        #expect(text == text.cleaned)
      }
      #expect(tags.picture?()?.count ?? 0 <= track.count)
    }
  }

  @Test func `a picture of 30 megabytes is refused, and the names are read`() throws {
    let size = 30 << 20
    let frames =
      textFrame("TALB", [3] + Array("Big".utf8)) + Array("APIC".utf8) + bigEndian(size, 4) + [0, 0]
      + [0, 65, 0, 3, 0, 0xFF, 0xD8]
    let tag = [21, 14, 7, 0].map { UInt8((size + 24) >> $0 & 0x7F) }
    let path = folder.path + "/big.mp3"
    try write(Array("ID3".utf8) + [3, 0, 0] + tag + frames, to: path)
    #expect(truncate(path, off_t(size + 34)) == 0)

    let tags = Tags(of: try #require(TrackBytes(path: path)))

    #expect(tags.texts.album == "Big")
    #expect(tags.picture == nil)
    #expect(readMedia(.picture(path: path, side: 8)) == .nothing)

    // In a comment.
    let key = Array("METADATA_BLOCK_PICTURE=".utf8)
    let start = latin1("fLaC\u{84}\u{FF}\u{FF}\u{FF}\0\0\0\0\u{1}\0\0\0")
    let head = start + bigEndian(size + key.count, 4).reversed() + key
    #expect(Tags(of: TrackBytes(head + .init(repeating: 65, count: 1 << 24))).picture == nil)
  }

  @Test(arguments: [
    ("a huge tag", "ID3\u{3}\0\0\u{7F}\u{7F}\u{7F}\u{7F}TALB\u{FF}\u{FF}\u{FF}\u{FF}\0\0\u{3}A"),
    ("an extended header that is too long", "ID3\u{4}\0@\0\0\0\u{14}\u{7F}\u{7F}\u{7F}\u{7F}"),
    ("a huge vendor", "fLaC\u{4}\0\0\u{C}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}"),
    ("a billion comments", "fLaC\u{4}\0\0\u{8}\0\0\0\0\u{FF}\u{FF}\u{FF}\u{FF}"),
    ("a picture too long", "fLaC\u{6}\u{FF}\u{FF}\u{FF}" + String(repeating: "\u{FF}", count: 64)),
    ("a huge atom", "\0\0\0\u{8}ftyp\0\0\0\u{1}moov" + String(repeating: "\u{FF}", count: 8)),
    ("a long atom of no bytes", "\0\0\0\u{8}ftyp\0\0\0\u{1}moov\0\0\0\0\0\0\0\0"),
    ("an atom to the end", "\0\0\0\u{8}ftyp\0\0\0\0moov"),
    ("an atom shorter than its head", "\0\0\0\u{8}ftyp\0\0\0\u{3}moov"),
  ])
  func `impossible lengths end the tags`(attack: String, track: String) {
    let tags = Tags(of: TrackBytes(latin1(track)))

    #expect(tags.texts.album == "")
    #expect(tags.picture == nil)
  }

  /// Where the file begins, what goes on for ever behind it, and how long it claims to be.
  @Test(
    arguments: [
      (
        "OggS" + String(repeating: "\0", count: 22) + "\u{1}\u{8}OpusHead",
        "OggS" + String(repeating: "\0", count: 23), .max / 2
      ), ("\0\0\0\u{C}ftypM4A \0\0\0\0free", "\0", .max),
    ] as [(String, String, Int)])
  func `an endless list of empty pages ends`(start: String, page: String, count: Int) {
    let (first, page) = (latin1(start), latin1(page))
    var reads = 0
    let endless = TrackBytes(count: count) { range in
      reads += 1
      return range.map { $0 < first.count ? first[$0] : page[($0 - first.count) % page.count] }
    }

    #expect(Tags(of: endless).picture == nil)
    #expect(reads <= 20_000)
  }

  @Test func `no more is read than the budget allows`() {
    let track = TrackBytes(count: 1 << 40) { [UInt8](repeating: 0, count: $0.count) }

    #expect(track.bytes(0..<64 << 20)?.count == 64 << 20)
    #expect(track.bytes(0..<1) == nil)
    #expect(track.bytes(-1..<0) == nil)
    #expect(track.bytes(0..<0) == [])
  }
}

func latin1(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
