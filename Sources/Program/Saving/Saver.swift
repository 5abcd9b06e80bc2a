import Platform

/// Stores one thing after the other on its own thread; only reports the first failure.
@MainActor
final class Saver {
  private let thread = WorkerPool(threadCount: 1)
  private var hasFailed = false
  private var pendingCount = 0

  /// Returns when it is stored, or with nil when that failed and the player knows why.
  @discardableResult
  func save<Reply: Sendable>(_ store: @Sendable () throws -> Reply) async throws -> Reply? {
    pendingCount += 1
    defer { pendingCount -= 1 }
    do {
      return try await thread.perform(store)
    } catch  where hasFailed {
      return nil
    } catch {
      hasFailed = true
      throw error
    }
  }

  /// Returns when everything is stored.
  func finish() async {
    // The thread takes its work in turn.
    if pendingCount > 0 { await thread.perform {} }
  }
}
