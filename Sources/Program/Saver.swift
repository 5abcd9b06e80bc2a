import BackgroundWork

/// Stores one value after the other on a thread of its own; only the first failure is reported.
@MainActor
final class Saver<Value: Sendable> {
  private let store: @Sendable (Value) throws -> Void
  private let thread = WorkerPool(threadCount: 1)
  private var hasFailed = false

  init(_ store: @escaping @Sendable (Value) throws -> Void) {
    self.store = store
  }

  /// Returns when the value is stored, or could not be and the player knows why.
  func save(_ value: Value) async throws {
    do {
      try await withTaskExecutorPreference(thread) { [store] in
        try await Self.leaveMainActor { try store(value) }
      }
    } catch  where hasFailed {
      // The player knows.
    } catch {
      hasFailed = true
      throw error
    }
  }

  /// Waits until everything is stored.
  func finish() async {
    await withTaskExecutorPreference(thread) { await Self.leaveMainActor {} }
  }

  @concurrent
  private static func leaveMainActor<Failure>(
    _ body: @Sendable () throws(Failure) -> Void
  ) async throws(Failure) {
    try body()
  }
}
