import DataFlow
import Testing

/// Hashing only what has changed gives the same result as hashing everything.
@MainActor @Suite struct StateHasherTests {
  /// Nested parts, deeper than the hasher compares.
  private struct Deep: Codable, Equatable {
    struct Floor: Codable, Equatable {
      var rooms: [[Int]] = [[0, 0], [0, 0]]
      var names: [String: String] = [:]
      var guest: Guest?
    }

    enum Guest: Codable, Equatable {
      case nobody
      case person(name: String, age: Int)
      indirect case couple(Guest, Guest)
    }

    var floors: [Floor] = [Floor(), Floor()]
    var cellar: Floor?
    var optionals: [Int?] = [nil, 1]
    var level = 0.5
  }

  /// The same numbers in every run (Steele, Lea, Flood: SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    mutating func below(_ bound: UInt64) -> Int { Int(next() % bound) }
  }

  /// Changes one thing, or resets everything.
  private func change(_ deep: inout Deep, _ numbers: inout Numbers) {
    let value = numbers.below(3)
    let floor = numbers.below(2)
    switch numbers.below(12) {
    case 0: deep.floors[floor].rooms[numbers.below(2)][numbers.below(2)] = value
    case 1: deep.floors[floor].names["\(numbers.below(4))"] = value == 0 ? nil : "\(value)"
    case 2: deep.floors[floor].guest = value == 0 ? nil : .person(name: "a", age: value)
    case 3: deep.floors[floor].guest = .couple(.nobody, .person(name: "b", age: value))
    case 4: deep.floors.swapAt(0, 1)
    case 5: deep.cellar = value == 0 ? nil : deep.floors[floor]
    case 6: deep.cellar?.rooms[1][1] = value
    case 7: deep.optionals[floor] = value == 0 ? nil : value
    case 8: deep.optionals = Array(deep.optionals.prefix(2)) + Array(repeating: 5, count: value)
    case 9: deep.level = Double(value) / 4
    case 10: deep.floors[floor].guest = .nobody
    default: if value == 0 { deep = Deep() }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `it agrees with a fresh fingerprint after every step of a long walk`(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    var hasher = StateHasher()
    var deep = Deep()

    for step in 0..<2000 {
      change(&deep, &numbers)
      try #require(try hasher.hash(of: deep) == StateHash(of: deep), "step \(step)")
    }
  }

  @Test func `parts that are equal but written otherwise are told apart`() throws {
    var hasher = StateHasher()
    let (composed, decomposed) = (["name": ["\u{E9}"]], ["name": ["e\u{301}"]])

    _ = try hasher.hash(of: composed)

    #expect(composed == decomposed)
    #expect(try hasher.hash(of: decomposed) == StateHash(of: decomposed))
    #expect(try StateHash(of: decomposed) != StateHash(of: composed))
  }

  @Test func `it can be given states of different types`() throws {
    var hasher = StateHasher()

    _ = try hasher.hash(of: ["total": 1])
    let second = try hasher.hash(of: ["total": "1"])
    let third = try hasher.hash(of: Tally())

    #expect(try second == StateHash(of: ["total": "1"]))
    #expect(try third == StateHash(of: Tally()))
  }

  @Test func `parts with an encoder of their own are distinguished`() throws {
    struct Pair: Encodable {
      var first: Int
      var second: Int

      private enum Keys: CodingKey { case first, second }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try first.encode(to: container.superEncoder(forKey: .first))
        try second.encode(to: container.superEncoder(forKey: .second))
      }
    }

    let hashes = try [
      StateHash(of: Pair(first: 1, second: 2)), StateHash(of: Pair(first: 2, second: 1)),
    ]

    #expect(hashes[0] != hashes[1])
  }
}
