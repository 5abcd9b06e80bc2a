import DataFlow
import Foundation
import Testing

/// Values that JSON cannot carry as they are: recorded faithfully or refused at once.
@MainActor @Suite struct FaithfulValuesTests {
  private struct Values: Codable, Hashable {
    var double = 0.0
    var float: Float = 0
    var integers: [Int] = []
    var text = ""
    var data = Data()
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var maybe: Int??
    var maybes: [Int??] = []
    var points: [[Int]: Float] = [:]
    var numbers: [Int: Set<String>] = [:]
    var set: Set<Float> = []
    var url: URL?
    var decimal = Decimal(0)
    var other = Other.plain

    enum Other: Codable, Hashable {
      case plain
      case maybe(Int??)
    }

    /// Whether they are equal and have the same zeros; NaN is the same as NaN.
    func isSame(as other: Values) -> Bool {
      var (one, other) = (self, other)
      let areNumbersSame =
        "\(one.double)" == "\(other.double)"
        && (one.float.isNaN && other.float.isNaN || "\(one.float)" == "\(other.float)")
      (one.double, one.float, other.double, other.float) = (0, 0, 0, 0)
      return areNumbersSame && one == other
    }
  }

  /// What a row of the recorder's table says of a value.
  private struct Row: CustomTestStringConvertible {
    let name: String
    let values: Values
    /// The beginning of the reason for which it is refused; nil if it is faithful.
    let refusal: String?

    var testDescription: String { name }

    init(_ name: String, refusal: String? = nil, change: (inout Values) -> Void) {
      var values = Values()
      change(&values)
      (self.name, self.values, self.refusal) = (name, values, refusal)
    }
  }

  private nonisolated static let rows = [
    Row("NaN") { $0.double = .nan },
    Row("NaN with a payload") { $0.float = -Float(nan: 7, signaling: false) },
    Row("∞") { ($0.double, $0.float) = (.infinity, -.infinity) },
    Row("−0.0") { ($0.double, $0.float) = (-0.0, -0.0) },
    Row("Double that is not exact") { $0.double = 0.1 + 0.2 },
    Row("Double that is small") { $0.double = .leastNonzeroMagnitude },
    Row("Double that is large") { $0.double = .greatestFiniteMagnitude },
    Row("Float that is not exact") { $0.float = 0.1 },
    Row("Float that is small") { $0.float = .leastNonzeroMagnitude },
    Row("Float that is large") { $0.float = .greatestFiniteMagnitude },
    Row("Int") { $0.integers = [.min, .max, 1 << 53 + 1] },
    Row("String") { $0.text = "\u{0}\u{2028}é e\u{301}/\\\"👩‍👩‍👧\u{FEFF}" },
    Row("Data") { $0.data = Data((0...255).map { $0 }) },
    Row("Date") { $0.date = Date(timeIntervalSince1970: 1_700_000_000.123_456_7) },
    Row("Int??.none") { ($0.maybe, $0.other) = (.none, .maybe(7)) },
    Row("Int??.none in a list") { $0.maybes = [.none] },
    Row("Int??.some(nil)", refusal: "maybe: nil → –") { $0.maybe = .some(nil) },
    Row("Int??.some(nil) in a list", refusal: "maybes.0: Optional(nil) → nil") {
      $0.maybes = [.some(nil)]
    },
    Row("Int??.some(nil) in an enum", refusal: "other.maybe._0: nil → –") {
      $0.other = .maybe(.some(nil))
    },
    Row("dictionary with keys that are lists") { $0.points = [[1, 2]: 0.1, [2, 1]: .infinity] },
    Row("dictionary with keys that are integers") { $0.numbers = [7: ["a", "b"], -1: []] },
    Row("Set") { $0.set = Set((0..<100).map { Float($0) / 10 }) },
    Row("URL") { $0.url = URL(string: "https://a.b/c?d=%20#e") },
    Row("URL with a base", refusal: "url.base") {
      $0.url = URL(string: "c", relativeTo: URL(string: "https://a.b/"))
    },
    Row("Decimal") { $0.decimal = Decimal(string: "-0.1234567890123456789") ?? 0 },
  ]

