import DataFlow
import Testing

/// Random work of the stores of several actors at once, each beside a list of what must be running.
@Suite(.timeLimit(.minutes(10))) struct ActorStoreModelTests {
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
    private var random: Numbers

    init(seed: UInt64) {
      let waiting = Waiting()
      self.waiting = waiting
      random = Numbers(state: seed)
      store = CounterStore(
        initialState: Counter(), reducer: counterReducer,
        performer: Performer { work, send in
          await waiting.wait(as: work)
          send(.add(1))
        })
    }

    /// Returns what went wrong.
    func run(_ steps: Int) async -> String? {
      var running: [(work: String, id: EffectID?)] = []
      var count = 0
      for step in 0..<steps {
        let id = random.below(3) == 0 ? nil : EffectID("\(random.below(3))")
        switch random.below(8) {
        case 0..<3:
          if let id { running.removeAll { $0.id == id } }
          running.append(("\(step)", id))
          store.dispatch(.perform(.run("\(step)", id: id)))
        case 3:
          running.append(("\(step)", id))
          store.dispatch(.perform(.run("\(step)", id: id, order: .concurrent)))
        case 4:
          count += 1
          store.dispatch(.add(1))
        case 5..<7:
          guard !running.isEmpty else { break }
          let ended = running.remove(at: random.below(running.count)).work
          count += 1
          while !waiting.end(ended) { await Task.yield() }
          while store.runningWork.contains(ended) { await Task.yield() }
        default:
          if let id { running.removeAll { $0.id == id } }
          store.dispatch(.perform(.cancel(id ?? "none")))
        }
        guard store.runningWork == running.map(\.work), store.state == Counter(count: count) else {
          return "after step \(step): \(store.runningWork) and \(store.state), not \(running)"
        }
        if step % 500 == 499 {
          store.restore(Counter(count: count))
          waiting.endAll()
          running = []
        }
      }
      return nil
    }
  }

  @Test func `what runs on each actor is what its orders say`() async {
    let problems = await withTaskGroup(of: String?.self) { group in
      for seed in 1...8 as ClosedRange<UInt64> {
        group.addTask { await Clerk(seed: seed).run(12_500) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(problems == Array(repeating: nil, count: 8))
  }
}
