import DataFlow
import Dispatch
import Testing

/// Where delayed effects wait.
@MainActor @Suite struct EffectExecutorTests {
  /// Runs its jobs in a queue that can be recognised.
  private final class Executor: TaskExecutor {
    static let key = DispatchSpecificKey<Bool>()
    let queue = DispatchQueue(label: "an executor of the program's own")

    init() { queue.setSpecific(key: Self.key, value: true) }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  }

  /// Lets no time pass, and reports where it was asked to.
  private struct Watch: Clock {
    let report: @Sendable (_ isOnExecutor: Bool) -> Void
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
      report(Executor.isCurrent)
    }
  }

  @Test(arguments: [true, false])
  func `a delay is waited for on the store's executor`(hasOne: Bool) async {
    let (reports, report) = AsyncStream.makeStream(of: Bool.self)
    let store = Store<Int, String, String>(
      initialState: 0,
      reducer: Reducer { _, action in .handled(.run(action, after: .milliseconds(1))) },
      clock: Watch { report.yield($0) },
      executor: hasOne ? Executor() : nil)

    store.dispatch("work")

    var iterator = reports.makeAsyncIterator()
    #expect(await iterator.next() == hasOne)
  }
}
