import DataFlow
import Testing

@MainActor @Suite struct StateHashTests {
  /// Values of every encodable kind.
  private struct Shape: Codable, Equatable {
    enum Kind: Codable, Equatable {
      case round
      case square(side: Int)
    }

    struct Corner: Codable, Equatable {
      var x: Double = 1
      var y: Float = 2
    }

    var name = "a"
    var isFilled = false
    var size = 1
    var bits: UInt64 = 1
    var small: Int8 = 1
    var kind = Kind.round
    var corners = [Corner(), Corner(x: 3)]
    var labels: [String: [Int?]] = ["left": [1, nil], "right": []]
    var note: String?
    var grid = [[1, 2], [3]]
  }

  private func hash(_ value: some Encodable) throws -> StateHash {
    try StateHash(of: value)
  }

  /// Every way to change one thing, all different.
  private static let changes: [@Sendable (inout Shape) -> Void] = [
    { _ in },
    { $0.name = "b" }, { $0.name = "" }, { $0.name = "aa" }, { $0.isFilled = true },
    { $0.size = 2 }, { $0.size = -1 }, { $0.size = .max }, { $0.bits = 2 }, { $0.bits = .max },
    { $0.small = -1 }, { $0.kind = .square(side: 1) }, { $0.kind = .square(side: 2) },
    { $0.corners = [] }, { $0.corners[0].x = -1 }, { $0.corners[0].y = 1.5 },
    { $0.corners[1].y = 1.5 }, { $0.corners.reverse() }, { $0.corners.removeLast() },
    { $0.corners.append($0.corners[1]) }, { $0.corners[0].x = .infinity },
    { $0.labels = [:] }, { $0.labels["left"] = [] }, { $0.labels["left"] = nil },
    { $0.labels["left"] = [nil, 1] }, { $0.labels["left"] = [1, 0] },
    { $0.labels["right"] = [nil] }, { $0.labels["middle"] = [] },
    { $0.labels = ["left": [], "right": [1, nil]] },
    { $0.note = "" }, { $0.note = "a" }, { $0.grid = [[1], [2, 3]] }, { $0.grid = [[1, 2, 3]] },
    { $0.grid = [[1, 2], [3], []] }, { $0.grid = [[2, 1], [3]] },
  ]

  @Test func `each changed value changes the fingerprint`() throws {
    let hashes = try Self.changes.map { change in
      var shape = Shape()
      change(&shape)
      return try hash(shape)
    }

    #expect(try hash(Shape()) == hashes[0])
    #expect(Set(hashes).count == Self.changes.count)
  }

  @Test func `the kind, the place and the nesting of a value count, and the sign of zero`() throws {
    struct Notes: Encodable { var note: Int??? }
    let kinds = try [
      hash(["a": 1]), hash(["a": "1"]), hash(["a": 1.0]), hash(["a": 1 as UInt]),
      hash(["a": true]), hash(["a": "true"]), hash(["a": [Int]()]), hash(["a": [String: Int]()]),
      hash(["a": Int?.none]), hash([String: Int]()), hash([Int]()), hash(["a"]), hash(["0": "a"]),
      hash(["a": ["b": 1]]), hash(["a.b": 1]), hash(["a": "nil"]), hash(["a": "[]"]),
    ]
    let places = try [
      hash(["a": 1, "b": 2]), hash(["a": 2, "b": 1]), hash([[1, 2], [3, 4]]),
      hash([[3, 4], [1, 2]]), hash([["a", "b"]]), hash([["a"], ["b"]]),
    ]
    let numbers = try [hash([0.0]), hash([-0.0]), hash([Double.nan]), hash([Double.infinity])]
    let nils = try [
      hash([Int???.none]), hash([Int???.some(nil)]), hash([Int???.some(.some(nil))]),
      hash(Notes(note: nil)), hash(Notes(note: .some(nil))), hash(Notes(note: .some(.some(nil)))),
    ]

    for hashes in [kinds, places, numbers, nils] { #expect(Set(hashes).count == hashes.count) }
  }

  @Test func `the bits of what is not a number do not count`() throws {
    #expect(try hash([Double.nan]) == hash([-Double(nan: 7, signaling: false)]))
    #expect(try hash([Double.nan]) == hash([Float.nan]))
  }

  @Test func `the fingerprint is the same on every machine and in every run`() throws {
    let tally = Tally(total: -7, names: ["ä", ""], counts: ["ä": 1, "b": 2], note: "x")

    #expect(try hash(Tally()) == StateHash(bits: 0x9FB6_5F15_E7D3_6FCC))
    #expect(try hash(tally) == StateHash(bits: 0xE043_57B8_1D6D_A9D6))
    #expect(try hash([nil, 1]) == StateHash(bits: 0x526B_3A32_91D9_8FA4))
  }

  @Test func `the order of members and keys does not count, what belongs together does`() throws {
    struct Pair: Codable, Hashable {
      var one: Int
      var other: Int
    }
    func areas(_ pairs: [(Int, Int)], capacity: Int) -> [Set<Pair>: [String: Int]] {
      var set = Set<Pair>(minimumCapacity: capacity)
      for (one, other) in pairs { set.insert(Pair(one: one, other: other)) }
      var map = [String: Int](minimumCapacity: capacity)
      for pair in set { map["\(pair.one)"] = pair.other }
      return [set: map]
    }
    let pairs = (0..<50).map { ($0, $0 + 100) }

    let hashes = try [
      hash(areas(pairs, capacity: 0)), hash(areas(pairs.reversed(), capacity: 5000)),
      hash(areas([(1, 2), (3, 4)], capacity: 0)), hash(areas([(1, 4), (3, 2)], capacity: 0)),
      hash(areas([], capacity: 0)),
    ]

    #expect(hashes[0] == hashes[1])
    #expect(Set(hashes).count == 4)
  }
}
