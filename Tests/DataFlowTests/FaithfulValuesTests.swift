import DataFlow
import Foundation
import Testing

/// Values that JSON cannot carry as they are: recorded faithfully or refused at once.
@MainActor @Suite struct FaithfulValuesTests {
  /// Values of all types whose JSON is special.
  private struct Values: Codable, Hashable {
    var double = 0.0
    var float: Float = 0
    var wide: Int128 = 0
    var natural: UInt128 = 0
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
    Row("NaN with a payload") {
      $0.float = -Float(nan: 7, signaling: false)
    },
    Row("∞") { ($0.double, $0.float) = (.infinity, -.infinity) },
    Row("−0.0") { ($0.double, $0.float) = (-0.0, -0.0) },
    Row("Double that is not exact") { $0.double = 0.1 + 0.2 },
    Row("Double that is small") { $0.double = .leastNonzeroMagnitude },
    Row("Double that is large") { $0.double = .greatestFiniteMagnitude },
    Row("Float that is not exact") { $0.float = 0.1 },
    Row("Float that is small") { $0.float = .leastNonzeroMagnitude },
    Row("Float that is large") { $0.float = .greatestFiniteMagnitude },
    Row("Int") { $0.integers = [.min, .max, 1 << 53 + 1] },
    Row("Int128") { $0.wide = .min },
    Row("UInt128") { $0.natural = .max },
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
  private func record(
    _ values: Values, asState: Bool
  ) throws -> (bytes: [UInt8], error: RecorderError?) {
    let files = Files()
    let errors = Log<RecorderError?>()
    let recorder = Recorder<Values, Values>(
      header: RecordingHeader(schema: 1, program: "1", state: asState ? values : nil),
      file: files.recordingFile, now: { .zero }, onFailure: { errors.append($0 as? RecorderError) })
    for (number, action) in [Values(), asState ? Values() : values, Values()].enumerated() {
      recorder.record(
        Event(number: number + 1, milliseconds: 0, kind: .action(action)), before: values)
    }
    #expect(errors.entries.count <= 1)
    return (Array(files.last.utf8), try errors.entries.first.map { try #require($0) })
  }

  @Test(arguments: rows) private func `an action is replayed as it was, or refused at once`(
    row: Row
  ) throws {
    let (bytes, error) = try record(row.values, asState: false)
    let recording = try Recording<Values, Values>(bytes, schema: 1)

    guard let refusal = row.refusal else {
      #expect(error == nil)
      #expect(recording.end == nil)
      try #require(recording.lines.count == 3)
      guard case .action(let action) = recording.lines[1].event.kind else { return }
      #expect(action.isSame(as: row.values))
      #expect(try recording.lines[1].stateBefore == StateHash(of: action))
      return
    }
    guard case .unfaithfulAction(2, let reason)? = error, case .ended(let end)? = recording.end
    else {
      Issue.record("\(String(describing: error)) \(String(describing: recording.end))")
      return
    }
    #expect(reason.hasPrefix(refusal))
    #expect(end == "the action of event 2 cannot be recorded: \(reason)")
    #expect(recording.lines.map(\.event.number) == [1])
  }

  @Test(arguments: rows) private func `a header's state is replayed as it was, or refused at once`(
    row: Row
  ) throws {
    let (bytes, error) = try record(row.values, asState: true)

    guard let refusal = row.refusal else {
      let recording = try Recording<Values, Values>(bytes, schema: 1)
      #expect(error == nil)
      #expect(try #require(recording.header.state).isSame(as: row.values))
      var replay = Replay<Values, Values, Never>(
        recording, initialState: Values(), reducer: Reducer { _, _ in .handled() })
      #expect(try replay.stepToLast()?.number == 3)
      return
    }
    guard case .unfaithfulState(1, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasPrefix(refusal))
    #expect(bytes == [])
  }

  @Test func `a state that becomes unfaithful is refused with the file that would begin with it`()
    throws
  {
    let files = Files()
    let errors = Log<String>()
    let recorder = Recorder<Values, Int>(
      header: RecordingHeader(schema: 1, program: "1"), file: files.recordingFile, limit: 200,
      now: { .zero }, onFailure: { errors.append("\($0)") })

    for number in 1...9 {
      recorder.record(
        Event(number: number, milliseconds: 0, kind: .action(0)),
        before: Values(maybe: number == 1 ? .none : .some(nil)))
    }

    let recording = try Recording<Values, Int>(Array(files.last.utf8), schema: 1)
    let reason = "the state at event 3 cannot be recorded: maybe: nil → –"
    #expect(errors.entries == [reason])
    #expect(files.contents.count == 1)
    #expect(recording.lines.map(\.event.number) == [1, 2])
    guard case .ended(reason)? = recording.end else {
      Issue.record("\(String(describing: recording.end))")
      return
    }
  }

  /// Values in each other, as deep as wanted.
  private indirect enum Nested: Codable {
    case end
    case more(Nested)

    init(depth: Int) { self = (0..<depth).reduce(.end) { nested, _ in .more(nested) } }
  }

  @Test func `an action nested too deeply to be read is refused`() throws {
    func end(depth: Int) throws -> (lines: Int, hasFailed: Bool) {
      let files = Files()
      let failures = Log<Void>()
      let recorder = Recorder<Int, Nested>(
        header: RecordingHeader(schema: 1, program: "1"), file: files.recordingFile,
        now: { .zero }, onFailure: { _ in failures.append(()) })
      recorder.record(
        Event(number: 1, milliseconds: 0, kind: .action(Nested(depth: depth))), before: 0)
      let recording = try Recording<Int, Nested>(Array(files.last.utf8), schema: 1)
      return (recording.lines.count, !failures.entries.isEmpty)
    }

    for depth in [1, 100] + Array(240...260) + [400] {
      let (lines, hasFailed) = try end(depth: depth)
      #expect(lines == (hasFailed ? 0 : 1), "\(depth)")
    }
    #expect(try end(depth: 100).hasFailed == false)
    #expect(try end(depth: 400).hasFailed)
  }

  @Test func `an action that is nil, or not what it encodes, is refused`() throws {
    struct Forgetful: Codable {
      var value: Int
      init(value: Int) { self.value = value }
      init(from decoder: any Decoder) throws { value = 0 }
    }
    func error<Action: Codable>(_ action: Action) -> RecorderError? {
      let errors = Log<RecorderError?>()
      let recorder = Recorder<Int, Action>(
        header: RecordingHeader(schema: 1, program: "1"), file: Files().recordingFile,
        now: { .zero }, onFailure: { errors.append($0 as? RecorderError) })
      recorder.record(Event(number: 1, milliseconds: 0, kind: .action(action)), before: 0)
      return errors.entries.first ?? nil
    }

    #expect(error(Int?.none) == .unfaithfulAction(number: 1, reason: "it is nil"))
    #expect(error(Int?.some(1)) == nil)
    #expect(error(Forgetful(value: 0)) == nil)
    #expect(
      error(Forgetful(value: 7)) == .unfaithfulAction(number: 1, reason: "value: 7 → 0"))
  }

  @Test func `a restored state begins the first file if nothing happened before`() throws {
    let session = RecordedSession()

    session.store.restore(Tally(total: 7))
    session.play(.double)

    #expect(try session.recording().header.state == Tally(total: 7))
  }

  @Test func `a state restored while events are held back begins a file`() throws {
    let files = Files()
    let store = TallyStore(initialState: Tally(), reducer: tallyReducer)
    let recorder = Recorder<Tally, TallyAction>(
      header: .tally, file: files.recordingFile, isHeldBack: true, now: { .zero },
      onFailure: { Issue.record($0) })
    let middleware = store.add(recorder.middleware())

    store.dispatch(.add(amount: 1))
    store.restore(Tally(total: 50))
    recorder.prepare(after: store.number, state: store.state)
    store.dispatch(.double)

    #expect(files.contents.count == 2)
    #expect(
      try TallyRecording(Array(files.last.utf8), schema: 3).header.state == Tally(total: 50))
    withExtendedLifetime(middleware) {}
  }
}
