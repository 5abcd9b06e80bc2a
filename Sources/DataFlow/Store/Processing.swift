/// The loop: takes actions from the queue, and passes each through the middleware to the reducer.
extension Store {
  /// Runs a closure that may dispatch; queues its actions until it returns.
  @inlinable
  func inTurn<Result>(_ call: () -> Result) -> Result {
    guard !isDraining else { return call() }
    isDraining = true
    let result = call()
    drain()
    return result
  }

  /// Processes everything in the queue.
  @inlinable
  func drain() {
    while let job = queue.popFirst() {
      switch job {
      case .action(let action, let number, let cause):
        _ = process(action, number: number, cause: cause)
      case .restoration(let state, let number, let announce):
        _ = begin(number, after: nil)
        announce(number)
        effects.cancelAll()
        box.pointee.state = state
        subscribers.notify(of: box, isRestored: true)
        reportRestoration(to: state, number)
      }
    }
    isDraining = false
    cause = nil
  }

  /// Returns the action begun as the cause of those it leads to.
  @inlinable
  func begin(_ number: Int, after parent: Cause?) -> Cause {
    let cause: Cause = (number, parent?.origin ?? number)
    currentNumber = number
    self.cause = cause
    return cause
  }

  @inlinable
  func process(_ action: Action, number: Int, cause parent: Cause?) -> Outcome<Work> {
    let cause = begin(number, after: parent)
    let outcome =
      middleware.isEmpty ? reduce(action) : passMiddleware(action, parent: parent?.number)
    if case .handled(let effect) = outcome, !effect.steps.isEmpty { perform(effect, for: cause) }
    if effects.hasOwners {
      effects.cancelAbandoned(in: box.pointee.state, findingPartsBy: reducer.parts)
    }
    return outcome
  }

  @inlinable
  func passMiddleware(_ action: Action, parent: Int?) -> Outcome<Work> {
    let count = middleware.beginRound()
    defer { middleware.endRound() }
    return pass(action, parent: parent, through: 0..<count)
  }

  @inlinable
  func pass(_ action: Action, parent: Int?, through chain: Range<Int>) -> Outcome<Work> {
    guard let index = chain.first else { return reduce(action) }
    let rest = chain.dropFirst()
    if middleware.hasEnded { middleware.removeEnded() }
    guard let next = middleware[index] else { return pass(action, parent: parent, through: rest) }
    let context = MiddlewareContext(
      number: number, parent: parent, readState: { self.state },
      send: { _ = self.submit($0, cause: self.cause) })
    return next.handle(action, context) { self.pass($0, parent: parent, through: rest) }
  }

  @inlinable
  func reportRestoration(to state: State, _ number: Int) {
    let count = middleware.beginRound()
    for index in 0..<count {
      middleware.removeEnded()
      middleware[index]?.onRestoration(state, number)
    }
    middleware.endRound()
  }

  @inlinable
  func reduce(_ action: Action) -> Outcome<Work> {
    #if DEBUG
      let before = comparableState
    #endif
    isReducing = true
    let outcome = reducer(&box.pointee.state, action)
    isReducing = false
    #if DEBUG
      verifyUnchanged(since: before, by: action, outcome)
    #endif
    if case .handled = outcome { subscribers.notify(of: box, isRestored: false) }
    return outcome
  }
}
