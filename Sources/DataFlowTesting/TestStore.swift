import CustomDump
import DataFlow
import Testing

/// A store for tests that read like a transcript: every action, reply, effect and change is stated,
/// and anything left out fails the test.
///
///     let store = TestStore(initialState: GameState.dealt("A", "B", "A", "B"), reducer: gameReducer)
///
///     store.send(.flip(0), .handled(.run(.tick, id: .clock, after: .seconds(1)))) { $0.open(0) }
///     store.send(.flip(0), .ignored(.cardIsOpen))
///
/// With a performer, effects are performed. Actions are reduced when sent, as in any store; those of effects are stated
/// afterwards, in order, with ``receive(_:_:timeout:fileID:filePath:line:column:change:)``. A mistake that would stop a
/// debug build, such as an ignored action that changes the state, fails the test.
/// ``finish(timeout:fileID:filePath:line:column:)`` fails if an action was not stated or work is still running; so does
/// releasing an unfinished store.
public final class TestStore<State: Equatable, Action: Equatable, Work: Equatable & Sendable> {
  /// Fails the test for anything not stated.
  ///
  /// If false, only checks statements: given outcomes, the parts of the state that `change` sets, and received
  /// actions; skips those before them.
  public var isExhaustive = true
  /// The state after the last stated action.
  public private(set) var state: State

  let store: Store<State, Action, Work>
  private let origin: CallSite
  private let performs: Bool
  private let log = Log()
  private let mistakes = Mistakes()
  /// Skipped actions, only for messages.
  private var skipped: [Step] = []
  private var middleware: Subscription?
  private var isFinished = false

  /// A reduced action.
  private struct Step {
    let action: Action
    let outcome: Outcome<Work>
    let state: State
  }

  /// The actions reduced and not yet stated, oldest first.
  private final class Log {
    var steps: [Step] = []
  }

  /// Creates a store with an initial state.
  ///
  /// Without a performer, effects are stated but not performed. Delayed effects wait on `clock`; the default
  /// one stands still.
  public init(
    initialState: State, reducer: Reducer<State, Action, Work>,
    performer: Performer<Action, Work>? = nil, clock: any Clock<Duration> = TestClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    origin = CallSite(fileID, filePath, line, column)
    performs = performer != nil
    state = initialState
    store = Store(
      initialState: initialState, reducer: reducer, performer: performer ?? .noop, clock: clock)
    middleware = store.add(
      Middleware { [log, mistakes, performs] action, context, next in
        // Work may send from places where nothing is collected.
        let outcome = mistakes.collect { next(action) }
        log.steps.append(Step(action: action, outcome: outcome, state: context.state))
        return performs ? outcome : .unhandled
      })
  }

