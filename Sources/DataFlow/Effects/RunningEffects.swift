/// The work in flight: starts it, cancels it, and makes it get along with other work of the same id.
@MainActor @usableFromInline
final class RunningEffects<Action, Work: Sendable> {
  private struct Running {
    let job: Effect<Work>.Job
    let origin: Int
    let send: (Action) -> Void
    /// Nil while it waits for its turn.
    var task: Task<Void, Never>?
    var deadline: Task<Void, Never>?

    /// Whether it waits for the end of a throttled id's time.
    var isThrottledBack: Bool {
      if case .throttled = job.order.kind { task == nil } else { false }
    }

    func cancel() {
      task?.cancel()
      deadline?.cancel()
    }
  }

  private let performer: Performer<Action, Work>
  private let clock: any Clock<Duration>
  private let executor: (any TaskExecutor)?
  private var running: [Int: Running] = [:]
  /// The numbers of what runs or waits under an id, oldest first.
  private var numbers: [EffectID: [Int]] = [:]
  /// Throttled ids, until the next work may begin.
  private var pauses: [EffectID: (task: Task<Void, Never>, scope: EffectScope)] = [:]
  /// The parts that work belongs to.
  private var owners = EffectOwners()
  /// Whether work belongs to parts that may go away.
  @usableFromInline @exclusivity(unchecked) private(set) var hasOwners = false
  private var nextNumber = 0
  /// The numbers of the work that belongs to each action from outside, and who waits for its end.
  private var numbersOfOrigin: [Int: Set<Int>] = [:]
  private var waiting: [Int: [CheckedContinuation<Void, Never>]] = [:]

  @usableFromInline
  init(
    performer: Performer<Action, Work>, clock: any Clock<Duration>, executor: (any TaskExecutor)?
  ) {
    self.performer = performer
    self.clock = clock
    self.executor = executor
  }

  /// The pending and running work, oldest first.
  var work: [Work] {
    running.sorted { $0.key < $1.key }.map(\.value.job.work)
  }

  /// Starts an effect of an action whose chain began with the action `origin`.
  @usableFromInline
  func start(_ effect: Effect<Work>, origin: Int, send: @escaping (Action) -> Void) {
    for step in effect.steps {
      switch step {
      case .run(let job): request(Running(job: job, origin: origin, send: send))
      case .cancel(let id): cancel(id)
      }
    }
  }

  @usableFromInline
  func cancelAll() {
    for id in pauses.keys { endPause(of: id) }
    cancel(running.keys.sorted())
  }

  /// Cancels the work of parts that are not there any more.
  ///
  /// Stops debug builds at work of a part that the reducer does not know.
  @usableFromInline
  func cancelAbandoned<State>(in state: State, findingPartsBy finder: PartFinder<State>?) {
    let (abandoned, unknown) = owners.lost(in: state, findingPartsBy: finder)
    for owner in unknown {
      reportUnknownPart(of: owner.numbers.min().flatMap { running[$0]?.job.work })
    }
    for id in abandoned.flatMap(\.pausedIDs) { endPause(of: id) }
    cancel(abandoned.flatMap(\.numbers).sorted())
  }

  private func change(_ scope: EffectScope, _ change: (inout EffectOwners.Owner) -> Void) {
    owners.change(scope, change)
    hasOwners = !owners.isEmpty
  }

  // MARK: Order

  private func request(_ new: Running) {
    let number = nextNumber
    nextNumber += 1
    guard let id = new.job.id else { return begin(new, number) }
    switch new.job.order.kind {
    case .latest:
      cancel(id)
      begin(new, number)
    case .concurrent:
      begin(new, number)
    case .serial:
      let isFirst = numbers[id] == nil
      isFirst ? begin(new, number) : keep(new, number)
    case .throttled(let time):
      if pauses[id] == nil {
        cancel(id)
        begin(new, number)
        pause(new.job, id, for: time)
      } else {
        cancel((numbers[id] ?? []).filter { running[$0]?.task == nil })
        keep(new, number)
      }
    }
  }

  /// Begins the first that waits for the others to end, if they have.
  private func beginNext(of id: EffectID) {
    guard let first = numbers[id]?.first, let next = running[first], next.task == nil,
      next.job.order == .serial
    else { return }
    begin(next, first)
  }

  private func pause(_ job: Effect<Work>.Job, _ id: EffectID, for time: Duration) {
    change(job.scope) { $0.pausedIDs.insert(id) }
    let task = Task { [weak self, clock, executor] in
      try? await Self.wait(time, on: clock, preferring: executor)
      if !Task.isCancelled { self?.beginThrottledBack(of: id) }
    }
    pauses[id] = (task, job.scope)
  }

