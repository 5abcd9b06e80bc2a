import Artwork
import SeededRandom

/// The seeds of the boards to come, from a random number that was drawn when the program started.
public struct BoardSeeds: Equatable, Codable, Sendable {
  /// The seed of the next board: the one that was asked for, or else from 1 to 999,999, so that it can
  /// be read out.
  public private(set) var next: UInt64
  private var generator: SeededGenerator

  public init(first: UInt64? = nil, entropy: UInt64 = 0) {
    generator = SeededGenerator(seed: entropy)
    next = 0
    advance()
    if let first { next = first }
  }

  /// The board has been dealt.
  mutating func advance() {
    next = UInt64(1 + generator.number(below: 999_999))
  }
}
