#if os(Linux)
  import Artwork
  import Foundation
  import MemoryTunes
  import TestSupport
  import Testing

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
