import DataFlow
import Testing

/// Lists in the order of a set, which another process would hash and replay otherwise.
@MainActor @Suite struct DisorderTests {
  private struct Tags<Form: EncodingForm>: Codable, Equatable {
    var names: Set<String> = []

    init(_ names: Set<String>) { self.names = names }
    init(from decoder: any Decoder) throws { names = try Set(from: decoder) }
    func encode(to encoder: any Encoder) throws { try Form.encode(names, to: encoder) }
  }

  private struct Places: Codable, Equatable {
    var points: [[Int]: String] = [:]

    init(_ points: [[Int]: String]) { self.points = points }
    init(from decoder: any Decoder) throws { points = try Dictionary(from: decoder) }
    func encode(to encoder: any Encoder) throws { try points.encode(to: encoder) }
  }

  private struct Album: Codable, Equatable {
    var title = ""
    var tags = Tags<HandedOn>([])
    var places = Places([:])
  }

  /// The errors of a recording of these actions in a state.
  private func errors(in album: Album, _ actions: Album...) -> [String] {
    let recorded = RecordedEvents<Album, Album>()
    for (index, action) in actions.enumerated() {
      recorded.record(index + 1, .action(action), before: album)
    }
    return recorded.messages
  }

  /// So many that no two copies are likely to have the same order, wherever they lie in memory.
  private let names = Set("abcdefgh".map(String.init))

  private let reason =
    "encodes a Set or Dictionary as a list, and its order differs from run to run; "
    + "sort it, or pass it to a container"

  @Test func `a state or action with a set that is handed on is refused, and the place is named`() {
    let state = errors(in: Album(tags: Tags(names)), Album())
    let action = errors(in: Album(), Album(), Album(tags: Tags(names)))

    #expect(state == ["the state at event 1 cannot be recorded: tags: Tags<HandedOn> \(reason)"])
    #expect(action == ["the action of event 2 cannot be recorded: tags: Tags<HandedOn> \(reason)"])
  }

  @Test func `so is a dictionary with keys that are encoded in a list`() {
    let places = Places(Dictionary(uniqueKeysWithValues: (1...8).map { ([$0], "a") }))

    #expect(
      errors(in: Album(places: places), Album())
        == ["the state at event 1 cannot be recorded: places: Places \(reason)"])
  }

  @Test func `so is a set whose members are written into a list one by one`() throws {
    let error = #expect(throws: (any Error).self) {
      try StateHash(of: ["x": Tags<OneByOne>(names)])
    }

    #expect("\(try #require(error))" == "x: Tags<OneByOne> \(reason)")
  }

  @Test(arguments: [["a", "b"], ["ab", "b", "cd", "a"]] as [Set<String>])
  func `a set in an order of its own, or in a container, is recorded`(names: Set<String>) throws {
    for _ in 0..<100 {
      _ = try StateHash(of: [Tags<Sorted>(names)])
      _ = try StateHash(of: [Tags<Contained>(names)])
    }
  }

  @Test func `a set that grows is refused as soon as its order matters`() throws {
    var hasher = StateHasher()

    _ = try hasher.hash(of: Album(tags: Tags([])))
    _ = try hasher.hash(of: Album(tags: Tags(["a"])))

    #expect(throws: (any Error).self) { try hasher.hash(of: Album(tags: Tags(names))) }
  }
}

private protocol EncodingForm {
  static func encode(_ names: Set<String>, to encoder: any Encoder) throws
}

private enum HandedOn: EncodingForm {
  static func encode(_ names: Set<String>, to encoder: any Encoder) throws {
    try names.encode(to: encoder)
  }
}

private enum OneByOne: EncodingForm {
  static func encode(_ names: Set<String>, to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for name in names { try container.encode(name) }
  }
}

private enum Sorted: EncodingForm {
  static func encode(_ names: Set<String>, to encoder: any Encoder) throws {
    try names.sorted { ($0.count, $1) < ($1.count, $0) }.encode(to: encoder)
  }
}

private enum Contained: EncodingForm {
  static func encode(_ names: Set<String>, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
