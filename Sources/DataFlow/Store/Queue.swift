/// First in, first out; both ends are amortised O(1).
@usableFromInline
struct Queue<Element> {
  @usableFromInline var elements: [Element?] = []
  /// The index of the first element.
  @usableFromInline var start = 0

  @inlinable init() {}

  @inlinable
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  @inlinable
  mutating func popFirst() -> Element? {
    guard start < elements.count else { return nil }
    let first = elements[start].take()
    start += 1
    if start == elements.count {
      elements.removeAll(keepingCapacity: true)
      start = 0
    } else if start > 64, start * 2 > elements.count {
      elements.removeFirst(start)
      start = 0
    }
    return first
  }
}

extension Queue: Sendable where Element: Sendable {}