  /// The recording of an action between two others, or of a state after which another file begins.
  private func record(_ values: Values, asState: Bool) -> RecordedEvents<Values, Values> {
    let recorded = RecordedEvents<Values, Values>(
      header: RecordingHeader(schema: 1, program: "1", state: asState ? values : nil))
    for (number, action) in [Values(), asState ? Values() : values, Values()].enumerated() {
      recorded.record(number + 1, .action(action), before: values)
    }
    return recorded
  }

  @Test(arguments: rows)
  private func `an action is replayed as it was, or refused at once`(row: Row) throws {
    let recorded = record(row.values, asState: false)
    let recording = try recorded.recording()

    guard let refusal = row.refusal else {
      #expect(recorded.messages == [])
      #expect(recording.verdict == "complete")
      try #require(recording.lines.count == 3)
      guard case .action(let action) = recording.lines[1].event.kind else { return }
      #expect(action.isSame(as: row.values))
      #expect(try recording.lines[1].stateBefore == StateHash(of: action))
      return
    }
    let message = try #require(recorded.messages.first)
    #expect(recorded.messages.count == 1)
    #expect(message.hasPrefix("the action of event 2 cannot be recorded: \(refusal)"))
    #expect(recorded.errors.entries[0] is RecorderError)
    #expect(recording.verdict == "ended: \(message)")
    #expect(recording.lines.map(\.event.number) == [1])
  }

  @Test(arguments: rows)
  private func `a header's state is replayed as it was, or refused at once`(row: Row) throws {
    let recorded = record(row.values, asState: true)

    guard let refusal = row.refusal else {
      let recording = try recorded.recording()
      #expect(recorded.messages == [])
      #expect(try #require(recording.header.state).isSame(as: row.values))
      var replay = Replay<Values, Values, Never>(
        recording, initialState: Values(), reducer: Reducer { _, _ in .handled() })
      #expect(try replay.stepToLast()?.number == 3)
      return
    }
    guard case .unfaithfulState(1, let reason)? = recorded.errors.entries.first as? RecorderError
    else {
      Issue.record("\(recorded.messages)")
      return
    }
    #expect(reason.hasPrefix(refusal))
    #expect(recorded.errors.entries.count == 1)
    #expect(recorded.files.contents == [])
  }

  @Test func `a state that becomes unfaithful is refused with the file it would begin`() throws {
    let recorded = RecordedEvents<Values, Int>(limit: 200)

    for number in 1...9 {
      recorded.record(number, .action(0), before: Values(maybe: number == 1 ? .none : .some(nil)))
    }

    let reason = "the state at event 3 cannot be recorded: maybe: nil → –"
    #expect(recorded.messages == [reason])
    #expect(recorded.files.contents.count == 1)
    #expect(try recorded.recording().lines.map(\.event.number) == [1, 2])
    #expect(try recorded.recording().verdict == "ended: \(reason)")
  }

  private indirect enum Nested: Codable {
    case end
    case more(Nested)

    init(depth: Int) { self = (0..<depth).reduce(.end) { nested, _ in .more(nested) } }
  }

  @Test func `an action nested too deeply to be read is refused`() throws {
    for depth in [1, 100] + Array(240...260) + [400] {
      let recorded = RecordedEvents<Int, Nested>()
      recorded.record(1, .action(Nested(depth: depth)), before: 0)

      let hasFailed = !recorded.messages.isEmpty
      #expect(try recorded.recording().lines.count == (hasFailed ? 0 : 1), "\(depth)")
      if !(240...260).contains(depth) { #expect(hasFailed == (depth == 400)) }
    }
  }

  @Test func `an action that is nil, or not what it encodes, is refused`() throws {
    struct Forgetful: Codable {
      var value: Int
      init(value: Int) { self.value = value }
      init(from decoder: any Decoder) throws { value = 0 }
    }
    func errors<Action: Codable>(_ action: Action) -> [RecorderError?] {
      let recorded = RecordedEvents<Int, Action>()
      recorded.record(1, .action(action), before: 0)
      return recorded.errors.entries.map { $0 as? RecorderError }
    }

    #expect(errors(Int?.none) == [.unfaithfulAction(number: 1, reason: "it is nil")])
    #expect(errors(Int?.some(1)) == [])
    #expect(errors(Forgetful(value: 0)) == [])
    #expect(errors(Forgetful(value: 7)) == [.unfaithfulAction(number: 1, reason: "value: 7 → 0")])
  }
}
