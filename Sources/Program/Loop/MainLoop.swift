import CPlatform
import Dispatch

/// Resumes tasks on the main queue: the standard executor would first wake another thread to wake this one.
private final class MainQueue: TaskExecutor {
  static let shared = MainQueue()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// The program's loop: everything happens in its turns, on the main thread.
///
/// Between two turns it sleeps in the kernel, until there is input, a signal, work for the main actor, or a due timer.
@MainActor
final class MainLoop {
  /// The program's actions in a turn.
  struct Handlers {
    /// True if more input is wanted now; until then, it waits outside.
    var wantsInput: () -> Bool = { true }
    /// There is input; true if some of it was left for the next turn.
    var onInput: () -> Bool
    /// Input has ended: the terminal is gone.
    var onEndOfInput: () -> Void
    /// The terminal may have another size.
    var onResize: () -> Void
    /// The program was suspended and has been resumed.
    var onContinue: () -> Void
    /// A signal has asked the program to end: once, and only if it takes such signals.
    var onEnding: () -> Void
    /// Everything else in this turn is done; also called after `whenIdle`.
    var atEndOfTurn: () -> Void
    /// There is time for work that can wait.
    var whenIdle: () -> Void
  }

  typealias Timer = (
    deadline: ContinuousClock.Instant, continuation: CheckedContinuation<Void, any Error>
  )

  /// The executor on which tasks waiting on this clock resume: the main queue.
  nonisolated let executor: any TaskExecutor = MainQueue.shared

  nonisolated private let readTime: @Sendable () -> ContinuousClock.Instant
  private(set) var timers: [Int: Timer] = [:]
  private var nextTimer = 0
  #if os(Linux) && !PORTABLE
    var watches: [Int: Watch] = [:]
    var nextWatch = 0
  #endif
  private var isEnding = false
  private var isInputLeft = false
  /// The quiet milliseconds before `whenIdle` is called; nil once it has been.
  private var respite: Int?

  nonisolated init(readTime: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    self.readTime = readTime
  }

  /// Runs until the program ends; `input` is the descriptor that input comes from.
  func run(input: Int32, _ handlers: Handlers) -> Never {
    var sleep = LoopSleep(input: input)
    while true {
      turn(handlers) {
        sleep.wait(milliseconds: $0, wantsInput: handlers.wantsInput(), watching: self)
      }
    }
  }

  /// Sleeps until something is due, and does it; `wait` gets the milliseconds left, -1 for none, and tells why it woke.
  func turn(_ handlers: Handlers, wait: (Int32) -> Wakers) {
    let wakers = wait(isInputLeft ? 0 : timeout(atMost: respite))
    if wakers.contains(.signal) { tell(signals_take(), to: handlers) }
    if wakers.contains(.endOfInput) { handlers.onEndOfInput() }
    let hasInput = wakers.contains(.input) || isInputLeft
    if hasInput { isInputLeft = handlers.onInput() }
    let hasFired = fireTimers()
    handlers.atEndOfTurn()
    if hasInput {
      respite = Self.respiteAfterInput
    } else if !wakers.isEmpty || hasFired {
      respite = respite ?? 0
    } else if respite != nil {
      respite = nil
      handlers.whenIdle()
      // Its changes are drawn now: nothing may wake the loop again.
      handlers.atEndOfTurn()
    }
  }

  private func tell(_ seen: signals_seen, to handlers: Handlers) {
    if seen.should_terminate, !isEnding {
      isEnding = true
      handlers.onEnding()
    }
    if seen.is_continued { handlers.onContinue() }
    if seen.is_resized { handlers.onResize() }
  }

  /// Milliseconds that the terminal gets to show the response to a key: on a small machine, other work would delay it.
  private static let respiteAfterInput = 2

  /// Milliseconds until the next timer is due, at most the limit; -1 with neither.
  private func timeout(atMost limit: Int?) -> Int32 {
    guard let next = timers.values.map(\.deadline).min() else { return Int32(limit ?? -1) }
    let left = now.duration(to: next)
    guard left > .zero else { return 0 }
    let milliseconds = left / .milliseconds(1)
    return Int32(min(milliseconds.rounded(.up), Double(limit ?? Int(Int32.max))))
  }

  /// Resumes the timers due; returns whether there were any.
  private func fireTimers() -> Bool {
    let now = now
    guard timers.values.contains(where: { $0.deadline <= now }) else { return false }
    let due = timers.filter { $0.value.deadline <= now + .milliseconds(10) }
    for (number, timer) in due.sorted(by: {
      ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
    }) {
      timers[number] = nil
      timer.continuation.resume()
    }
    return true
  }
}

/// The clock of every delay: it wakes no thread but the main one, if the task prefers ``MainLoop/executor``.
extension MainLoop: Clock {
  nonisolated var now: ContinuousClock.Instant { readTime() }
  nonisolated var minimumResolution: Duration { .milliseconds(1) }

  /// Returns at the deadline, or up to ten milliseconds earlier if something else is due then, to wake only once.
  nonisolated func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil
  ) async throws {
    let number = await drawNumber()
    try await withTaskCancellationHandler {
      try await wait(until: deadline, as: number)
    } onCancel: {
      Task(executorPreference: executor) { await self.cancel(number) }
    }
  }

  private func drawNumber() -> Int {
    nextTimer += 1
    return nextTimer
  }

  private func wait(until deadline: ContinuousClock.Instant, as number: Int) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
      timers[number] = (deadline, continuation)
    }
  }

  private func cancel(_ number: Int) {
    timers.removeValue(forKey: number)?.continuation.resume(throwing: CancellationError())
  }
}
