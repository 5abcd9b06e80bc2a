@usableFromInline
struct Sleeper: Sendable {
  // Note: on the store's actor until the clock, or an executor, takes over; elsewhere it would wake another thread.
  private let perform: nonisolated(nonsending) @Sendable (Duration) async throws -> Void

  @usableFromInline
  init(_ clock: any Clock<Duration>) {
    perform = { try await clock.sleep(for: $0) }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @usableFromInline
  init(_ clock: any Clock<Duration>, preferring executor: (any TaskExecutor)?) {
    perform = { duration in
      try await withTaskExecutorPreference(executor) { try await clock.sleep(for: duration) }
    }
  }

  nonisolated(nonsending) func wait(for duration: Duration) async throws {
    // At most a century: the standard library's clocks stop the program for excessive waits.
    try await perform(min(max(duration, .zero), .seconds(36_525 * 86_400)))
  }
}
