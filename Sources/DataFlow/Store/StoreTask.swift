/// The result of a dispatched action, and the work it led to.
///
/// That is the work of its effects, of the actions they send, and of those that subscribers and middleware
/// dispatch in response. The task of an action dispatched while another is processed covers the work of that whole
/// chain; cancelling it cancels it all.
public struct StoreTask {
  /// The action's number, as in middleware, recordings and time travel.
  public let number: Int
  /// The store's response.
  public let response: Response

  /// A store's response to an action.
  public enum Response: Hashable, Sendable {
    /// It was applied.
    case handled
    /// It does not apply now.
    case ignored(Reason)
    /// No reducer handles it.
    case unhandled
    /// It waits for the action being processed to finish.
    case queued
  }

  /// The number of the action from outside that the work belongs to.
  @usableFromInline let origin: Int
  @usableFromInline let tracker: WorkTracker

  @inlinable
  init(number: Int, origin: Int, response: Response, tracker: WorkTracker) {
    self.number = number
    self.origin = origin
    self.response = response
    self.tracker = tracker
  }

  /// Waits until all of the work has ended; cancelled work counts as ended, even if it goes on.
  ///
  /// If the waiting task is cancelled, the work is cancelled too.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    nonisolated(unsafe) let work = self
    await withTaskCancellationHandler {
      _ = isolation
      while tracker.isRunning(origin: origin), !Task.isCancelled {
        await tracker.end(ofOrigin: origin)
      }
    } onCancel: {
      Task { await work.cancel(on: isolation) }
    }
  }

  private func cancel(on isolation: isolated (any Actor)?) async { cancel() }

  /// Cancels the work pending or running now; nothing it still sends is delivered.
  public func cancel() {
    tracker.cancel(origin: origin)
  }
}
