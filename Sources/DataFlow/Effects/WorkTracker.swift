/// Tracks the work of each action from outside, and those waiting for its end.
///
/// It can outlive the store. Those still waiting then resume once a task of the store's work has ended.
@usableFromInline
final class WorkTracker {
  private var numbers: [Int: Set<Int>] = [:]
  private var waiting: [Int: [CheckedContinuation<Void, Never>]] = [:]
  weak var effects: (any WorkCanceller)?

  func isRunning(origin: Int) -> Bool { numbers[origin] != nil }

  /// Waits until all work now running or waiting has ended.
  nonisolated(nonsending) func end(ofOrigin origin: Int) async {
    await withCheckedContinuation { waiting[origin, default: []].append($0) }
  }

  func cancel(origin: Int) { effects?.cancel(work: (numbers[origin] ?? []).sorted()) }

  func insert(_ number: Int, origin: Int) { numbers[origin, default: []].insert(number) }

  func remove(_ number: Int, origin: Int) {
    numbers[origin]?.remove(number)
    if numbers[origin]?.isEmpty == true { end(origin) }
  }

  /// Ends the waiting for work that is gone with the store.
  func endIfAbandoned() {
    guard effects == nil else { return }
    for origin in numbers.keys.sorted() { end(origin) }
  }

  private func end(_ origin: Int) {
    numbers[origin] = nil
    for continuation in waiting.removeValue(forKey: origin) ?? [] { continuation.resume() }
  }
}

protocol WorkCanceller: AnyObject {
  func cancel(work numbers: [Int])
}
