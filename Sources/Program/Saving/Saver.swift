import Platform

/// Stores one value after the other on its own thread; only reports the first failure.
@MainActor
final class Saver<Value: Sendable, Reply: Sendable> {
  private let store: @Sendable (Value) throws -> Reply
  private let thread = WorkerPool(threadCount: 1)
  private var hasFailed = false
  private var pendingCount = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ store: @escaping @Sendable (Value) throws -> Reply) {
    self.store = store
  }

  /// Returns when the value is stored, or with nil when that failed and the player knows why.
  @discardableResult
  func save(_ value: Value) async throws -> Reply? {
    pendingCount += 1
    defer { endSaving() }
    do {
      return try await thread.perform { [store] in try store(value) }
    } catch  where hasFailed {
      return nil
    } catch {
      hasFailed = true
      throw error
    }
  }

  private func endSaving() {
    pendingCount -= 1
    guard pendingCount == 0 else { return }
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  func finish() async {
    await withCheckedContinuation { waiter in
      // Checked only here: the last value may have been stored on the way.
      if pendingCount == 0 { waiter.resume() } else { waiters.append(waiter) }
    }
  }
}
