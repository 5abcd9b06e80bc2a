import CustomDump
import DataFlow
import Testing

/// A store for tests that read like a transcript: every action, reply, effect and change is stated,
/// and anything left out fails the test.
///
///     let store = TestStore(GameState.dealt("A", "B", "A", "B"), gameReducer)
///
///     store.send(.flip(0), .handled(.run(.tick, id: .clock, after: .seconds(1)))) { $0.open(0) }
///     store.send(.flip(0), .ignored(.cardIsOpen))
///
/// With a performer, effects are performed, and the actions they send are held until the test takes
/// them with ``receive(_:_:at:change:)``. ``finish(at:)`` fails if replies are left or work is
/// still running; so does releasing a store that was not finished.
@MainActor
public final class TestStore<State: Equatable, Action: Equatable, Work: Equatable & Sendable> {
  private let store: Store<State, Action, Work>
  private let origin: SourceLocation
  private let desk = Desk()
  private var middleware: Subscription?
  private var isFinished = false

  /// Actions and outcomes under the control of the test.
  @MainActor
  private final class Desk {
    /// The action that may pass; all others are replies of effects.
    var passing: Action?
    var outcome: Outcome<Work>?
    var replies: [Action] = []
  }

  /// Creates a store with an initial state.
  ///
  /// Without a performer, effects are stated but not performed. Delayed effects wait on `clock`.
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

  /// The pending and running work of effects, oldest first.
  public var runningWork: [Work] { store.runningWork }

  /// Sends an action as a user would, and expects this outcome, including its effects, and no
  /// change to the state but what `change` does.
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

  /// Waits for the next reply of an effect, and expects this action with this outcome, and no
  /// change to the state but what `change` does.
  ///
  /// Fails the test if no running work could still reply.
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

  /// Fails the test if a reply was not received or work is still running.
  ///
  /// Lets ready work finish first.
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

  // NB: CustomDump's own expectNoDifference does not fail Swift Testing tests here, it only prints.
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
