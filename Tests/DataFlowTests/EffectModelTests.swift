import Basics
import DataFlow
import Testing

/// Random work of the stores of several actors at once, each beside a list of what must be running.
@Suite(.timeLimit(.minutes(10))) struct EffectModelTests {
  private struct Expected {
    let work: String
    let id: EffectID?
    var isRunning = true
  }

  /// What waits to be told to end, on the actor that has it.
  private final class Waiting {
    private var ends: [String: CheckedContinuation<Void, Never>] = [:]

    nonisolated(nonsending) func wait(as work: String) async {
      await withCheckedContinuation { ends[work] = $0 }
    }

    func end(_ work: String) -> Bool {
      guard let end = ends.removeValue(forKey: work) else { return false }
      end.resume()
      return true
    }

    func endAll() {
      for work in ends.keys.sorted() { _ = end(work) }
    }
  }

  private actor Clerk {
    private let waiting: Waiting
    private let store: CounterStore
    private var random: SeededGenerator
    private var model: [Expected] = []
    private var count = 0

    init(seed: UInt64) {
      let waiting = Waiting()
      self.waiting = waiting
      random = SeededGenerator(seed: seed)
      store = CounterStore(
        initialState: Counter(), reducer: counterReducer,
        performer: Performer { work, send in
          await waiting.wait(as: work)
          send(.add(1))
        })
    }

    func run(_ steps: Int) async -> String? {
      for step in 0..<steps {
        await takeStep("\(step)", id: "\(random.number(below: 3))")
        guard store.runningWork == model.map(\.work), store.state == Counter(count: count) else {
          return "after step \(step): \(store.runningWork) and \(store.state), not \(model)"
        }
        if step % 500 == 499 {
          store.restore(Counter(count: count))
          waiting.endAll()
          model = []
        }
      }
      return nil
    }

    private func takeStep(_ work: String, id: EffectID) async {
      switch random.number(below: 12) {
      case 0..<3:
        model.removeAll { $0.id == id }
        model.append(Expected(work: work, id: id))
        store.dispatch(.perform(.run(work, id: id)))
      case 3:
        model.append(Expected(work: work, id: id))
        store.dispatch(.perform(.run(work, id: id, order: .concurrent)))
      case 4..<6:
        model.append(Expected(work: work, id: id, isRunning: !model.contains { $0.id == id }))
        store.dispatch(.perform(.run(work, id: id, order: .serial)))
      case 6:
        model.append(Expected(work: work, id: nil))
        store.dispatch(.perform(.run(work)))
      case 7:
        model.removeAll { $0.id == id }
        store.dispatch(.perform(.cancel(id)))
      case 8:
        count += 1
        store.dispatch(.add(1))
      default: await endOne()
      }
    }

    private func endOne() async {
      let running = model.filter(\.isRunning)
      guard !running.isEmpty else { return }
      let ended = running[random.number(below: running.count)]
      model.removeAll { $0.work == ended.work }
      if let id = ended.id, let next = model.firstIndex(where: { $0.id == id }) {
        model[next].isRunning = true
      }
      count += 1
      while !waiting.end(ended.work) { await Task.yield() }
      while store.runningWork.contains(ended.work) { await Task.yield() }
    }
  }

  @Test func `what runs and waits on each actor is what its orders say`() async {
    let problems = await withTaskGroup(of: String?.self) { group in
      for seed in 1...8 as ClosedRange<UInt64> {
        group.addTask { await Clerk(seed: seed).run(12_500) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(problems == Array(repeating: nil, count: 8))
  }
}
