/// The work in flight: starts it, cancels it, and makes sure that the latest of an id wins.
@MainActor
final class RunningEffects<Action, Work: Sendable> {
  private struct Running {
    let work: Work
    let id: EffectID?
    let task: Task<Void, Never>
  }

  private let performer: Performer<Action, Work>
  private let clock: any Clock<Duration>
  private let executor: (any TaskExecutor)?
  private var running: [Int: Running] = [:]
  private var latest: [EffectID: Int] = [:]
  private var nextNumber = 0

  init(
    performer: Performer<Action, Work>, clock: any Clock<Duration>, executor: (any TaskExecutor)?
  ) {
    self.performer = performer
    self.clock = clock
    self.executor = executor
  }

  isolated deinit {
    for work in running.values { work.task.cancel() }
  }

  /// The pending and running work, oldest first.
  var work: [Work] {
    running.sorted { $0.key < $1.key }.map(\.value.work)
  }

  func start(_ effect: Effect<Work>, send: @escaping (Action) -> Void) {
    for step in effect.steps {
      switch step {
      case .run(let work, let id, let delay): run(work, id: id, after: delay, send: send)
      case .cancel(let id): cancel(id)
      }
    }
  }

  func cancelAll() {
    let cancelled = running.sorted { $0.key < $1.key }
    running = [:]
    latest = [:]
    for work in cancelled { work.value.task.cancel() }
  }

  private func run(
    _ work: Work, id: EffectID?, after delay: Duration, send: @escaping (Action) -> Void
  ) {
    if let id { cancel(id) }
    let number = nextNumber
    nextNumber += 1
    let sendWhileRunning = Send<Action> { [weak self] action in
      if self?.running[number] != nil { send(action) }
    }
    let task = Task { [performer, clock, executor, weak self] in
      do {
        if delay > .zero {
          try await withTaskExecutorPreference(executor) { try await clock.sleep(for: delay) }
        }
        try Task.checkCancellation()
        try await performer.perform(work, sendWhileRunning)
      } catch {
        // Cancelling is deliberate, so there is nothing to report.
        if !Task.isCancelled, let recover = performer.recover {
          sendWhileRunning(recover(error, work))
        }
      }
      self?.end(number)
    }
    running[number] = Running(work: work, id: id, task: task)
    if let id { latest[id] = number }
  }

  private func cancel(_ id: EffectID) {
    guard let number = latest[id] else { return }
    let task = running[number]?.task
    // Forget it first, so that anything it sends in response to the cancellation is dropped.
    end(number)
    task?.cancel()
  }

  private func end(_ number: Int) {
    guard let id = running.removeValue(forKey: number)?.id else { return }
    if latest[id] == number { latest[id] = nil }
  }
}
