import Basics
import DataFlow
import Testing

/// Random requests, cancellations and ends of work, beside a list.
@MainActor @Suite(.timeLimit(.minutes(10))) struct EffectModelTests {
  private struct Expected: Equatable {
    let work: String
    let id: EffectID?
    var isRunning: Bool
  }

  /// What waits to be told to end.
  private let waiting = Log<(work: String, end: CheckedContinuation<Void, Never>)>()

  private func makeStore() -> CounterStore {
    .performing { [waiting] work, _ in
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append((work, $0)) }
      } onCancel: {
        Task { @MainActor in waiting.end(work) }
      }
    }
  }

  @Test(arguments: 1...4)
  func `what runs and waits is what the orders say`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let store = makeStore()
    var model: [Expected] = []
    for step in 0..<2_000 {
      let id: EffectID = "\(Int.random(in: 0..<3, using: &random))"
      let work = "\(step)"
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<2:
        model.removeAll { $0.id == id }
        model.append(Expected(work: work, id: id, isRunning: true))
        store.dispatch(.perform(.run(work, id: id)))
      case 2:
        model.append(Expected(work: work, id: id, isRunning: true))
        store.dispatch(.perform(.run(work, id: id, order: .concurrent)))
      case 3..<6:
        let isFirst = !model.contains { $0.id == id }
        model.append(Expected(work: work, id: id, isRunning: isFirst))
        store.dispatch(.perform(.run(work, id: id, order: .serial)))
      case 6:
        model.append(Expected(work: work, id: nil, isRunning: true))
        store.dispatch(.perform(.run(work)))
      case 7:
        model.removeAll { $0.id == id }
        store.dispatch(.perform(.cancel(id)))
      default:
        guard let ended = model.filter(\.isRunning).randomElement(using: &random) else { continue }
        model.removeAll { $0 == ended }
        if let next = model.firstIndex(where: { $0.id == ended.id && $0.id != nil }) {
          model[next].isRunning = true
        }
        await waiting.contains(ended.work)
        waiting.end(ended.work)
        while store.runningWork.contains(ended.work) { await Task.yield() }
      }
      guard store.runningWork == model.map(\.work) else {
        Issue.record("after step \(step): \(store.runningWork), not \(model)")
        return
      }
    }
    store.restore(Counter())
    #expect(store.runningWork == [])
  }
}

extension Log<(work: String, end: CheckedContinuation<Void, Never>)> {
  fileprivate func end(_ work: String) {
    guard let index = entries.firstIndex(where: { $0.work == work }) else { return }
    entries.remove(at: index).end.resume()
  }

  /// Waits until the work has begun to wait.
  fileprivate func contains(_ work: String) async {
    while !entries.contains(where: { $0.work == work }) { await Task.yield() }
  }
}
