/// An ordered list of subscribers or middleware.
///
/// Entries may be added and removed during a round: a removed one is not called again, an added one
/// waits for the next round. Adding is O(1), a round is O(1) for each, removing is amortised O(log n).
/// Those whose subscriptions have ended are removed by ``removeEnded(_:)``.
@usableFromInline
final class Registry<Element> {
  @usableFromInline
  struct Entry {
    @usableFromInline let number: Int
    /// Nil once it is removed.
    @usableFromInline var element: Element?

    @inlinable
    init(number: Int, element: Element) {
      self.number = number
      self.element = element
    }
  }

  @usableFromInline @exclusivity(unchecked) var entries: [Entry] = []
  @usableFromInline @exclusivity(unchecked) var lastNumber = 0
  @usableFromInline @exclusivity(unchecked) var removedCount = 0
  /// The number of nested rounds in progress.
  @usableFromInline @exclusivity(unchecked) var roundCount = 0

  /// The entries whose subscriptions have ended, and the number already processed.
  @usableFromInline let ended = EndedEntries()
  @usableFromInline @exclusivity(unchecked) var endedCount: UInt64 = 0

  /// Elements removed in a round, which may be at work.
  @usableFromInline @exclusivity(unchecked) var retired: [Element] = []

  @inlinable init() {}

  @inlinable var isEmpty: Bool { entries.count == removedCount }
  @inlinable var isInRound: Bool { roundCount > 0 }
  /// Has entries whose subscriptions have ended.
  @inlinable var hasEnded: Bool { ended.count.value != endedCount }

  /// Appends an element, and returns its number.
  @inlinable
  func add(_ element: Element) -> Int {
    lastNumber += 1
    entries.append(Entry(number: lastNumber, element: element))
    return lastNumber
  }

  /// Removes and returns the element with a number; nil if it is already gone.
  @inlinable @discardableResult
  func remove(_ number: Int) -> Element? {
    guard let index = index(of: number), let element = entries[index].element else { return nil }
    entries[index].element = nil
    removedCount += 1
    if isInRound { retired.append(element) }
    sweepIfWorthwhile()
    return element
  }

  /// Removes the entries whose subscriptions have ended, and passes their elements on.
  @inlinable
  func removeEnded(_ pass: (Element) -> Void = { _ in }) {
    while hasEnded {
      endedCount = ended.count.value
      for number in ended.takeAll() {
        if let element = remove(number) { pass(element) }
      }
    }
  }

  /// Begins a round over the current entries and returns their number, for ``subscript(_:)``.
  @inlinable
  func beginRound() -> Int {
    roundCount += 1
    return entries.count
  }

  @inlinable
  func endRound() {
    roundCount -= 1
    guard !isInRound else { return }
    if !retired.isEmpty { retired = [] }
    sweepIfWorthwhile()
  }

  /// The element of an entry, or nil if it was removed.
  @inlinable
  subscript(_ index: Int) -> Element? { entries[index].element }

  @inlinable
  func sweepIfWorthwhile() {
    guard !isInRound, removedCount * 2 > entries.count else { return }
    entries.removeAll { $0.element == nil }
    removedCount = 0
  }

  @inlinable
  func index(of number: Int) -> Int? {
    let index = entries.indices.partition { entries[$0].number < number }
    return index < entries.count && entries[index].number == number ? index : nil
  }
}

extension Range<Int> {
  /// The first that does not come before what is looked for, by binary search.
  @inlinable
  func partition(_ comesBefore: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Registry where Element: AnyObject {
  /// The element of an entry, which lives until the end of the round, or nil if it was removed.
  @inlinable
  subscript(unretained index: Int) -> Unmanaged<Element>? {
    entries[index].element.map(Unmanaged.passUnretained)
  }
}
