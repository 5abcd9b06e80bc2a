import DequeModule

/// Threads for work that would block the main thread: decoding, and reading many files.
///
/// It costs nothing when idle; on Linux, the standard pool wakes up once a second to manage its threads.
public final class WorkerPool: TaskExecutor {
  /// The program's pool, with as many threads as small machines have cores.
  public static let shared = WorkerPool(threadCount: 2)

  private struct State {
    var jobs: Deque<UnownedJob> = []
    var threadCount = 0
    var busyCount = 0

    mutating func takeJob() -> UnownedJob? {
      let job = jobs.popFirst()
      if job != nil { busyCount += 1 }
      return job
    }
  }

  private let state = Monitor(State())
  private let limit: Int
  private let startThread: @Sendable (@escaping @Sendable () -> Void) -> Bool

  /// Creates a pool of at most `threadCount` threads, each started when first needed and kept.
  public init(
    threadCount: Int,
    startThread: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = Platform.startThread
  ) {
    limit = threadCount
    self.startThread = startThread
  }

  /// Queues a job for one of the threads, first in, first out.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      let isEnough = state.jobs.count + state.busyCount <= state.threadCount
      guard !isEnough, state.threadCount < limit else { return false }
      state.threadCount += 1
      return true
    }
    guard needsThread else { return state.signal() }
    if !startThread({ self.work() }) { doWithoutThread() }
  }

  private func work() {
    while let job = state.wait(for: { $0.takeJob() }) { run(job) }
  }

  /// Leaves the jobs to the threads that could be started; without any, does them here: better late than never.
  private func doWithoutThread() {
    let hasNone = state.withLock { state in
      state.threadCount -= 1
      return state.threadCount == 0
    }
    guard hasNone else { return state.signal() }
    while let job = state.withLock({ $0.takeJob() }) { run(job) }
  }

  private func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
    state.withLock { $0.busyCount -= 1 }
  }

  /// Does some work on one of the threads; with only one, in the order of the calls on an actor.
  public nonisolated(nonsending) func perform<Result: Sendable, Failure>(
    _ work: @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await withTaskExecutorPreference(self) { () async throws(Failure) in
      try await Self.leaveActor(work)
    }
  }

  @concurrent
  private static func leaveActor<Result, Failure>(
    _ work: @Sendable () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try work()
  }
}
