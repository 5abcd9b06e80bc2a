import Foundation
import Platform
import TestSupport

@testable import SoundLive

@Suite struct TrackReaderTests {
  @Test func `the bundled files have 48 kHz, and as many frames as they say`() throws {
    #expect(bundledTunes.count == 222)
    for (index, path) in bundledTunes.enumerated() {
      let track = try TrackReader(path: path)
      let (isSound, isOfBand) = (path.contains("/Sounds/"), path.contains("/Band/"))

      #expect(track.rate == 48_000)
      let seconds = Double(track.frameCount ?? 0) / 48_000
      let range = isSound ? 0.05...1.65 : isOfBand ? 1.5...11 : 1.75...3
      #expect(range.contains(seconds), "\(path): \(seconds) s")
      // Decoding all of them takes long, and `make check-tunes` does.
      if index.isMultiple(of: 8) { #expect(count(track) == track.frameCount, "\(path)") }
    }
  }

  @Test func `samples are as in the file, several channels mixed to one`() throws {
    let stereo = try track(wave([100, 300, -200, 0, 32_767, 32_767], rate: 8000, channels: 2))

    #expect(stereo.rate == 8000)
    #expect(stereo.frameCount == 3)
    let pieces = [2, 9, 9].map { stereo.read($0).map { $0 * 32_768 } }
    #expect(pieces == [[200, -100], [32_767], []])
  }

  @Test func `eight channels at 192 kHz are the most`() throws {
    #expect(try track(wave([1, 2, 3, 4, 5, 6, 7, 8], rate: 192_000, channels: 8)).frameCount == 1)
    for (rate, channels) in [(192_001, 1), (7999, 1), (0, 1), (48_000, 9), (48_000, 0)] {
      #expect(throws: TrackFailure.damaged) {
        try track(wave(Array(repeating: 1, count: 72), rate: rate, channels: channels))
      }
    }
  }

  @Test(arguments: [".flac", ".mp3", ".ogg", ".opus"])
  func `every format is read`(format: String) throws {
    let folder = repository.appending(path: "Tests/MediaTests/Fixtures/Tracks")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let tracks = names.filter { $0.hasSuffix(format) }.sorted()
    try #require(!tracks.isEmpty)

    #expect(try TrackReader(path: folder.appending(path: tracks[0]).path).read(480).count == 480)
  }
}

@Suite struct HostileTrackTests {
  private let folder = TestFolder()

  @Test func `what is no regular file is not opened`() {
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for (path, failure) in [
      (folder.path, ReadFailure.notAFile), (pipe, .notAFile), ("/dev/zero", .notAFile),
      (folder.path + "/none", .missing),
    ] {
      #expect(throws: TrackFailure.file(failure)) { try TrackReader(path: path) }
    }
  }

  @Test func `a track of more than two gibibytes is not opened`() throws {
    let path = folder.path + "/large.wav"
    try write(wave([1, 2, 3]), to: path)
    #expect(truncate(path, 2 << 30) == 0)
    #expect(try TrackReader(path: path).rate == 48_000)

    #expect(truncate(path, 2 << 30 + 1) == 0)
    #expect(throws: TrackFailure.file(.tooLarge)) { try TrackReader(path: path) }
  }

  @Test(arguments: [
    [], [0], Array("RIFF".utf8), Array("MThd\0\0\0\u{6}".utf8), Array(repeating: 0, count: 1000),
    Array("FORM\0\0\0\u{20}AIFF".utf8), Array("RIFF\0\0\0\0AVI ".utf8),
  ])
  func `other formats are not even tried`(bytes: [UInt8]) {
    #expect(throws: TrackFailure.unknownFormat) { try track(bytes) }
  }

  @Test func `absurd headers are damage`() {
    for bytes in [Array("OggS".utf8), Array("fLaC".utf8), Array("ID3".utf8), [0xFF, 0xFB]] {
      for tail in [[], Array(repeating: UInt8(0xFF), count: 500)] {
        #expect(throws: TrackFailure.damaged) { try track(bytes + tail) }
      }
    }
    var header = wave([1, 2])
    // All of the format: its channels, rate, bytes a second, a frame.
    header.replaceSubrange(22..<36, with: Array(repeating: 0xFF, count: 14))
    #expect(throws: TrackFailure.damaged) { try track(header) }
  }

  @Test func `a length that is not true changes nothing`() throws {
    var bytes = wave(tone(440, seconds: 0.01))
    bytes.replaceSubrange(40..<44, with: [0xFF, 0xFF, 0xFF, 0x7F])

    let reader = try track(bytes)

    #expect(reader.read(10_000).count == 480)
    #expect(reader.read(10_000) == [])
  }

  @Test func `a tune cut anywhere is read to where it is cut, or refused`() throws {
    let tune = [UInt8](try Data(contentsOf: URL(filePath: bundled("Sounds/flip"))))
    for end in stride(from: 0, to: tune.count, by: 37) {
      guard let track = try? track(Array(tune[..<end])) else { continue }
      #expect(count(track) < 48_000)
    }
  }

  @Test func `no sample is beyond two, and none is not a number`() throws {
    // The same header for 32-bit floating point.
    let numbers: [Float] = [.nan, .infinity, -.infinity, 1e30, -7, 0.5]
    var bytes = wave(
      numbers.flatMap { number in
        withUnsafeBytes(of: number) { Array($0.bindMemory(to: Int16.self)) }
      })
    bytes[20] = 3
    bytes.replaceSubrange(28..<36, with: [0, 0xEE, 2, 0, 4, 0, 32, 0])

    #expect(try track(bytes).read(9) == [0, 0, 0, 2, -2, 0.5])
  }
}

private func count(_ track: TrackReader) -> Int {
  var count = 0
  while case let samples = track.read(4096), !samples.isEmpty { count += samples.count }
  return count
}
