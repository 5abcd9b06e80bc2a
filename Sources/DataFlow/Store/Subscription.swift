/// Keeps a subscriber registered until ``cancel()`` is called or the subscription is released.
///
/// Hold on to it for as long as you need updates.
@MainActor
public final class Subscription {
  private var cancellation: (() -> Void)?

  init(cancellation: @escaping () -> Void) {
    self.cancellation = cancellation
  }

  isolated deinit {
    cancel()
  }

  /// Ends the subscription immediately, even in the middle of a round; a second call does nothing.
  public func cancel() {
    cancellation?()
    cancellation = nil
  }
}

/// An ordered list of subscribers or middleware.
///
/// Entries may be added and removed during a round: a removed one is not called again, an added one
/// waits for the next round. Adding is O(1), a round is O(1) per entry, removal is amortised O(1).
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
    // Subscriptions that outlive the registry keep their entries alive, but must not be called.
    for entry in entries { entry.element = nil }
  }

  var isEmpty: Bool { entries.count == deadCount }

  func add(_ element: Element) -> Subscription {
    let entry = Entry(element)
    entries.append(entry)
    // NB: a weak reference to the entry would slow down every later retain of it.
    return Subscription { [weak self] in
      guard let self, entry.element != nil else { return }
      entry.element = nil
      deadCount += 1
      sweepIfWorthwhile()
    }
  }

  /// Begins a round over the current entries and returns how many there are, for ``subscript(_:)``.
  func beginRound() -> Int {
    isInRound = true
    return entries.count
  }

  func endRound() {
    isInRound = false
    sweepIfWorthwhile()
  }

  /// The element of an entry, or nil if it was removed.
  subscript(_ index: Int) -> Element? { entries[index].element }

  private func sweepIfWorthwhile() {
    guard !isInRound, deadCount * 2 > entries.count else { return }
    entries.removeAll { $0.element == nil }
    deadCount = 0
  }
}
