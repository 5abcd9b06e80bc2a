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
  /// The header that the tests record with.
  static var tally: Self { RecordingHeader(schema: 3, program: "1.2.3") }
}

/// A store of tallies that is recorded in memory.
@MainActor
struct RecordedSession {
  let files: Files
  let store: TallyStore
  let recorder: Recorder<Tally, TallyAction>
  private let middleware: Subscription

  /// Each event happens 10 ms after the one before it.
  init(
    in files: Files = Files(), limit: Int = 5_000_000,
    reducer: @escaping @Sendable (inout Tally, TallyAction) -> Outcome<String> = tallyReducer
  ) {
    self.files = files
    var time = Duration.zero
    store = TallyStore(initialState: Tally(), reducer: reducer)
    recorder = Recorder(
      header: .tally, file: files.recordingFile, limit: limit,
      now: {
        time += .milliseconds(10)
        return time
      }, onFailure: { Issue.record($0) })
    middleware = store.add(recorder.middleware())
  }

  /// Dispatches actions in order.
  func play(_ actions: TallyAction...) {
    store.dispatch(each: actions)
  }

  /// The recording in the last file.
  func recording() throws -> TallyRecording {
    try TallyRecording(Array(files.last.utf8), schema: 3)
  }
}
