import Basics
import DataFlow
import Testing

/// Hashing only what has changed gives the same result as hashing everything.
@MainActor @Suite struct StateHasherTests {
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
    var optionals: [Int??] = [nil, 1]
    var level = 0.5
    var numbers = Array(0..<300)
    var rows: [[Cell]] = (0..<8).map { row in (0..<5).map { Cell(x: row, y: $0) } }
    var tags: Set<String> = []
    var areas: [Cell: Set<Cell>] = [:]
  }

  private struct Cell: Codable, Hashable {
    var x: Int
    var y: Int
    var note: String?
  }

  private func change(_ deep: inout Deep, _ numbers: inout SeededGenerator) {
    let value = numbers.number(below: 3)
    let floor = numbers.number(below: 2)
    switch numbers.number(below: 20) {
    case 0: deep.floors[floor].rooms[numbers.number(below: 2)][numbers.number(below: 2)] = value
    case 1: deep.floors[floor].names["\(numbers.number(below: 4))"] = value == 0 ? nil : "\(value)"
    case 2: deep.floors[floor].guest = value == 0 ? nil : .person(name: "a", age: value)
    case 3: deep.floors[floor].guest = .couple(.nobody, .person(name: "b", age: value))
    case 4: deep.floors.swapAt(0, 1)
    case 5: deep.cellar = value == 0 ? nil : deep.floors[floor]
    case 6: deep.cellar?.rooms[1][1] = value
    case 7: deep.optionals[floor] = ([nil, .some(nil), 2] as [Int??])[value]
    case 8: deep.optionals = Array(deep.optionals.prefix(2)) + Array(repeating: 5, count: value)
    case 9: deep.level = [-0.0, 0, .nan][value]
    case 11: deep.numbers[numbers.number(below: deep.numbers.count)] = value
    case 12: deep.numbers.insert(value, at: numbers.number(below: deep.numbers.count))
    case 13: deep.numbers.removeLast(value)
    case 14:
      deep.rows[numbers.number(below: 8)][numbers.number(below: 5)].note =
        value == 0 ? nil : "\(value)"
    case 15: deep.rows.swapAt(numbers.number(below: 8), numbers.number(below: 8))
    case 16: deep.tags.formSymmetricDifference(["\(numbers.number(below: 20))"])
    case 17: deep.areas[Cell(x: value, y: floor), default: []].insert(Cell(x: floor, y: value))
    case 10: deep.floors[floor].guest = .nobody
    default: if value == 0 { deep = Deep() }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `it agrees with a fresh fingerprint after every step of a long walk`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
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

  @Test func `a state that is an array, a number or a dictionary is hashed in steps, too`() throws {
    var (list, number, map) = (StateHasher(), StateHasher(), StateHasher())
    for step in 1...300 {
      let entries = (0..<step % 7).map { ("\($0 * step % 11)", [$0]) }
      let value = Dictionary(entries, uniquingKeysWith: { $1 })
      try #require(try list.hash(of: [step, step / 2]) == StateHash(of: [step, step / 2]))
      try #require(try number.hash(of: step / 3) == StateHash(of: step / 3))
      try #require(try map.hash(of: value) == StateHash(of: value))
    }
  }

  @Test func `a hasher that failed goes on from the state before`() throws {
    struct Odd: Error {}
    struct Even: Codable {
      var value = 0
      func encode(to encoder: any Encoder) throws {
        if !value.isMultiple(of: 2) { throw Odd() }
        try value.encode(to: encoder)
      }
    }
    struct Pair: Codable {
      var first = 1
      var second = Even()
    }
    var hasher = StateHasher()
    _ = try hasher.hash(of: Pair())

    #expect(throws: Odd.self) { try hasher.hash(of: Pair(first: 2, second: Even(value: 1))) }

    let pair = Pair(first: 3, second: Even(value: 4))
    #expect(try hasher.hash(of: pair) == StateHash(of: pair))
  }

  @Test func `it can be given states of different types`() throws {
    var hasher = StateHasher()

    _ = try hasher.hash(of: ["total": 1])

    #expect(try hasher.hash(of: ["total": "1"]) == StateHash(of: ["total": "1"]))
    #expect(try hasher.hash(of: Tally()) == StateHash(of: Tally()))
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

    #expect(
      try StateHash(of: Pair(first: 1, second: 2)) != StateHash(of: Pair(first: 2, second: 1)))
  }
}
