import DataFlow
import Testing

/// A state that depends on the order of actions, with values of every encodable kind.
struct Tally: Codable, Equatable, Sendable {
  var total = 0
  var names: [String] = []
  var counts: [String: Int] = [:]
  var note: String?
}

enum TallyAction: Codable, Equatable, Sendable {
  case add(amount: Int)
  case double
  case name(String)
  case note(String?)
  /// Does not apply now.
  case refuse
}

typealias TallyStore = Store<Tally, TallyAction, String>
typealias TallyHistory = History<Tally, TallyAction, String>
typealias TallyRecording = Recording<Tally, TallyAction>
typealias TallyReplay = Replay<Tally, TallyAction, String>

func tallyReducer(state: inout Tally, action: TallyAction) -> Outcome<String> {
  switch action {
  case .add(let amount): state.total += amount
  case .double: state.total = state.total * 2 % 1_000_003
  case .name(let name):
    state.names.append(name)
    state.counts[name, default: 0] += 1
  case .note(let note): state.note = note
  case .refuse: return .ignored("the tally refuses")
  }
  return .handled(action == .double ? .run("doubled") : .none)
}

extension TallyAction {
  /// `count` actions of all kinds, the same in every run.
  static func some(_ count: Int) -> [TallyAction] {
    (0..<count).map { index in
      switch index % 7 {
      case 0, 3: .add(amount: index)
      case 1, 5: .double
      case 2: .name("n\(index % 5)")
      case 4: .note(index.isMultiple(of: 2) ? "at \(index)" : nil)
      default: .refuse
      }
    }
  }
}

extension Tally {
  /// The states before each of the actions, and after the last.
  static func states(along actions: [TallyAction]) -> [Tally] {
    actions.reduce(into: [Tally()]) { states, action in
      var state = states[states.count - 1]
      _ = tallyReducer(state: &state, action: action)
      states.append(state)
    }
  }
}

/// A recording in memory, as a sequence of files.
@MainActor
final class Files {
  private(set) var contents: [String] = []

  var last: String { contents.last ?? "" }

  /// The lines of a file, without line feeds.
  func lines(of file: Int) -> [String] {
    contents[file].split(separator: "\n").map(String.init)
  }

  var recordingFile: RecordingFile {
    RecordingFile(
      rotate: { self.contents.append("") },
      append: { self.contents[self.contents.count - 1] += String(decoding: $0, as: UTF8.self) })
  }
}

extension RecordingHeader where State == Tally {
  static var tally: Self { RecordingHeader(schema: 3, program: "1.2.3") }
}

extension TallyRecording {
  init(of text: String) throws(RecordingError) { try self.init(Array(text.utf8), schema: 3) }
}

extension TallyReplay {
  init(
    of text: String, from state: Tally = Tally(),
    reducer: @escaping @Sendable (inout Tally, TallyAction) -> Outcome<String> = tallyReducer
  ) throws {
    self.init(try TallyRecording(of: text), initialState: state, reducer: Reducer(reducer))
  }
}

extension Recording {
  /// What is said of its end: "complete", "damaged", "ended: because", "altered: line 3".
  var verdict: String {
    switch end {
    case nil: "complete"
    case .damaged: "damaged"
    case .ended(let reason): "ended: \(reason)"
    case .altered(let lineNumber, _): "altered: line \(lineNumber)"
    }
  }
}

@MainActor
struct RecordedEvents<State: Codable, Action: Codable> {
  let files = Files()
  let recorder: Recorder<State, Action>
  /// The errors that ended the recording.
  let errors = Log<any Error>()
  private let schema: Int

  init(
    header: RecordingHeader<State> = RecordingHeader(schema: 1, program: "1"),
    limit: Int = 5_000_000, isHeldBack: Bool = false
  ) {
    schema = header.schema
    recorder = Recorder(
      header: header, file: files.recordingFile, limit: limit, isHeldBack: isHeldBack,
      now: { .zero }, onFailure: errors.append)
  }

  var messages: [String] { errors.entries.map { "\($0)" } }

  func record(
    _ number: Int, _ kind: Event<Action>.Kind, before state: State, restored: State? = nil,
    milliseconds: Int = 0
  ) {
    recorder.record(
      Event(number: number, milliseconds: milliseconds, kind: kind), before: state,
      restored: restored)
  }

  /// Records a store's actions, for as long as the log of errors lives.
  func record<Work: Sendable>(_ store: Store<State, Action, Work>) {
    store.add(recorder.middleware()).store(in: errors.bag)
  }

  /// The recording in the last file.
  func recording() throws -> Recording<State, Action> {
    try Recording(Array(files.last.utf8), schema: schema)
  }
}

/// A store of tallies that is recorded in memory.
@MainActor
struct RecordedSession {
  let files: Files
  let store: TallyStore
  let recorder: Recorder<Tally, TallyAction>
  private let bag = SubscriptionBag()

  /// Each event happens 10 ms after the one before it.
  init(
    in files: Files = Files(), limit: Int = 5_000_000, isHeldBack: Bool = false,
    reducer: @escaping @Sendable (inout Tally, TallyAction) -> Outcome<String> = tallyReducer
  ) {
    self.files = files
    store = TallyStore(initialState: Tally(), reducer: reducer)
    var time = Duration.zero
    recorder = Recorder(
      header: .tally, file: files.recordingFile, limit: limit, isHeldBack: isHeldBack,
      now: {
        time += .milliseconds(10)
        return time
      }, onFailure: { Issue.record($0) })
    store.add(recorder.middleware()).store(in: bag)
  }

  func play(_ actions: TallyAction...) {
    store.dispatch(each: actions)
  }

  func recording() throws -> TallyRecording { try TallyRecording(of: files.last) }

  func replay(
    from state: Tally = Tally(),
    reducer: @escaping @Sendable (inout Tally, TallyAction) -> Outcome<String> = tallyReducer
  ) throws -> TallyReplay {
    try TallyReplay(of: files.last, from: state, reducer: reducer)
  }

  func replays() throws -> [TallyReplay] { try files.contents.map { try TallyReplay(of: $0) } }
}
