#if !canImport(AudioToolbox)
  import Foundation
  import TestSupport
  import Testing

  @testable import SoundLive

  let hasALSA = dlopen("libasound.so.2", RTLD_NOW) != nil

  /// The real libasound, without a sound card.
  @Suite(.enabled(if: hasALSA, "libasound.so.2 is not installed")) struct ALSADeviceTests {
    /// Plays clips to a file of samples, as fast as it goes; returns its frames, of one channel.
    private func played(_ clips: [Clip]) throws -> [Float] {
      try withTemporaryFolder { folder in
        let clock = ManualClock()
        let name = "file:FILE='\(folder)/out.wav',FORMAT=wav"
        let world = SoundPlayer.World(now: { clock.time }) { () throws(SoundFailure) in
          try ALSADevice(name: name)
        } source: { clip throws(SoundFailure) in
          try clip.source(decoder: "")
        }
        var player = SoundPlayer(world) { Issue.record("\(String(describing: $0))") }
        var next = player.turn([.speak(clips, volume: 1)])
        while let time = next {
          clock.time = time
          next = player.turn([])
        }
        let track = try TrackReader(path: folder + "/out.wav")
        return track.read(track.frameCount ?? 0)
      }
    }

    @Test func `a tune is found in what libasound was given`() throws {
      let path = bundled("Pop/" + (try firstTune(in: "Pop")))
      let tune = all(Excerpt(.whole, of: try TrackReader(path: path)))

      let heard = try played([Clip(path: path)])

      #expect(heard.count >= tune.count && heard.count <= tune.count + 4800)
      #expect(correlation(heard, tune) > 0.9999)
      #expect(heard.dropFirst(tune.count).allSatisfy { $0 == 0 })
    }

    @Test func `a phrase of two follows without a gap`() throws {
      let paths = ["Sounds/pair", "Sounds/win"].map(bundled)
      let tunes = try paths.flatMap { all(Excerpt(.whole, of: try TrackReader(path: $0))) }

      let heard = try played(paths.map { Clip(path: $0) })

      #expect(correlation(heard, tunes) > 0.9999)
    }

    @Test func `a name that no card has is no device, and nothing is written`() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
      ) {
        for name in ["hw:99", "", "no such name", "file:", "default:CARD=none"] {
          do {
            _ = try ALSADevice(name: name)
            exit(1)
          } catch {
            if error as? SoundFailure != .noDevice { exit(2) }
          }
        }
      }
      #expect(result?.standardErrorContent == [])
    }

    private func firstTune(in category: String) throws -> String {
      let path = try #require(bundledTunes.first { $0.contains("/\(category)/") })
      return URL(filePath: path).deletingPathExtension().lastPathComponent
    }
  }

  /// How alike two sounds are from their beginnings on: 1 for the same, whatever their volumes.
  private func correlation(_ a: [Float], _ b: [Float]) -> Float {
    func product(_ a: [Float], _ b: [Float]) -> Float { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    let a = Array(a.prefix(b.count))
    return product(a, b) / (product(a, a) * product(b, b)).squareRoot()
  }
#endif
