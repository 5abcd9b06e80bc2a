#if os(Linux)
  import Artwork
  import Foundation
  import MemoryTunes
  import TestSupport
  import Testing

  @testable import SoundLive

  /// The real program with ALSA, which writes to a file what would be heard.
  @Suite(.serialized, .timeLimit(.minutes(3))) struct SoundTests {
    private let grid = Grid("2x2") ?? .standard

    @Test func `each card is heard at its moment, with its own tune`() async throws {
      try await Tmux.use { terminal in
        let ear = Ear(file: terminal.home.appending(path: "out.wav"))
        try write(
          "pcm.!default { type file slave.pcm \"null\" file \"\(ear.file.path)\" format \"wav\" }",
          to: terminal.home.appending(path: ".asoundrc").path)
        try await terminal.run(
          "\(program) --seed 7 --grid 2x2 --no-animation --sound tunes --category rap 2>~/errors")
        try await terminal.wait(for: "New Game")
        try await terminal.press("Enter")
        try await terminal.wait(for: "2 pairs, face down")
        let game = try await board(category: .bundled[4], grid: grid, seed: 7)

        var cursor = 0
        for card in game.cards.indices.sorted(by: { game.cards[$0].pair < game.cards[$1].pair }) {
          let start = try await ear.silence()
          try await terminal.flip(card, from: &cursor, columns: 2)
          let end = try await ear.silence(after: start)

          let heard = try ear.samples(from: start, to: end)
          let tune = try loudest(in: heard, of: "Rap")
          #expect(tune.name == game.cover(at: card).id.dropFirst("rap/".count))
          // In frames of 48 kHz.
          #expect(tune.offset < 2400)
        }

        try await terminal.wait(for: "Board  rap-2x2-0007")
        try await quit(terminal)
      }
    }

    @Test(
      arguments: [
        ("pcm.!default { type hw card 99 }", "", "No sound: there is no sound card."),
        ("", "LD_LIBRARY_PATH=lib", "No sound: libasound cannot be loaded."),
        (
          "pcm.!default { type file slave.pcm \"null\" file \"HOME/pipe\" format \"raw\" }", "",
          "No sound: the sound card is stuck."
        ),
      ])
    func `without a sound card that works, the game goes on, and the settings say why`(
      configuration: String, environment: String, sentence: String
    ) async throws {
      try await Tmux.use { terminal in
        let home = terminal.home
        try write(
          configuration.replacing("HOME", with: home.path),
          to: home.appending(path: ".asoundrc").path)
        mkfifo(home.appending(path: "pipe").path, 0o600)
        try FileManager.default.createDirectory(
          at: home.appending(path: "lib"), withIntermediateDirectories: true)
        try write("no library", to: home.appending(path: "lib/libasound.so.2").path)
        try await terminal.run("cd; clear")
        let modes = try await terminal.modes()
        try await terminal.run(
          "\(environment) \(program) --seed 7 --grid 2x2 --no-animation --sound tunes 2>~/errors")
        try await terminal.wait(for: "New Game")
        try await terminal.press("Enter")
        try await terminal.wait(for: "2 pairs, face down")

        try await terminal.win(try await board(category: .bundled[0], grid: grid, seed: 7))
        try await terminal.wait(for: "Board  pop-2x2-0007")
        try await terminal.press("q")
        try await terminal.wait(for: "Settings")
        try await terminal.press("End", "Up", "Up", "Enter")
        try await terminal.wait(for: "Card animation")
        try await terminal.press("Home", "Down", "Down", "Down", "Down")
        // A card counts as stuck if a sound finds it busy with one from more than a second ago.
        while try await !terminal.screen().contains(sentence) {
          try await terminal.press("Down", "Right", "Up")
          try await Task.sleep(for: .milliseconds(100))
        }
        try await terminal.press("Escape")
        try await quit(terminal)
        #expect(try await terminal.modes() == modes)
      }
    }

    private func quit(_ terminal: Tmux) async throws {
      try await terminal.press("C-c")
      try await terminal.wait(for: "ready>")
      #expect(read(terminal.home.appending(path: "errors").path) == "")
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
        // A fiftieth of a second, after the attack, tells which tune it is and where it began.
        for offset in 0..<4800 where heard.count >= offset + 16_000 {
          let likeness = correlation(heard, from: 8000 + offset, tune, from: 8000, count: 960)
          if likeness > best.likeness {
            best = (String(file.dropLast(".opus".count)), offset, likeness)
          }
        }
      }
      return (best.name, best.offset)
    }
  }

  /// A file that ALSA writes while the game plays.
  private struct Ear {
    let file: URL

    /// Waits until nothing is added to the file for a while, once it is longer than `count` frames; returns
    /// its length in frames.
    func silence(after count: Int = -1) async throws -> Int {
      var (length, since) = (frames, ContinuousClock.now)
      while ContinuousClock.now - since < .milliseconds(400) || length <= count {
        try await Task.sleep(for: .milliseconds(20))
        if frames != length { (length, since) = (frames, ContinuousClock.now) }
      }
      return length
    }

    /// The left channel of some frames.
    func samples(from start: Int, to end: Int) throws -> [Float] {
      let bytes = try Data(contentsOf: file).dropFirst(44 + 4 * start).prefix(4 * (end - start))
      return stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { index in
        Float(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8)) / 32_768
      }
    }

    private var frames: Int {
      let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size]) as? Int
      return max(0, (size ?? 0) - 44) / 4
    }
  }

  /// How alike two stretches of sound are: 1 for the same, whatever their volumes.
  private func correlation(
    _ a: [Float], from start: Int, _ b: [Float], from other: Int, count: Int
  ) -> Float {
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        var (both, first, second) = (Float(0), Float(0), Float(0))
        var index = 0
        while index < count {
          let (x, y) = (a[start + index], b[other + index])
          both += x * y
          first += x * x
          second += y * y
          index += 1
        }
        return first * second > 0 ? both / (first * second).squareRoot() : 0
      }
    }
  }
#endif
