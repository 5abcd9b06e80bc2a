import BackgroundWork

/// Stores one value after the other on a worker thread; only the first failure is reported.
@MainActor
final class Saver<Value: Sendable> {
  private let store: @Sendable (Value) throws -> Void
  private var last: Task<Void, any Error>?
  private var hasFailed = false

  init(_ store: @escaping @Sendable (Value) throws -> Void) {
    self.store = store
  }

  /// Returns when the value is stored, or could not be and the player knows why.
  func save(_ value: Value) async throws {
    let previous = last
    let next = Task.detached(executorPreference: WorkerPool.shared) { [store] in
      _ = await previous?.result
      try store(value)
    }
    last = next
    do {
      try await next.value
    } catch  where hasFailed {
      // The player knows.
    } catch {
      hasFailed = true
      throw error
    }
  }

  /// Waits until everything is stored.
  func finish() async {
    _ = await last?.result
  }
}
