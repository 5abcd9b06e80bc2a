import CustomDump
import DataFlow
import Testing

/// A store for tests that read like a transcript: every action, every reply, every effect and every
/// change is stated, and whatever is not fails the test.
///
///     let store = TestStore(GameState.dealt("A", "B", "A", "B"), gameReducer)
///
///     store.send(.flip(0), .handled(.run(.runClock, id: .clock))) { $0.open(0) }
///     store.send(.flip(0), .ignored(.cardIsOpen))
///
/// With a performer, effects are performed, and the actions that they send wait until the test takes
/// them with ``receive(_:_:at:change:)``. ``finish(at:)`` says whether some are left or work is still
/// running; a store that is released without it says so too.
@MainActor
public final class TestStore<State: Equatable, Action: Equatable, Work: Equatable & Sendable> {
  private let store: Store<State, Action, Work>
  private let origin: SourceLocation
  private let desk = Desk()
  private var middleware: Subscription?
  private var isFinished = false

  /// What comes in and goes out, in the test's hands.
  @MainActor
  private final class Desk {
    /// The action that may pass; all others are replies of effects.
    var passing: Action?
    var outcome: Outcome<Work>?
    var replies: [Action] = []
  }

  /// A store that begins with a state.
  ///
  /// Without a performer effects are only stated, not performed. The clock is the one that delayed
  /// effects wait on.
  public init(
    _ initialState: State, _ reducer: @escaping Reducer<State, Action, Work>,
    performer: Performer<Action, Work>? = nil, clock: any Clock<Duration> = TestClock(),
    at origin: SourceLocation = #_sourceLocation
  ) {
    self.origin = origin
    store = Store(
      initialState: initialState, reducer: reducer, performer: performer ?? .noop, clock: clock)
    middleware = store.add(
      Middleware { [desk, performs = performer != nil] action, _, next in
        guard desk.passing == action else {
          desk.replies.append(action)
          return .unknown
        }
        desk.passing = nil
        let outcome = next(action)
        desk.outcome = outcome
        return performs ? outcome : .unknown
      })
  }

  // NB: an isolated deinit would not know which test it belongs to.
  deinit {
    guard !isFinished else { return }
    MainActor.assumeIsolated { reportLeftovers(at: origin) }
  }

  /// The state after the last action.
  public var state: State { store.state }

  /// The work of effects that waits or runs, oldest first.
  public var runningWork: [Work] { store.runningWork }

  /// Sends an action as a player would, and expects this outcome, effects included, and that nothing
  /// has changed but what `change` does.
  public func send(
    _ action: Action, _ outcome: Outcome<Work> = .handled(),
    at line: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) {
    var expected = state
    change(&expected)
    desk.passing = action
    store.dispatch(action)
    if let actual = desk.outcome { expect(actual, is: outcome, at: line) }
    expect(state, is: expected, at: line)
  }

  /// Waits for the next reply of an effect and expects it to be this action, with this outcome, and
  /// that nothing has changed but what `change` does.
  ///
  /// Fails the test if nothing is running that could still reply.
  public func receive(
    _ action: Action, _ outcome: Outcome<Work> = .handled(),
    at line: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) async {
    while desk.replies.isEmpty, !store.runningWork.isEmpty, !Task.isCancelled {
      await Task.yield()
    }
    guard !desk.replies.isEmpty else {
      Issue.record("nothing replied, and nothing is running that could", sourceLocation: line)
      return
    }
    let reply = desk.replies.removeFirst()
    expect(reply, is: action, at: line)
    send(reply, outcome, at: line, change: change)
  }

  /// Fails the test if a reply was not taken or work is still running.
  ///
  /// Work that has nothing more to wait for is let go to its end first.
  public func finish(at line: SourceLocation = #_sourceLocation) async {
    for _ in 0..<100 where !store.runningWork.isEmpty { await Task.yield() }
    reportLeftovers(at: line)
    isFinished = true
  }

  private func reportLeftovers(at line: SourceLocation) {
    for reply in desk.replies {
      Issue.record("a reply was not received:\n\(describe(reply))", sourceLocation: line)
    }
    for work in store.runningWork {
      Issue.record("an effect is still running:\n\(describe(work))", sourceLocation: line)
    }
  }

  // NB: CustomDump's own expectNoDifference fails no test of Swift Testing here, it only prints.
  private func expect<Value: Equatable>(
    _ actual: Value, is expected: Value, at line: SourceLocation
  ) {
    guard actual != expected else { return }
    let difference = diff(expected, actual, format: .proportional) ?? describe(actual)
    Issue.record("expected (−), but it was (+):\n\(difference)", sourceLocation: line)
  }

  private func describe(_ value: some Any) -> String {
    var text = ""
    customDump(value, to: &text)
    return text
  }
}
