/// The work in flight: starts it, cancels it, and coordinates it with other work of the same id.
@usableFromInline
final class RunningEffects<Action, Work: Sendable> {
  private struct Running {
    let job: Effect<Work>.Job
    let origin: Int
    let send: (Action) -> Void
    /// Nil while it waits for its turn.
    var task: Task<Void, Never>?
    var deadline: Task<Void, Never>?

    /// Waits for the end of a throttled id's time.
    var isThrottledBack: Bool {
      if case .throttled = job.order { task == nil } else { false }
    }

    func cancel() {
      task?.cancel()
      deadline?.cancel()
    }
  }

  private let performer: Performer<Action, Work>
  private let sleeper: Sleeper
  private var running: [Int: Running] = [:]
  /// The numbers of work running or waiting under an id, oldest first.
  private var numbers: [EffectID: [Int]] = [:]
  /// Throttled ids, until the next work may begin.
  private var pauses: [EffectID: (task: Task<Void, Never>?, scope: EffectScope)] = [:]
  /// The parts that work or a pause belongs to, how many of these each has, and where it was found last.
  private var owners: [EffectScope: (count: Int, hint: Int)] = [:] {
    didSet { hasOwners = !owners.isEmpty }
  }
  /// Has work of parts that may go away.
  @usableFromInline @exclusivity(unchecked) private(set) var hasOwners = false
  private var nextNumber = 0
  @usableFromInline let tracker = WorkTracker()
  /// The actor that the store belongs to; running work keeps it alive.
  unowned var actor: (any Actor)?

  @usableFromInline
  init(performer: Performer<Action, Work>, sleeper: Sleeper, actor: (any Actor)?) {
    self.performer = performer
    self.sleeper = sleeper
    self.actor = actor
    tracker.effects = self
  }

  deinit {
    for work in running.values { work.cancel() }
    for pause in pauses.values { pause.task?.cancel() }
  }

  @usableFromInline var hasActor: Bool { actor != nil }

  /// The pending and running work, oldest first.
  var work: [Work] { running.sorted { $0.key < $1.key }.map(\.value.job.work) }

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

  /// Cancels the work of parts that no longer exist.
  ///
  /// Stops debug builds at work of a part that the reducer does not know.
  @usableFromInline
  func cancelAbandoned<State>(in state: State, findingPartsBy finder: PartFinder<State>?) {
    var abandoned: Set<EffectScope> = []
    for (scope, owner) in owners {
      var hint = owner.hint
      switch finder?.isThere(state, scope.steps[...], &hint) {
      case true: if hint != owner.hint { owners[scope]?.hint = hint }
      case false: abandoned.insert(scope)
      default: reportUnknown(scope)
      }
    }
    if abandoned.isEmpty { return }
    for (id, pause) in pauses where abandoned.contains(pause.scope) { endPause(of: id) }
    cancel(running.filter { abandoned.contains($0.value.job.scope) }.keys.sorted())
  }

  private func reportUnknown(_ scope: EffectScope) {
    #if DEBUG
      let first = running.filter { $0.value.job.scope == scope }.min { $0.key < $1.key }
      Mistakes.report(
        """
        \(first.map { "\($0.value.job.work)" } ?? "A pause") belongs to a part that the store's \
        reducer does not know: combine reducers that have such parts, in place of calling them.
        """)
    #endif
  }

  /// Changes the number of what belongs to a part; the whole's is not tracked.
  private func change(_ scope: EffectScope, by difference: Int) {
    if scope.steps.isEmpty { return }
    owners[scope, default: (0, 0)].count += difference
    if owners[scope]?.count == 0 { owners[scope] = nil }
  }

  // MARK: Order

