import Platform

/// Stores one thing after the other on its own thread; only reports the first failure.
@MainActor
final class Saver {
  private let thread = WorkerPool(threadCount: 1)
  private var hasFailed = false
  private var pendingCount = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Returns when it is stored, or with nil when that failed and the player knows why.
  @discardableResult
  func save<Reply: Sendable>(_ store: @Sendable () throws -> Reply) async throws -> Reply? {
    pendingCount += 1
    defer { endSaving() }
    do {
      return try await thread.perform(store)
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
      // Checked only here: the last thing may have been stored on the way.
      if pendingCount == 0 { waiter.resume() } else { waiters.append(waiter) }
    }
  }
}
