#if os(Linux)
  import Artwork
  import Foundation
  import MemoryTunes
  import TestSupport
  import Testing

  @testable import SoundLive

  /// The real program with ALSA, which writes to a file what the band would play.
  @Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct BandTests {
    @Test func `a pair's part is heard once its tunes are over`() async throws {
      let ear = try Ear(in: terminal)
      try await terminal.dealWithTunes(
        "--grid 4x2 --category pop", until: "space flip", hasMusic: true)
      let game = try await board(category: .bundled[0], grid: #require(Grid("4x2")), seed: 7)
      let piece = try #require(Piece.all(in: resources + "/Tunes/band.json")["pop"])

      var cursor = 0
      for card in game.cards.indices where game.cards[card].pair == 0 {
        try await terminal.flip(card, from: &cursor, columns: 4)
      }
      // Below the tunes of the pair the band is soft: they take six seconds, also on a busy machine.
      let start = ear.frames + 6 * 48_000
      try await ear.hear(until: start + piece.roundFrames + 4800)
      let end = ear.frames
      try await terminal.quitQuietly()

      let heard = differences(try ear.samples(from: start, to: end))
      let part = try part(game.covers[0].id, of: piece)
      // The place of its loudest fiftieth of a second.
      let places = stride(from: 0, to: part.count - 960, by: 480)
      let loudest = places.max { energy(part[$0..<$0 + 960]) < energy(part[$1..<$1 + 960]) } ?? 0
      let delays = -loudest..<piece.roundFrames - loudest
      #expect(likeness(of: part, at: loudest, in: heard, delayed: delays).likeness > 0.4)
    }

    /// The round of a part, as its differences: what is high in it counts.
    private func part(_ cover: String, of piece: Piece) throws -> [Float] {
      let name = cover.dropFirst("pop/".count)
      let track = try TrackReader(path: resources + "/Tunes/Pop/Band/\(name).opus")
      var samples: [Float] = []
      while case let next = track.read(4096), !next.isEmpty { samples += next }
      return differences(Array(samples.dropFirst(piece.leadIn)))
    }

    private func energy(_ samples: ArraySlice<Float>) -> Float {
      samples.reduce(0) { $0 + $1 * $1 }
    }
  }

  private func differences(_ samples: [Float]) -> [Float] {
    zip(samples.dropFirst(), samples).map { $0 - $1 }
  }
#endif
