/// The work under way: starts it, cancels it, and sees to it that the latest of an id wins.
@MainActor
final class RunningEffects<Action, Work: Sendable> {
  private struct Running {
    let id: EffectID?
    let task: Task<Void, Never>
  }

  private let performer: Performer<Action, Work>
  private var running: [Int: Running] = [:]
  private var latest: [EffectID: Int] = [:]
  private var nextNumber = 0

  init(performer: Performer<Action, Work>) {
    self.performer = performer
  }

  isolated deinit {
    for work in running.values { work.task.cancel() }
  }

  func start(_ effect: Effect<Work>, send: @escaping (Action) -> Void) {
    switch effect {
    case .none:
      break
    case .run(let work, let id):
      run(work, id: id, send: send)
    case .cancel(let id):
      cancel(id)
    case .both(let first, let second):
      start(first, send: send)
      start(second, send: send)
    }
  }

  private func run(_ work: Work, id: EffectID?, send: @escaping (Action) -> Void) {
    if let id { cancel(id) }
    let number = nextNumber
    nextNumber += 1
    let sendWhileRunning = Send<Action> { [weak self] action in
      if self?.running[number] != nil { send(action) }
    }
    let task = Task { [performer, weak self] in
      do {
        try await performer.perform(work, sendWhileRunning)
      } catch is CancellationError {
        // Whoever cancelled it knows.
      } catch {
        sendWhileRunning(performer.recover(error, work))
      }
      self?.end(number)
    }
    running[number] = Running(id: id, task: task)
    if let id { latest[id] = number }
  }

  private func cancel(_ id: EffectID) {
    guard let number = latest[id] else { return }
    running[number]?.task.cancel()
    end(number)
  }

  private func end(_ number: Int) {
    guard let id = running.removeValue(forKey: number)?.id else { return }
    if latest[id] == number { latest[id] = nil }
  }
}
