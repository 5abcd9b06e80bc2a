import DataFlow
import Testing

@MainActor @Suite struct StateDifferenceTests {
  private struct Room: Codable, Equatable {
    enum Light: Codable, Equatable {
      case off
      case on(percent: Int)
    }

    var light = Light.off
    var width = 2.5
    var isOpen = false
    var guests: [Tally] = []
    var owner: Tally?
  }

  private func lines<State: Encodable>(_ before: State, _ after: State) throws -> [String] {
    try StateDifference(from: before, to: after).changes.map(\.description)
  }

  /// The changes that a change of a room makes, as lines.
  private func lines(of room: Room = Room(), _ change: (inout Room) -> Void) throws -> [String] {
    var after = room
    change(&after)
    return try lines(room, after)
  }

  @Test func `a change says what it was before and after, also of a single value`() throws {
    let difference = try StateDifference(from: Tally(note: "a"), to: Tally(total: 1))

    let changes = difference.changes
    #expect(changes.map(\.path) == ["note", "total"])
    #expect(changes.map(\.before) == ["\"a\"", "0"])
    #expect(changes.map(\.after) == [nil, "1"])
    #expect("\(difference)" == "note: \"a\" → –\ntotal: 0 → 1")
    #expect(try StateDifference(from: 1, to: 2).changes.map(\.after) == ["2"])
  }

  @Test func `a changed value is shown with the names that lead to it`() throws {
    let lines = try lines(of: Room(guests: [Tally(), Tally(total: 3, names: ["a", "b"])])) {
      $0.guests[1].total = 4
      $0.guests[1].names[1] = "c"
      $0.width = 3
      $0.isOpen = true
    }

    #expect(
      lines == [
        "width: 2.5 → 3.0", "isOpen: false → true", "guests.1.total: 3 → 4",
        "guests.1.names.1: \"b\" → \"c\"",
      ])
  }

  @Test func `what has come and what has gone is shown, the latter first`() throws {
    let lines = try lines(of: Room(guests: [Tally(), Tally(names: ["a"])])) {
      $0.guests[1].names = []
      $0.guests[0].names = ["b"]
    }

    #expect(lines == ["guests.1.names.0: \"a\" → –", "guests.0.names.0: – → \"b\""])
  }

  @Test func `another case, and an optional that comes, is shown with what is in it`() throws {
    #expect(
      try lines { $0.light = .on(percent: 50) }
        == ["light.off: {} → –", "light.on.percent: – → 50"])
    #expect(
      try lines(of: Room(light: .on(percent: 50))) { $0.light = .on(percent: 60) }
        == ["light.on.percent: 50 → 60"])
    #expect(
      try lines { $0.owner = Tally(total: 1) }
        == ["owner.total: – → 1", "owner.names: – → []", "owner.counts: – → {}"])
  }

  @Test func `texts are shown in quotes, with escapes where they break or look alike`() throws {
    let (one, two) = ("Jos\u{E9}", "Jose\u{301}")

    #expect(
      try lines(["a", "1", nil], ["a", nil, "nil"]) == ["1: \"1\" → nil", "2: nil → \"nil\""])
    #expect(try lines(["a\nb": "\"\n"], ["a\nb": "é"]) == [#""a\nb": "\"\n" → "é""#])
    #expect(
      try lines(Tally(note: one), Tally(note: two)) == [#"note: "Jos\u{00E9}" → "Jose\u{0301}""#])
    #expect(try lines([one: 1], [two: 1]) == [#"Jos\u{00E9}: 1 → –"#, #"Jose\u{0301}: – → 1"#])
    #expect(try lines([one: 1], [one: 1]) == [])
  }

  @Test func `keys with full stops and nested keys are told apart`() throws {
    let flat = ["x": ["y.z": 1], "x.y": [:]]
    let nested = ["x": [:], "x.y": ["z": 1]]

    #expect(try lines(["a": [:]], ["a": ["b.png": 1]]) == ["a.\"b.png\": – → 1"])
    #expect(try Set(lines(flat, nested)) == ["x.\"y.z\": 1 → –", "\"x.y\".z: – → 1"])
  }
}
