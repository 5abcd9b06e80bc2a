/// The seeds of future boards, derived from a random number drawn once per run.
public struct BoardSeeds: Equatable, Codable, Sendable {
  /// The seed of the next board: the requested one, or else a number from 1 to 999,999, short enough to tell a friend.
  public private(set) var next: UInt64
  private var generator: SeededGenerator

  /// Creates the seeds derived from `entropy`, with `first` instead of the first one.
  public init(first: UInt64? = nil, entropy: UInt64 = 0) {
    generator = SeededGenerator(seed: entropy)
    next = 0
    advance()
    if let first { next = first }
  }

  mutating func drawID() -> UInt64 { generator.next() }

  mutating func advance() { next = UInt64(1 + generator.number(below: 999_999)) }
}
