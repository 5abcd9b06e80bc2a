#if os(Linux)
  import Artwork
  import ArtworkLive
  import Foundation
  import MemoryTunes
  import TestSupport
  import Testing

  @testable import SoundLive

  /// The real program with albums of the player's own, and ALSA, which writes to a file what would be heard.
  @Suite(.serialized, .timeLimit(.minutes(2)), .terminal) struct OwnMusicTests {
    private let length = 20.0

    /// A tone that rises all the time, so that each moment of it sounds different.
    private func rising(at seconds: Double) -> Double {
      sin(2 * .pi * (200 * seconds + 25 * seconds * seconds))
    }

    /// Makes three albums: one has a long track and another after it, one a short tune, one only its cover.
    private func makeAlbums(in folder: String) throws {
      let covers = try #require(names(in: resources + "/Covers/Pop"))
      for (album, name) in zip(
        ["Rising", "Short", "Still"], covers.filter { $0.hasSuffix(".small.png") })
      {
        let cover = try Data(contentsOf: URL(filePath: resources + "/Covers/Pop/\(name)"))
        try write(cover, to: "\(folder)/\(album)/cover.png")
      }
      let long = (0..<Int(length * 44_100)).map { frame in
        Int16(16_384 * rising(at: Double(frame) / 44_100))
      }
      try write(wave(long, rate: 44_100), to: "\(folder)/Rising/1 Rising.wav")
      try write(wave(tone(440, seconds: 10)), to: "\(folder)/Rising/2 Another.wav")
      try write(try Data(contentsOf: URL(filePath: shortTune)), to: "\(folder)/Short/Tune.opus")
    }

    private let shortTune =
      resources
      + "/Tunes/Rap/\(names(in: resources + "/Tunes/Rap")?.first { $0.hasSuffix(".opus") } ?? "")"

    @Test func `a card plays from the middle of its album's first track, or turns`() async throws {
      let folder = terminal.home + "/music"
      try makeAlbums(in: folder)
      let ear = try Ear(in: terminal)
      try await terminal.dealWithTunes("--grid 2x3 --source ~/music", until: "p pause")
      let game = try await board(folder: folder, grid: #require(Grid("2x3")), seed: 7)
      var cursor = 0

      /// What is heard of the first card with a cover, from the first sound to the last.
      func hear(_ title: String) async throws -> [Float] {
        let card = try #require(game.cards.indices.first { game.cover(at: $0).title == title })
        let start = try await ear.silence()
        try await terminal.flip(card, from: &cursor, columns: 2)
        try await terminal.wait(for: title)
        let heard = try ear.samples(from: start, to: try await ear.silence(after: start))
        let sounding = heard.indices.filter { heard[$0] != 0 }
        return Array(heard[(sounding.first ?? 0)..<(sounding.last ?? 0)])
      }
      let rising = try await hear("Rising")
      let short = try await hear("Short")
      let still = try await hear("Still")
      try await terminal.quitQuietly()

      // Not before: after five seconds of silence the card is closed, and ALSA would begin the file anew.
      checkRising(rising)
      try checkShort(short)
      let flip = try TrackReader(path: resources + "/Tunes/Sounds/flip.opus").read(48_000)
      #expect(likeness(of: flip, at: 960, in: still, delayed: -960..<2400).likeness > 0.95)
    }

    /// Expects the rising tone from its middle on, faded in and out.
    private func checkRising(_ heard: [Float]) {
      #expect(abs(heard.count - 8 * 48_000) < 2400)
      let expected = (0..<8 * 48_000).map { Float(rising(at: length / 2 + Double($0) / 48_000)) }
      for second in [1, 3, 6] {
        let match = likeness(of: expected, at: second * 48_000, in: heard, delayed: -2400..<2400)
        #expect(match.likeness > 0.99 && abs(match.delay) < 2400, "\(second): \(match)")
      }
      let full = loudness(of: heard, at: 4)
      #expect(abs(loudness(of: heard, at: 0.1) / full - 0.5) < 0.1)
      #expect(abs(loudness(of: heard, at: 0.3) / full - 1) < 0.1)
      #expect(abs(loudness(of: heard, at: 7) / full - 1) < 0.1)
      #expect(abs(loudness(of: heard, at: 7.6) / full - 0.5) < 0.1)
    }

    /// Expects all of the short tune, after the sound that tells that the cards are no pair.
    private func checkShort(_ heard: [Float]) throws {
      let tune = try TrackReader(path: shortTune).read(5 * 48_000)
      let match = likeness(of: tune, at: 24_000, in: heard, delayed: 0..<9600)
      #expect(match.likeness > 0.9, "\(match)")
      #expect(abs(heard.count - tune.count) < 9600)
    }

    /// The root mean square of a fiftieth of a second around a moment, in seconds.
    private func loudness(of heard: [Float], at seconds: Double) -> Double {
      let middle = Int(seconds * 48_000)
      guard middle + 480 <= heard.count else { return 0 }
      let part = heard[(middle - 480)..<(middle + 480)]
      return Double(part.reduce(0) { $0 + $1 * $1 } / 960).squareRoot()
    }
  }

  /// Covers with anything but a good track beside them.
  @Suite(.serialized, .timeLimit(.minutes(2)), .terminal) struct HostileMusicTests {
    /// Makes an album for each way to disturb what plays its track.
    private func makeAlbums(in folder: String) throws {
      let fixtures = repository.appending(path: "Tests/MediaTests/Fixtures/Tracks")
      // The last 36 bits of its first 26 bytes say how many frames there are.
      var endless = [UInt8](try Data(contentsOf: fixtures.appending(path: "flac.flac")))
      endless[21] |= 0x0F
      endless.replaceSubrange(22..<26, with: [0xFF, 0xFF, 0xFF, 0xFF])
      let vorbis = [UInt8](try Data(contentsOf: fixtures.appending(path: "vorbis.ogg")))
      let tracks: [(String, (String) throws -> Void)] = [
        ("pipe.wav", { mkfifo($0, 0o600) }),
        ("folder.mp3", { try write("", to: $0 + "/file") }),
        ("loop.wav", { symlink($0, $0) }),
        ("zeros.wav", { symlink("/dev/zero", $0) }),
        ("endless.flac", { try write(endless, to: $0) }),
        ("chained.ogg", { try write((0..<100).flatMap { _ in vorbis }, to: $0) }),
        ("wide.wav", { try write(wave(tone(440, seconds: 1), channels: 1000), to: $0) }),
        ("fast.wav", { try write(wave(tone(440, seconds: 1), rate: 10_000_000), to: $0) }),
        ("\u{1B}[2J\u{7}.wav", { try write(wave(tone(440, seconds: 1)), to: $0) }),
        (
          "large.wav",
          {
            try write(wave(tone(440, seconds: 1)), to: $0)
            truncate($0, 3 << 30)
          }
        ),
        ("cut.wav", { try write(wave(tone(440, seconds: 60)), to: $0) }),
        ("replaced.wav", { try write(wave(tone(440, seconds: 60)), to: $0) }),
      ]
      let covers = try #require(names(in: resources + "/Covers/Pop"))
      for ((name, make), cover) in zip(tracks, covers.filter { $0.hasSuffix(".small.png") }) {
        let album = "\(folder)/\(name) album"
        let picture = try Data(contentsOf: URL(filePath: "\(resources)/Covers/Pop/\(cover)"))
        try write(picture, to: album + "/cover.png")
        try make("\(album)/\(name)")
      }
    }

    private func cutOff(_ track: String) { truncate(track, 44) }

    private func replaceByPipe(_ track: String) throws {
      try FileManager.default.removeItem(atPath: track)
      mkfifo(track, 0o600)
    }

    @Test func `hostile tracks are played as far as they go, and leave nothing`() async throws {
      let folder = terminal.home + "/music"
      try makeAlbums(in: folder)
      let ear = try Ear(in: terminal)
      try await terminal.run("cd; clear")
      let modes = try await terminal.modes()
      try await terminal.dealWithTunes("--grid 6x4 --source ~/music", until: "p pause")
      let game = try await board(folder: folder, grid: #require(Grid("6x4")), seed: 7)

      var cursor = 0
      for card in game.cards.indices {
        try await terminal.flip(card, from: &cursor, columns: 6)
      }
      // Each card cuts off the one before.
      try await terminal.waitForGame("the last card") { $0.board.flips.count == 24 }
      let sound = try #require(
        game.cards.indices.first { game.cover(at: $0).artwork.contains("\u{1B}") })
      for (name, spoil) in [("cut.wav", cutOff), ("replaced.wav", replaceByPipe)] {
        let card = try #require(
          game.cards.indices.first { game.cover(at: $0).artwork.contains(name) })
        try await terminal.flip(card, from: &cursor, columns: 6)
        try spoil("\(folder)/\(name) album/\(name)")
        let start = try await ear.silence()
        try await terminal.flip(sound, from: &cursor, columns: 6)
        // A second of it, in frames of 48 kHz.
        #expect(try await ear.silence(after: start) - start > 40_000)
      }

      #expect(try await terminal.children(of: terminal.process()) == [])
      #expect(try await (1...100 << 10).contains(terminal.peakMemory()))
      try await terminal.quitQuietly()
      #expect(try await terminal.modes() == modes)
    }
  }
#endif
