#if os(Linux)
  import Artwork
  import Foundation
  import MemoryTunes
  import TestSupport
  import Testing

  @testable import SoundLive

  /// The real program with ALSA, which writes to a file what the band would play.
  @Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct BandTests {
    private let grid = Grid("4x2") ?? .standard
    private let category = Category.bundled[0]
    /// How many frames after a pair its tunes are over, also on a busy machine: six seconds.
    private let tunes = 6 * 48_000

    @Test func `a part is heard from the bar after its pair on, in step`() async throws {
      let ear = try Ear(in: terminal)
      try await terminal.dealWithTunes(
        "--grid 4x2 --category pop", until: "space flip", hasMusic: true)
      let game = try await board(category: category, grid: grid, seed: 7)
      let piece = try #require(Piece.all(in: resources + "/Tunes/band.json")["pop"])

      // The frames that were heard when each pair had been found; below the tunes the band is soft.
      var (cursor, found) = (0, [(cover: String, frame: Int)]())
      for pair in 0..<3 {
        let cards = game.cards.indices.filter { game.cards[$0].pair == pair }
        for card in cards { try await terminal.flip(card, from: &cursor, columns: 4) }
        let frame = ear.frames
        let bars = pair == 0 ? piece.bars : 2
        try await ear.hear(until: frame + tunes + bars * piece.barFrames)
        found.append((game.covers[pair].id, frame))
      }
      let end = ear.frames
      try await terminal.quitQuietly()

      let heard = differences(try ear.samples(from: 0, to: end))
      let parts = try Dictionary(
        uniqueKeysWithValues: found.map { ($0.cover, try part($0.cover, of: piece)) })
      // The round after the tunes of the first pair says when the piece began.
      let clock = try beginning(
        of: try #require(parts[found[0].cover]), in: heard,
        after: found[0].frame + tunes, of: piece)

      for (cover, frame) in found {
        let part = try #require(parts[cover])
        for bar in 0..<(end - clock) / piece.barFrames {
          let start = clock + bar * piece.barFrames
          // In some bars a part only rings on.
          let first = bar % piece.bars * piece.barFrames
          guard energy(part[first..<min(first + piece.barFrames, part.count)]) > 0.1 else {
            continue
          }
          let likeness = inBar(bar, part, heard, from: start, of: piece, delay: 0)
          if start + piece.barFrames < frame - 4800 {
            #expect(likeness < 0.04, "\(cover) is heard in bar \(bar)")
          }
          // From the next bar on, unless the tune of a pair is heard above it.
          let isBelowTune = found.contains {
            ($0.frame - piece.barFrames...$0.frame + tunes).contains(start)
          }
          guard start > frame, !isBelowTune else { continue }
          #expect(likeness > 0.03, "\(cover) is not heard in bar \(bar)")
          let others = [-48, -5, 5, 48].map {
            inBar(bar, part, heard, from: start, of: piece, delay: $0)
          }
          #expect(others.allSatisfy { $0 < likeness }, "\(cover) is not in step in bar \(bar)")
        }
      }
    }

    /// The round of a part, as its differences: what is high in it counts.
    private func part(_ cover: String, of piece: Piece) throws -> [Float] {
      let name = cover.dropFirst("pop/".count)
      let track = try TrackReader(path: resources + "/Tunes/Pop/Band/\(name).opus")
      var samples: [Float] = []
      while case let next = track.read(4096), !next.isEmpty { samples += next }
      samples = Array(samples.dropFirst(piece.leadIn))
      return differences(samples)
    }

    /// The frame at which the piece began, found in a round in which the band is heard alone.
    private func beginning(
      of part: [Float], in heard: [Float], after frame: Int, of piece: Piece
    ) throws -> Int {
      // The place of its loudest fiftieth of a second.
      let places = stride(from: 0, to: part.count - 960, by: 480)
      let loudest = places.max { energy(part[$0..<$0 + 960]) < energy(part[$1..<$1 + 960]) } ?? 0
      let round = frame - loudest..<frame - loudest + piece.roundFrames
      let match = likeness(of: part, at: loudest, in: heard, delayed: round)
      #expect(match.likeness > 0.4)
      // Drums sound alike on many beats: a round tells which it was.
      let clocks = (0..<16).map {
        (match.delay + 2 * piece.roundFrames - $0 * piece.beatFrames) % piece.roundFrames
      }
      let likenesses = clocks.map { clock in
        let bar = max(0, frame - clock) / piece.barFrames
        return (bar..<bar + piece.bars).reduce(0) { sum, bar in
          sum + inBar(bar, part, heard, from: clock + bar * piece.barFrames, of: piece, delay: 0)
        }
      }
      return clocks[try #require(likenesses.indices.max { likenesses[$0] < likenesses[$1] })]
    }

    private func energy(_ samples: ArraySlice<Float>) -> Float {
      samples.reduce(0) { $0 + $1 * $1 }
    }

    /// How much of a bar is a part's, from 0 to 1.
    private func inBar(
      _ bar: Int, _ part: [Float], _ heard: [Float], from start: Int, of piece: Piece, delay: Int
    ) -> Float {
      let from = bar % piece.bars * piece.barFrames
      let last = min(from + piece.barFrames, part.count) - 100
      guard start + delay + last - from < heard.count else { return 0 }
      return correlation(
        heard, from: start + delay + 100, part, from: from + 100, count: last - from - 100)
    }
  }

  private func differences(_ samples: [Float]) -> [Float] {
    zip(samples.dropFirst(), samples).map { $0 - $1 }
  }
#endif