  /// Creates a store with a function as its reducer.
  public convenience init(
    initialState: State, reducer: @escaping @Sendable (inout State, Action) -> Outcome<Work>,
    performer: Performer<Action, Work>? = nil, clock: any Clock<Duration> = TestClock(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      initialState: initialState, reducer: Reducer(reducer), performer: performer, clock: clock,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  deinit {
    if !isFinished { reportLeftovers(at: origin, hint: "end the test with `await store.finish()`") }
  }

  /// The pending and running work of effects, oldest first.
  public var runningWork: [Work] { store.runningWork }

  /// Sends an action as a user would, and expects this outcome, by default handled without effects, and only the
  /// changes to the state in `change`.
  public func send(
    _ action: Action, _ outcome: Outcome<Work>? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, change: ((inout State) throws -> Void)? = nil
  ) {
    let site = CallSite(fileID, filePath, line, column)
    skipSteps(at: site)
    if isolation == nil, performs, !store.hasActor {
      return site.fail("work needs an actor to begin on: mark the test @MainActor")
    }
    mistakes.collect { _ = store.dispatch(action, isolation: isolation) }
    reportMistakes(at: site)
    guard !log.steps.isEmpty else { return }
    check(log.steps.removeFirst(), outcome, at: site, change: change)
  }

  /// Expects this to be the next action of an effect, with this outcome, and only the changes to the state in `change`.
  ///
  /// Waits for it as long as there is work that could send it, but no longer than `timeout`.
  nonisolated(nonsending) public func receive(
    _ action: Action, _ outcome: Outcome<Work>? = nil, timeout: Duration = .seconds(10),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, change: ((inout State) throws -> Void)? = nil
  ) async {
    let site = CallSite(fileID, filePath, line, column)
    guard let step = await nextStep(action, timeout: timeout, at: site) else { return }
    expect(step.action, is: action, at: site)
    check(step, outcome, at: site, change: change)
  }

  /// Fails the test if an action of an effect was not received, or work is still running after `timeout`.
  nonisolated(nonsending) public func finish(
    timeout: Duration = .seconds(5),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await waitUntil(timeout) { store.runningWork.isEmpty }
    reportLeftovers(
      at: CallSite(fileID, filePath, line, column), hint: "is a clock to be advanced?")
    isFinished = true
  }

  // MARK: Waiting

  /// The next step; in a non-exhaustive store, the next of this action.
  nonisolated(nonsending) private func nextStep(
    _ action: Action, timeout: Duration, at site: CallSite
  ) async -> Step? {
    func index() -> Int? {
      isExhaustive ? log.steps.indices.first : log.steps.firstIndex { $0.action == action }
    }
    await waitUntil(timeout) { index() != nil || store.runningWork.isEmpty }
    reportMistakes(at: site)
    if let index = index() {
      defer { log.steps.removeFirst(index + 1) }
      skipped += log.steps[..<index]
      return log.steps[index]
    }
    let sent = [("Sent", log.steps), ("Skipped before", skipped)].filter { !$1.isEmpty }
    let reason =
      store.runningWork.isEmpty
      ? ", and nothing is running that could send it"
      : " within \(timeout); is a clock to be advanced? Still running:\n"
        + store.runningWork.map(describe).joined(separator: "\n")
    site.fail(
      (sent.isEmpty ? "nothing was sent" : "it did not come") + reason
        + sent.map { "\n\($0):\n\(actions(of: $1))" }.joined())
    return nil
  }

  private func actions(of steps: [Step]) -> String {
    steps.map { describe($0.action) }.joined(separator: "\n")
  }

  // MARK: Checking

  private func skipSteps(at site: CallSite) {
    guard let last = log.steps.last else { return }
    if isExhaustive {
      site.fail("receive first what effects have sent:\n\(actions(of: log.steps))")
    }
    skipped += log.steps
    log.steps = []
    state = last.state
  }

  private func check(
    _ step: Step, _ outcome: Outcome<Work>?, at site: CallSite,
    change: ((inout State) throws -> Void)?
  ) {
    if let outcome = outcome ?? (isExhaustive ? .handled() : nil) {
      expect(step.outcome, is: outcome, at: site)
    }
    var expected = isExhaustive ? state : step.state
    do {
      try change?(&expected)
    } catch is ExpectationFailedError {
      // It has been recorded.
    } catch {
      site.fail(error)
    }
    if isExhaustive, change != nil, expected == state, step.state == state {
      site.fail("the stated change changes nothing: leave it out")
    }
    expect(step.state, is: expected, at: site)
    state = step.state
  }

  private func reportMistakes(at site: CallSite) {
    for mistake in mistakes.take() { site.fail(mistake) }
  }

  private func reportLeftovers(at site: CallSite, hint: String) {
    reportMistakes(at: site)
    guard isExhaustive else { return }
    for step in log.steps {
      site.fail("an action was not received:\n\(describe(step.action))")
    }
    for work in store.runningWork {
      site.fail("an effect is still running; \(hint)\n\(describe(work))")
    }
  }

  // Note: CustomDump's own expectNoDifference does not fail Swift Testing tests here, it only prints.
  private func expect<Value: Equatable>(_ actual: Value, is expected: Value, at site: CallSite) {
    guard actual != expected else { return }
    let difference = diff(expected, actual, format: .proportional) ?? describe(actual)
    site.fail("expected (−), but it was (+):\n\(difference)")
  }

  private func describe(_ value: some Any) -> String {
    var text = ""
    customDump(value, to: &text)
    return text
  }
}
