/// A subscriber's ticket: it is told of changes until ``cancel()`` is called or the ticket is
/// released.
///
/// Keep it as long as the changes matter.
@MainActor
public final class Subscription {
  private var cancellation: (() -> Void)?

  init(cancellation: @escaping () -> Void) {
    self.cancellation = cancellation
  }

  isolated deinit {
    cancel()
  }

  /// Ends the subscription at once, also in the middle of a round; a second call does nothing.
  public func cancel() {
    cancellation?()
    cancellation = nil
  }
}

/// The ordered list of those who are told of something.
///
/// Entries may come and go while a round is under way: one that goes hears nothing more, one that
/// comes waits for the next round. Adding and a round are O(1) an entry; removal is O(1) amortised.
@MainActor
final class Registry<Element> {
  private final class Entry {
    var element: Element?
    init(_ element: Element) { self.element = element }
  }

  private var entries: [Entry] = []
  private var deadCount = 0
  private var isInRound = false

  isolated deinit {
    // Tickets that live on keep their entries, but nobody will be told.
    for entry in entries { entry.element = nil }
  }

  var isEmpty: Bool { entries.count == deadCount }

  func add(_ element: Element) -> Subscription {
    let entry = Entry(element)
    entries.append(entry)
    // NB: a weak reference to the entry would make each later retain of it slow.
    return Subscription { [weak self] in
      guard let self, entry.element != nil else { return }
      entry.element = nil
      deadCount += 1
      sweepIfWorthwhile()
    }
  }

  /// Begins a round over the entries that are there now: the first so many by ``subscript(_:)``.
  func beginRound() -> Int {
    isInRound = true
    return entries.count
  }

  func endRound() {
    isInRound = false
    sweepIfWorthwhile()
  }

  /// The element of an entry, or nil if it has gone.
  subscript(_ index: Int) -> Element? { entries[index].element }

  private func sweepIfWorthwhile() {
    guard !isInRound, deadCount * 2 > entries.count else { return }
    entries.removeAll { $0.element == nil }
    deadCount = 0
  }
}