  private func endPause(of id: EffectID) {
    guard let pause = pauses.removeValue(forKey: id) else { return }
    pause.task.cancel()
    change(pause.scope) { $0.pausedIDs.remove(id) }
  }

  private func beginThrottledBack(of id: EffectID) {
    endPause(of: id)
    let all = numbers[id] ?? []
    // What was requested after it runs beside it, or waits for its end.
    guard let last = all.last(where: { running[$0]?.isThrottledBack == true }),
      let next = running[last], case .throttled(let time) = next.job.order.kind
    else { return }
    cancel(all.filter { $0 < last })
    begin(next, last)
    pause(next.job, id, for: time)
  }

  // MARK: Running

  private func keep(_ new: Running, _ number: Int) {
    guard running.updateValue(new, forKey: number) == nil else { return }
    numbersOfOrigin[new.origin, default: []].insert(number)
    if let id = new.job.id { numbers[id, default: []].append(number) }
    change(new.job.scope) { $0.numbers.insert(number) }
  }

  private func begin(_ new: Running, _ number: Int) {
    keep(new, number)
    let job = new.job
    let send = Send<Action> { [weak self] action in
      if self?.running[number] != nil { new.send(action) }
    }
    running[number]?.task = Task { [performer, clock, executor, weak self] in
      do {
        if job.delay > .zero { try await Self.wait(job.delay, on: clock, preferring: executor) }
        try Task.checkCancellation()
        if let limit = job.timeout { self?.allow(number, limit) }
        try await performer.perform(job.work, send)
      } catch {
        // Cancelling is deliberate, so there is nothing to report.
        if !Task.isCancelled, let recover = performer.recover { send(recover(error, job.work)) }
      }
      self?.end(number)
    }
  }

  // NB: on the main actor until the executor takes over: elsewhere it would wake another thread.
  private static func wait(
    _ duration: Duration, on clock: any Clock<Duration>, preferring executor: (any TaskExecutor)?
  ) async throws {
    // The clocks of the standard library stop the program if they are to wait for all too long.
    let duration = min(max(duration, .zero), .century)
    try await withTaskExecutorPreference(executor) { try await clock.sleep(for: duration) }
  }

  private func allow(_ number: Int, _ limit: Duration) {
    running[number]?.deadline = Task { [weak self, clock, executor] in
      try? await Self.wait(limit, on: clock, preferring: executor)
      if !Task.isCancelled { self?.stop(number, after: limit) }
    }
  }

  /// Ends work that took too long.
  private func stop(_ number: Int, after limit: Duration) {
    guard let late = remove(number) else { return }
    late.cancel()
    if let recover = performer.recover {
      late.send(recover(EffectTimeout(limit: limit), late.job.work))
    }
    if let id = late.job.id { beginNext(of: id) }
  }

  private func end(_ number: Int) {
    guard let ended = remove(number) else { return }
    ended.deadline?.cancel()
    if let id = ended.job.id { beginNext(of: id) }
  }

  private func cancel(_ id: EffectID) {
    endPause(of: id)
    cancel(numbers[id] ?? [])
  }

  private func cancel(_ cancelled: [Int]) {
    // Forgotten first, so that anything they send in response to the cancellation is dropped.
    for work in cancelled.compactMap(remove) { work.cancel() }
  }

  private func remove(_ number: Int) -> Running? {
    guard let removed = running.removeValue(forKey: number) else { return nil }
    if let id = removed.job.id {
      if let index = numbers[id]?.firstIndex(of: number) { numbers[id]?.remove(at: index) }
      if numbers[id]?.isEmpty == true { numbers[id] = nil }
    }
    change(removed.job.scope) { $0.numbers.remove(number) }
    numbersOfOrigin[removed.origin]?.remove(number)
    if numbersOfOrigin[removed.origin]?.isEmpty == true {
      numbersOfOrigin[removed.origin] = nil
      for continuation in waiting.removeValue(forKey: removed.origin) ?? [] {
        continuation.resume()
      }
    }
    return removed
  }
}

extension RunningEffects: WorkTracker {
  @usableFromInline
  func isRunning(origin: Int) -> Bool {
    numbersOfOrigin[origin] != nil
  }

  @usableFromInline
  func end(ofOrigin origin: Int) async {
    await withCheckedContinuation { waiting[origin, default: []].append($0) }
  }

  @usableFromInline
  func cancel(origin: Int) {
    let cancelled = (numbersOfOrigin[origin] ?? []).sorted()
    let ids = cancelled.compactMap { running[$0]?.job.id }
    cancel(cancelled)
    for id in ids { beginNext(of: id) }
  }
}

extension Duration {
  fileprivate static var century: Duration { .seconds(36_525 * 86_400) }
}
