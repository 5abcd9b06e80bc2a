#if os(Linux)
  import Artwork
  import Foundation
  import MemoryTunes
  import TestSupport
  import Testing

  @testable import SoundLive

  /// The real program with ALSA, which writes to a file what would be heard.
  @Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct SoundTests {
    private let grid = Grid("2x2") ?? .standard

    @Test func `each card is heard in time with its tune, and again when asked`() async throws {
      let ear = try Ear(in: terminal)
      try await terminal.dealWithTunes("--grid 2x2 --category rap", until: "2 pairs, face down")
      let game = try await board(category: .bundled[4], grid: grid, seed: 7)

      var heard: [(card: Int, samples: [Float])] = []
      func listen(to card: Int, after turning: () async throws -> Void) async throws {
        let start = try await ear.silence()
        try await turning()
        let end = try await ear.silence(after: start)
        heard.append((card, try ear.samples(from: start, to: end)))
      }
      var cursor = 0
      for card in game.cards.indices.sorted(by: { game.cards[$0].pair < game.cards[$1].pair }) {
        try await listen(to: card) {
          try await terminal.flip(card, from: &cursor, columns: 2)
        }
        guard cursor == 0 else { continue }
        try await terminal.wait(for: "space hear")
        try await listen(to: card) { try await terminal.press("Space") }
      }

      try await terminal.wait(for: "Same board")
      try await terminal.quitQuietly()

      // Not before: after five seconds of silence the card is closed, and ALSA would begin the file anew.
      #expect(heard.count == 5)
      for (card, samples) in heard {
        let tune = try loudest(in: samples, of: "Rap")
        #expect(tune.name == game.cover(at: card).id.dropFirst("rap/".count))
        // In frames of 48 kHz.
        #expect(tune.offset < 2400)
      }
    }

    @Test(
      arguments: [
        ("pcm.!default { type hw card 99 }", "", "No sound: no working sound card was found."),
        // Even root may not read this file.
        (
          "pcm.!default { @func refer file \"/proc/sys/vm/drop_caches\" name forbidden }", "",
          "No sound: no working sound card was found."
        ),
        // Both halves of the device want the same channels for themselves.
        (
          """
          pcm.half { type share slave { pcm "null" channels 2 } bindings { 0 0 1 1 } }
          pcm.!default {
            type multi slaves { a { pcm half channels 2 } b { pcm half channels 2 } }
            bindings { 0 { slave a channel 0 } 1 { slave b channel 0 } }
          }
          """, "", "No sound: another program uses it."
        ),
        ("", "LD_LIBRARY_PATH=lib", "No sound: libasound cannot be loaded."),
        (
          "pcm.!default { type file slave.pcm \"null\" file \"HOME/pipe\" format \"raw\" }", "",
          "No sound: the sound card is stuck."
        ),
      ])
    func `without a sound card that works, the game goes on, and the settings say why`(
      configuration: String, environment: String, sentence: String
    ) async throws {
      let home = terminal.home
      try write(configuration.replacing("HOME", with: home), to: home + "/.asoundrc")
      mkfifo(home + "/pipe", 0o600)
      try write("no library", to: home + "/lib/libasound.so.2")
      try await terminal.run("cd; clear")
      let modes = try await terminal.modes()
      try await terminal.dealWithTunes(
        "--grid 2x2", environment: environment, until: "2 pairs, face down")

      try await terminal.win(try await board(category: .bundled[0], grid: grid, seed: 7))
      try await terminal.wait(for: "Same board")
      try await terminal.press("q", until: "Settings")
      try await terminal.press("End", "Up", "Up", "Enter", until: "Computer’s pace")
      try await terminal.press("Home", "Down", "Down")
      // A card counts as stuck if a sound finds it busy with one from more than a second ago.
      while try await !terminal.screen().contains(sentence) {
        try await terminal.press("Down", "Left", "Right", "Up")
        try await Task.sleep(for: .milliseconds(100))
      }
      try await terminal.press("Escape")
      try await terminal.quitQuietly()
      #expect(try await terminal.modes() == modes)
    }

    /// The tune of a category that is most like what was heard, and how many frames later it began.
    private func loudest(
      in heard: [Float], of category: String
    ) throws -> (name: String, offset: Int) {
      var best = (name: "", offset: 0, likeness: Float(0.5))
      let folder = resources + "/Tunes/\(category)"
      for file in try FileManager.default.contentsOfDirectory(atPath: folder)
      where file.hasSuffix(".opus") {
        let track = try TrackReader(path: "\(folder)/\(file)")
        let tune = track.read(16_000)
        // After the attack, the sound tells which tune it is and where it began.
        let match = likeness(of: tune, at: 8000, in: heard, delayed: 0..<4800)
        if match.likeness > best.likeness {
          best = (String(file.dropLast(".opus".count)), match.delay, match.likeness)
        }
      }
      return (best.name, best.offset)
    }
  }
#endif
