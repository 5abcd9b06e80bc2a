/// Plays a recording again, event by event, and verifies each state on the way.
///
/// No effect is performed: what the world answered is in the recording.
public struct Replay<State: Codable, Action: Codable, Work: Sendable> {
  /// What has been played, from which every state up to now can be had.
  public private(set) var history: History<State, Action, Work>
  /// The recording.
  public let recording: Recording<State, Action>
  /// The state after the last event that was played.
  public private(set) var state: State
  /// How many lines have been played.
  public private(set) var position = 0

  private let reducer: Reducer<State, Action, Work>
  private var hasher = StateHasher()

  /// A replay at its beginning.
  ///
  /// `initialState` is the one that the program starts with.
  public init(
    _ recording: Recording<State, Action>, initialState: State,
    reducer: @escaping Reducer<State, Action, Work>
  ) {
    self.recording = recording
    self.reducer = reducer
    state = recording.header.state ?? initialState
    history = History(start: state, reducer: reducer, capacity: .max)
  }

  /// The event that ``step()`` will play; nil at the end.
  public var next: Event<Action>? {
    position < recording.lines.count ? recording.lines[position].event : nil
  }

  /// Verifies the state and plays the next event.
  ///
  /// At the end it does nothing, or throws if the recording goes on with a line that was altered.
  public mutating func step() throws(ReplayFailure<Action>) {
    guard position < recording.lines.count else { return try verifyEnd() }
    let line = recording.lines[position]
    try verify(line)
    play(line.event)
    position += 1
  }

  /// Verifies all that is left, without playing the last event: what it leads to was not written
  /// down, and it may be the one that ended the program.
  ///
  /// Returns how many events were verified since the beginning.
  public mutating func verifyAll() throws(ReplayFailure<Action>) -> Int {
    // After a line that was altered, what is left out is that one.
    let isAltered = if case .altered = recording.end { true } else { false }
    while position < recording.lines.count - (isAltered ? 0 : 1) { try step() }
    if let last = recording.lines.last, position < recording.lines.count { try verify(last) }
    try verifyEnd()
    return recording.lines.count
  }

  private mutating func play(_ event: Event<Action>) {
    switch event.kind {
    case .action(let action):
      _ = reducer(&state, action)
    case .rewind(let number):
      if let position = history.position(ofNumber: number) {
        state = history.state(after: position)
      }
    }
    history.append(event, stateAfter: state)
  }

  private mutating func verify(_ line: RecordingLine<Action>) throws(ReplayFailure<Action>) {
    guard (try? hasher.hash(of: state)) != line.stateBefore else { return }
    guard let last = history.indices.last else {
      throw ReplayFailure(event: line.event, cause: .otherBeginning, difference: [])
    }
    throw ReplayFailure(
      event: history[last].event, cause: .otherState,
      difference: changes(from: history.state(before: last), to: state))
  }

  private func verifyEnd() throws(ReplayFailure<Action>) {
    guard case .altered(let lineNumber, let event) = recording.end else { return }
    var replay = self
    if let event { replay.play(event) }
    throw ReplayFailure(
      event: event, cause: .altered(lineNumber: lineNumber),
      difference: changes(from: state, to: replay.state))
  }

  private func changes(from before: State, to after: State) -> [StateDifference.Change] {
    (try? StateDifference(from: before, to: after))?.changes ?? []
  }
}

/// Where a replay has left the recording.
public struct ReplayFailure<Action>: Error {
  /// The event at which it did; nil if its line makes no sense.
  public let event: Event<Action>?
  /// What is not as it was recorded.
  public let cause: Cause
  /// What the event changes when it is played here.
  public let difference: [StateDifference.Change]

  /// The ways in which a replay can leave a recording.
  public enum Cause: Equatable, Sendable {
    /// The line of the recording is not as it was written.
    case altered(lineNumber: Int)
    /// The event led to another state than it does here.
    case otherState
    /// The state before the first event was another.
    case otherBeginning
  }
}

extension ReplayFailure: Sendable where Action: Sendable {}

extension ReplayFailure: CustomStringConvertible {
  /// What differs, in a sentence, and then what the event changes here, one line a value.
  public var description: String {
    let changes = difference.map { "  \($0)" }
    let heading = changes.isEmpty ? "It changes nothing here." : "Here it changes:"
    return ([sentence] + (event == nil ? [] : [heading]) + changes).joined(separator: "\n")
  }

  /// What differs, in a sentence.
  public var sentence: String {
    let name = event.map { "Action \($0.number), \($0.kind.label)," } ?? ""
    switch cause {
    case .altered(let number) where event == nil:
      return "Line \(number) of the recording was altered and makes no sense any more."
    case .altered(let number):
      return "\(name) is not as it was recorded: line \(number) was altered."
    case .otherState:
      return "\(name) leads to another state than the one recorded."
    case .otherBeginning:
      return "The recording begins with another state than this program."
    }
  }
}
