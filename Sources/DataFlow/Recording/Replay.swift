/// Replays a recording event by event and verifies each state on the way.
///
/// Effects are not performed: the replies are in the recording.
public struct Replay<State: Codable, Action: Codable, Work: Sendable> {
  /// The events played so far, from which every earlier state can be recomputed.
  public private(set) var history: History<State, Action, Work>
  /// The recording.
  public let recording: Recording<State, Action>
  /// The state after the last played event.
  public private(set) var state: State
  /// The number of lines played.
  public var position: Int { history.endIndex }

  private let reducer: Reducer<State, Action, Work>
  private var hasher = StateHasher()

  /// Creates a replay positioned at the beginning.
  ///
  /// `initialState` is the one the program starts with; for `weighState`, see ``History``.
  public init(
    _ recording: Recording<State, Action>, initialState: State,
    reducer: Reducer<State, Action, Work>, weighState: @escaping (State) -> Int = { _ in 0 }
  ) {
    self.recording = recording
    self.reducer = reducer
    state = recording.header.state ?? initialState
    history = History(start: state, reducer: reducer, capacity: .max, weighState: weighState)
  }

  /// The event that ``step()`` will play next; nil at the end.
  public var next: Event<Action>? {
    position < recording.lines.count ? recording.lines[position].event : nil
  }

  /// Verifies the state and plays the next event.
  ///
  /// At the end it does nothing, or throws if the recording continues with an altered line.
  public mutating func step() throws(ReplayFailure<Action>) {
    guard position < recording.lines.count else { return try verifyEnd() }
    let line = recording.lines[position]
    try verify(line)
    play(line.event)
  }

  /// Verifies every state of the recording, and plays all events but the last.
  ///
  /// The state after the last one was not recorded, and it may be the event that ended the program. It is
  /// returned, and played by one more ``step()``; nil if all events have been played.
  @discardableResult
  public mutating func stepToLast() throws(ReplayFailure<Action>) -> Event<Action>? {
    // If the recording ends in an altered line, that line is the one left out.
    let isAltered = if case .altered = recording.end { true } else { false }
    while position < recording.lines.count - (isAltered ? 0 : 1) { try step() }
    if position < recording.lines.count { try verify(recording.lines[position]) }
    try verifyEnd()
    return next
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

/// The point at which a replay diverged from the recording.
public struct ReplayFailure<Action>: Error {
  /// The event at which it diverged; nil if its line cannot be decoded.
  public let event: Event<Action>?
  /// The difference from the recording.
  public let cause: Cause
  /// The changes by the event when this program plays it.
  public let difference: [StateDifference.Change]

  /// The ways in which a replay can diverge.
  public enum Cause: Equatable, Sendable {
    /// A line of the recording was altered.
    case altered(lineNumber: Int)
    /// The event led to a different state from here.
    case otherState
    /// The state before the first event was different.
    case otherBeginning
  }
}

extension ReplayFailure: Sendable where Action: Sendable {}

extension ReplayFailure: CustomStringConvertible {
  /// For logs: the event and its cause, followed by what the event changes here, one line per value.
  public var description: String {
    let name = event.map { "event \($0.number), \($0.kind.label): " } ?? ""
    return (["\(name)\(cause)"] + difference.map { "  \($0)" }).joined(separator: "\n")
  }
}
