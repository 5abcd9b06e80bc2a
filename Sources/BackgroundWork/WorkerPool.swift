import DequeModule

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads for what would keep the main thread busy: decoding, and reading many files.
///
/// Unlike the standard pool it costs nothing while there is nothing to do: that one wakes up once a
/// second, on Linux, to look after its threads.
public final class WorkerPool: TaskExecutor {
  /// The program's pool: as many threads as small machines have cores.
  public static let shared = WorkerPool(threadCount: 2)

  private struct State {
    var jobs: Deque<UnownedJob> = []
    var threadCount = 0
    var busyCount = 0
  }

  private let state = Monitor(State())
  private let limit: Int

  /// A pool of at most so many threads; each is started when it is needed, and stays.
  public init(threadCount: Int) {
    limit = threadCount
  }

  /// Lets one of the threads do the job, in order with the others.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      let isEnough = state.jobs.count + state.busyCount <= state.threadCount
      guard !isEnough, state.threadCount < limit else { return false }
      state.threadCount += 1
      return true
    }
    if needsThread { startThread() } else { state.signal() }
  }

  private func startThread() {
    // Signals to the program are for its main thread; a thread's own crash cannot be put off.
    var (others, former) = (sigset_t(), sigset_t())
    sigfillset(&others)
    for crash in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&others, crash) }
    pthread_sigmask(SIG_BLOCK, &others, &former)
    var thread = pthread_t()
    let pool = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { pool in
        if let pool { Unmanaged<WorkerPool>.fromOpaque(pool).takeUnretainedValue().work() }
        return nil
      }, pool)
    pthread_detach(thread)
    pthread_sigmask(SIG_SETMASK, &former, nil)
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
