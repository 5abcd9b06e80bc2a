import Artwork
import ArtworkLive
import Basics
import Foundation
import TestSupport
import Testing

@testable import FetchProgram

/// Tracks are files from anywhere: whatever is in them, reading their tags ends soon and takes little.
@Suite(.timeLimit(.minutes(10))) struct HostileTagTests {
  private static let tracks = [
    "flac.flac", "id3-2.3.mp3", "id3-2.4.mp3", "mp4.m4a", "vorbis.ogg", "opus.opus",
  ]

  @Test(arguments: tracks)
  func `a track may end anywhere`(name: String) throws {
    let track = try fixture("Tracks/\(name)")
    let whole = readTags(of: TrackBytes(track))

    for length in 0..<track.count {
      let tags = readTags(of: TrackBytes(Array(track.prefix(length))))
      #expect(
        ["", whole.texts.title].contains(tags.texts.title)
          || whole.texts.title.hasPrefix(tags.texts.title))
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
      let tags = readTags(of: TrackBytes(damaged))
      for text in [tags.texts.title, tags.texts.artist, tags.texts.album, tags.texts.albumArtist] {
        #expect(text == text.cleaned)
      }
      #expect(tags.picture?()?.count ?? 0 <= track.count)
    }
  }

  @Test func `a picture of 30 megabytes in a tag is refused, and the names are read`() throws {
    try withTemporaryFolder { root in
      let size = 30 << 20
      let length = [24, 16, 8, 0].map { UInt8(size >> $0 & 0xFF) }
      let frames =
        textFrame("TALB", [3] + Array("Big".utf8)) + Array("APIC".utf8) + length + [0, 0]
        + [0, 65, 0, 3, 0, 0xFF, 0xD8]
      let tag = [21, 14, 7, 0].map { UInt8((size + 24) >> $0 & 0x7F) }
      let path = root + "/big.mp3"
      try write(Array("ID3".utf8) + [3, 0, 0] + tag + frames, to: path)
      #expect(truncate(path, off_t(size + 34)) == 0)

      let tags = try #require(TrackBytes.withFile(path) { readTags(of: $0) })

      #expect(tags.texts.album == "Big")
      #expect(tags.picture == nil)
      #expect(readMedia(.picture(path: path, side: 8)) == .nothing)
    }
  }

  @Test func `a picture in a comment of 30 megabytes is refused too`() {
    let start = Array("fLaC".utf8) + [0x84, 0xFF, 0xFF, 0xFF] + [0, 0, 0, 0, 1, 0, 0, 0]
    let key = Array("METADATA_BLOCK_PICTURE=".utf8)
    let size = 30 << 20
    let length = [0, 8, 16, 24].map { UInt8((size + key.count) >> $0 & 0xFF) }
    let bytes = start + length + key

    let tags = readTags(of: TrackBytes(bytes + [UInt8](repeating: 65, count: 1 << 24)))

    #expect(tags.picture == nil)
  }

  /// Claims of gigabytes, lists without an end, parts that contain themselves.
  @Test(
    arguments: [
      Array("ID3".utf8) + [3, 0, 0, 127, 127, 127, 127] + Array("TALB".utf8)
        + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 3, 65],
      Array("ID3".utf8) + [4, 0, 0x40, 0, 0, 0, 20, 127, 127, 127, 127],
      Array("fLaC".utf8) + [4, 0, 0, 12, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      Array("fLaC".utf8) + [4, 0, 0, 8, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF],
      Array("fLaC".utf8) + [6, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 0xFF, count: 64),
      [0, 0, 0, 8] + Array("ftyp".utf8) + [0, 0, 0, 1] + Array("moov".utf8)
        + [UInt8](repeating: 0xFF, count: 8),
      [0, 0, 0, 8] + Array("ftyp".utf8) + [0, 0, 0, 1] + Array("moov".utf8) + [
        0, 0, 0, 0, 0, 0, 0, 0,
      ],
      [0, 0, 0, 8] + Array("ftyp".utf8) + [0, 0, 0, 0] + Array("moov".utf8),
      [0, 0, 0, 8] + Array("ftyp".utf8) + [0, 0, 0, 3] + Array("moov".utf8),
    ] as [[UInt8]])
  func `impossible lengths end the tags`(bytes: [UInt8]) {
    let tags = readTags(of: TrackBytes(bytes))

    #expect(tags.texts.album == "")
    #expect(tags.picture == nil)
  }

  @Test func `an endless list of empty pages ends`() {
    let page = Array("OggS".utf8) + [UInt8](repeating: 0, count: 23)
    let first =
      Array("OggS".utf8) + [UInt8](repeating: 0, count: 22) + [1, 8]
      + Array("OpusHead".utf8)
    var count = 0
    let endless = TrackBytes(count: .max / 2) { range in
      count += 1
      return range.map { place in
        place < first.count ? first[place] : page[(place - first.count) % page.count]
      }
    }

    #expect(readTags(of: endless).picture == nil)
    #expect(count <= 20_000)
  }

  @Test func `a file may claim the largest size there is`() {
    let atoms: [UInt8] =
      [0, 0, 0, 12] + "ftypM4A ".utf8 + [0, 0, 0, 0] + "free".utf8
    let track = TrackBytes(count: .max) { range in
      range.map { atoms.indices.contains($0) ? atoms[$0] : 0 }
    }

    #expect(readTags(of: track).picture == nil)
  }

  @Test func `no more is read than the budget allows`() {
    let track = TrackBytes(count: 1 << 40) { [UInt8](repeating: 0, count: $0.count) }

    #expect(track.bytes(0..<64 << 20)?.count == 64 << 20)
    #expect(track.bytes(0..<1) == nil)
    #expect(track.bytes(-1..<0) == nil)
    #expect(track.bytes(0..<0) == [])
  }

  /// Reading an endless device, or a pipe without a writer, would never return.
  @Test func `only regular files are opened`() throws {
    try withTemporaryFolder { root in
      #expect(mkfifo(root + "/pipe.mp3", 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: root + "/zero.mp3", withDestinationPath: "/dev/zero")

      for name in ["pipe.mp3", "zero.mp3", "none.mp3", ""] {
        #expect(readMedia(.picture(path: "\(root)/\(name)", side: 8)) == .nothing)
      }
    }
  }
}
