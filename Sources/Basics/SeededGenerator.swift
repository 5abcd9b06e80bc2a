/// SplitMix64: 64 random bits from a seed, the same on every machine and in every release.
///
/// Steele, Lea, Flood: *Fast splittable pseudorandom number generators* (OOPSLA 2014).
public struct SeededGenerator: RandomNumberGenerator, Equatable, Codable, Sendable {
  private var state: UInt64

  /// A generator whose draws are determined by the seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 up to but not including `bound`, all equally likely: redraws if the draw is in the incomplete
  /// last stretch of multiples of the bound.
  public mutating func number(below bound: Int) -> Int {
    let bound = UInt64(bound)
    let usable = UInt64.max - UInt64.max % bound
    var draw = next()
    while draw >= usable { draw = next() }
    return Int(draw % bound)
  }
}

extension Array {
  /// The elements shuffled by the generator: Fisher–Yates shuffle from the end (Durstenfeld, 1964).
  ///
  /// The standard library's shuffle may change; a seed's board must not.
  public func shuffled(by generator: inout SeededGenerator) -> [Element] {
    var result = self
    for last in result.indices.dropFirst().reversed() {
      result.swapAt(last, generator.number(below: last + 1))
    }
    return result
  }
}
