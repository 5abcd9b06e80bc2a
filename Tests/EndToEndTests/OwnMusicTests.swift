#if os(Linux)
  import Artwork
  import ArtworkLive
  import Foundation
  import MemoryTunes
  import TestSupport
  import Testing

  @testable import SoundLive

  /// The real program with albums of the player's own, and ALSA, which writes to a file what would be heard.
  @Suite(.serialized, .timeLimit(.minutes(2))) struct OwnMusicTests {
    /// How long the rising tone lasts, in seconds.
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

    @Test
    func
      `a card plays eight seconds from the middle of its album's first track, or sounds as it turns`()
      async throws
    {
      try await Tmux.use { terminal in
        let folder = terminal.home.appending(path: "music").path
        try makeAlbums(in: folder)
        let ear = try Ear(in: terminal)
        try await terminal.dealWithTunes("--grid 2x3 --source ~/music", until: "0/3")
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
#endif
