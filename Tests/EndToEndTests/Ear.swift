#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A file that ALSA writes while the game plays.
  struct Ear {
    private let file: String

    /// Makes ALSA write what programs in the terminal play to a file.
    init(in terminal: Tmux) throws {
      file = terminal.home + "/out.wav"
      try write(
        "pcm.!default { type file slave.pcm \"null\" file \"\(file)\" format \"wav\" }",
        to: terminal.home + "/.asoundrc")
    }

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
      let bytes = try Data(contentsOf: URL(filePath: file)).dropFirst(44 + 4 * start)
        .prefix(4 * (end - start))
      return stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4).map { index in
        Float(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8)) / 32_768
      }
    }

    func hear(until count: Int) async throws {
      while frames < count { try await Task.sleep(for: .milliseconds(20)) }
    }

    var frames: Int {
      let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size]) as? Int
      return max(0, (size ?? 0) - 44) / 4
    }
  }

  extension Tmux {
    /// Starts the program with tunes, without music unless it is asked for, with nothing that moves by itself,
    /// and with its errors in `~/errors`; deals the board of seed 7, and waits for a text on it.
    func dealWithTunes(
      _ options: String, environment: String = "", until text: String, hasMusic: Bool = false
    ) async throws {
      if !hasMusic {
        try write(
          #"{"version": 2, "preferences": {"settings": {"music": "off"}}}"#,
          to: home + "/.config/memorytunes/preferences.json")
      }
      try await run(
        "\(environment) \(program) --seed 7 --no-animation --sound tunes \(options) 2>~/errors",
        until: "New Game")
      try await press("Enter", until: text)
    }

    /// Ends the game, which must not have written anything to `~/errors`.
    func quitQuietly() async throws {
      try await press("C-c", until: "ready>")
      #expect(read(home + "/errors") == "")
    }
  }

  /// How alike a fiftieth of a second of a tune, from a frame on, and what was heard are at best, if all
  /// was heard up to some frames later: 1 for the same, whatever their volumes.
  func likeness(
    of tune: [Float], at place: Int, in heard: [Float], delayed delays: Range<Int>
  ) -> (delay: Int, likeness: Float) {
    var best = (delay: 0, likeness: Float(0))
    let count = 960
    for delay in delays where place + delay >= 0 && place + delay + count <= heard.count {
      let likeness = correlation(heard, from: place + delay, tune, from: place, count: count)
      if likeness > best.likeness { best = (delay, likeness) }
    }
    return best
  }

  /// How alike some samples of two sounds are, from -1 to 1, whatever their volumes.
  func correlation(
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
