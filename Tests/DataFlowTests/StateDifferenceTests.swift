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

  /// The difference that a change makes, as lines.
  private func lines(from room: Room = Room(), _ change: (inout Room) -> Void) throws -> [String] {
    var after = room
    change(&after)
    return try StateDifference(from: room, to: after).changes.map(\.description)
  }

  @Test func `equal states do not differ`() throws {
    let difference = try StateDifference(from: Room(owner: Tally()), to: Room(owner: Tally()))

    #expect(difference.changes == [])
    #expect("\(difference)" == "")
  }

  @Test func `texts that look alike differ, and are shown with escapes`() throws {
    let (one, two) = ("Jos\u{E9}", "Jose\u{301}")

    #expect(
      try StateDifference(from: Tally(note: one), to: Tally(note: two)).changes.map(\.description)
        == [#"note: "Jos\u{00E9}" → "Jose\u{0301}""#])
    #expect(
      try StateDifference(from: [one: 1], to: [two: 1]).changes.map(\.description)
        == [#"Jos\u{00E9}: 1 → –"#, #"Jose\u{0301}: – → 1"#])
    #expect(try StateDifference(from: [one: 1], to: [one: 1]).changes == [])
  }

  @Test func `a changed value is shown with the names that lead to it`() throws {
    let room = Room(guests: [Tally(), Tally(total: 3, names: ["a", "b"])])

    let lines = try lines(from: room) {
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

  @Test func `a change says what it was before and after`() throws {
    let difference = try StateDifference(from: Tally(note: "a"), to: Tally(total: 1))

    let changes = difference.changes
    #expect(changes.map(\.path) == ["note", "total"])
    #expect(changes.map(\.before) == ["\"a\"", "0"])
    #expect(changes.map(\.after) == [nil, "1"])
    #expect("\(difference)" == "note: \"a\" → –\ntotal: 0 → 1")
  }

  @Test func `what has come and what has gone is shown, the latter first`() throws {
    let room = Room(guests: [Tally(), Tally(names: ["a"])])

    let lines = try lines(from: room) {
      $0.guests[1].names = []
      $0.guests[0].names = ["b"]
    }

    #expect(lines == ["guests.1.names.0: \"a\" → –", "guests.0.names.0: – → \"b\""])
  }

  @Test func `a map's key that comes and goes is shown`() throws {
    let before = Tally(counts: ["a": 1, "b": 2])

    let difference = try StateDifference(from: before, to: Tally(counts: ["b": 3, "c": 4]))

    #expect(
      difference.changes.map(\.description)
        == ["counts.a: 1 → –", "counts.b: 2 → 3", "counts.c: – → 4"]
        || difference.changes.map(\.description)
          == ["counts.a: 1 → –", "counts.c: – → 4", "counts.b: 2 → 3"]
    )
  }

  @Test func `another case is shown with what is in it`() throws {
    #expect(
      try lines { $0.light = .on(percent: 50) }
        == ["light.off: {} → –", "light.on.percent: – → 50"])
    #expect(
      try lines(from: Room(light: .on(percent: 50))) { $0.light = .on(percent: 60) }
        == ["light.on.percent: 50 → 60"])
  }

  @Test func `an optional that comes is shown with its values`() throws {
    #expect(
      try lines { $0.owner = Tally(total: 1) }
        == ["owner.total: – → 1", "owner.names: – → []", "owner.counts: – → {}"])
  }

  @Test func `texts are shown in quotes, and nothing in a list as nil`() throws {
    let texts = try StateDifference(from: ["a", "1", nil], to: ["a", nil, "nil"])

    #expect("\(texts)" == "1: \"1\" → nil\n2: nil → \"nil\"")
  }

  @Test func `a state that is a single value can be compared`() throws {
    let difference = try StateDifference(from: 1, to: 2)

    #expect(difference.changes.map(\.after) == ["2"])
  }

  @Test func `a key with a full stop in it is one key`() throws {
    let difference = try StateDifference(from: ["a": [:]], to: ["a": ["b.png": 1]])

    #expect("\(difference)" == "a.\"b.png\": – → 1")
  }

  @Test func `keys with full stops and nested keys are told apart`() throws {
    let flat = ["x": ["y.z": 1], "x.y": [:]]
    let nested = ["x": [:], "x.y": ["z": 1]]

    #expect(
      try Set("\(StateDifference(from: flat, to: nested))".split(separator: "\n")) == [
        "x.\"y.z\": 1 → –", "\"x.y\".z: – → 1",
      ])
  }

  @Test func `line breaks and quotes in texts and keys are escaped`() throws {
    let difference = try StateDifference(from: ["a\nb": "\"\n"], to: ["a\nb": "é"])

    #expect("\(difference)" == #""a\nb": "\"\n" → "é""#)
  }
}
