import DequeModule

/// Threads for work that would block the main thread: decoding, and reading many files.
///
/// Unlike the standard pool, it costs nothing when idle: on Linux, that one wakes up once a second
/// to manage its threads.
public final class WorkerPool: TaskExecutor {
  /// The program's pool, with as many threads as small machines have cores.
  public static let shared = WorkerPool(threadCount: 2)

  private struct State {
    var jobs: Deque<UnownedJob> = []
    var threadCount = 0
    var busyCount = 0
  }

  private let state = Monitor(State())
  private let limit: Int

  /// Creates a pool of at most `threadCount` threads, each started when first needed and kept.
  public init(threadCount: Int) {
    limit = threadCount
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
    if needsThread { startThreadWithoutSignals { self.work() } } else { state.signal() }
  }

  private func work() {
    while true {
      let job = state.wait { state in
        let job = state.jobs.popFirst()
        if job != nil { state.busyCount += 1 }
        return job
      }
      job.runSynchronously(on: asUnownedTaskExecutor())
      state.withLock { $0.busyCount -= 1 }
    }
  }
}
