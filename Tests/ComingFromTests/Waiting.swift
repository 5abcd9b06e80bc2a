import DataFlow

@MainActor
final class Log<Entry> {
  var entries: [Entry] = []

  func append(_ entry: Entry) {
    entries.append(entry)
  }
}

extension Store {
  /// Waits until the state meets the condition; returns at once if it already does.
  nonisolated(nonsending) func reaches(_ isReached: @escaping (State) -> Bool) async {
    for await isThere in states(isReached) where isThere { return }
  }
}
