import DataFlow
import DataFlowTesting

/// A list that closures in a test append to.
@MainActor
final class Log<Entry> {
  var entries: [Entry] = []

  func append(_ entry: Entry) {
    entries.append(entry)
  }
}

extension Store {
  /// Waits until the state meets the condition; returns at once if it already does.
  func reaches(_ isReached: @escaping (State) -> Bool) async {
    for await isThere in states(isReached) where isThere { return }
  }
}

extension TestClock {
  /// Waits until this many tasks sleep on the clock, then lets time pass.
  @MainActor
  func advance(by duration: Duration, onceAsleep sleepers: Int) async {
    await waitForSleepers(sleepers)
    await advance(by: duration)
  }
}