  private func request(_ new: Running) {
    let number = nextNumber
    nextNumber += 1
    guard let id = new.job.id else { return begin(new, number) }
    switch new.job.order {
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
    change(job.scope, by: 1)
    let task = onActor { $0.timer(time, $1) { $0.beginThrottledBack(of: id) } }
    pauses[id] = (task, job.scope)
  }

  private func endPause(of id: EffectID) {
    guard let pause = pauses.removeValue(forKey: id) else { return }
    pause.task?.cancel()
    change(pause.scope, by: -1)
  }

  private func beginThrottledBack(of id: EffectID) {
    endPause(of: id)
    let all = numbers[id] ?? []
    // Later requests run beside it, or wait for its end.
    guard let last = all.last(where: { running[$0]?.isThrottledBack == true }),
      let next = running[last], case .throttled(let time) = next.job.order
    else { return }
    cancel(Array(all.prefix { $0 != last }))
    begin(next, last)
    pause(next.job, id, for: time)
  }

  // MARK: Running

  private func keep(_ new: Running, _ number: Int) {
    guard running.updateValue(new, forKey: number) == nil else { return }
    tracker.insert(number, origin: new.origin)
    if let id = new.job.id { numbers[id, default: []].append(number) }
    change(new.job.scope, by: 1)
  }

  private func begin(_ new: Running, _ number: Int) {
    keep(new, number)
    let job = new.job
    let send = Send<Action>(on: actor) { [weak self] action in
      if self?.running[number] != nil { new.send(action) }
    }
    running[number]?.task = onActor { $0.taskOfWork(job, number, send, $1) }
  }

  /// Ends work that has finished, or has taken longer than its limit.
  private func end(_ number: Int, exceeding limit: Duration? = nil) {
    guard let ended = remove(number) else { return }
    ended.cancel()
    if let limit, let action = performer.recover?(EffectTimeout(limit: limit), ended.job.work) {
      ended.send(action)
    }
    if let id = ended.job.id { beginNext(of: id) }
  }

  private func cancel(_ id: EffectID) {
    endPause(of: id)
    cancel(numbers[id] ?? [])
  }

  private func cancel(_ cancelled: [Int]) {
    // Forgotten first, so anything they send in response to the cancellation is dropped.
    for work in cancelled.compactMap(remove) { work.cancel() }
  }

  private func remove(_ number: Int) -> Running? {
    guard let removed = running.removeValue(forKey: number) else { return nil }
    if let id = removed.job.id {
      if let index = numbers[id]?.firstIndex(of: number) { numbers[id]?.remove(at: index) }
      if numbers[id]?.isEmpty == true { numbers[id] = nil }
    }
    change(removed.job.scope, by: -1)
    tracker.remove(number, origin: removed.origin)
    return removed
  }
}

// MARK: Tasks

extension RunningEffects {
  /// Begins a task on the store's actor, where this is called.
  private func onActor(
    _ begin: (RunningEffects, isolated any Actor) -> Task<Void, Never>
  ) -> Task<Void, Never>? {
    nonisolated(unsafe) let (effects, begin) = (self, begin)
    return actor.map { $0.assumeIsolated { begin(effects, $0) } }
  }

  private func taskOfWork(
    _ job: Effect<Work>.Job, _ number: Int, _ send: Send<Action>, _ actor: isolated any Actor
  ) -> Task<Void, Never> {
    Task { [weak self, performer, sleeper, tracker] in
      _ = actor
      do {
        if job.delay > .zero { try await sleeper.wait(for: job.delay) }
        try Task.checkCancellation()
        if let limit = job.timeout {
          self?.running[number]?.deadline = self?.timer(limit, actor) {
            $0.end(number, exceeding: limit)
          }
        }
        try await performer.perform(job.work, send)
      } catch {
        // Cancelling is deliberate, so there is nothing to report.
        if !Task.isCancelled, let action = performer.recover?(error, job.work) { send(action) }
      }
      send.flush()
      self?.end(number)
      tracker.endIfAbandoned()
    }
  }

  private func timer(
    _ time: Duration, _ actor: isolated any Actor,
    _ end: @escaping @Sendable (RunningEffects) -> Void
  ) -> Task<Void, Never> {
    Task { [weak self, sleeper, tracker] in
      _ = actor
      try? await sleeper.wait(for: time)
      if !Task.isCancelled, let self { end(self) }
      tracker.endIfAbandoned()
    }
  }
}

extension RunningEffects: WorkCanceller {
  func cancel(work cancelled: [Int]) {
    let ids = cancelled.compactMap { running[$0]?.job.id }
    cancel(cancelled)
    for id in ids { beginNext(of: id) }
  }
}
