import Synchronization

/// Passes everything on, and counts the calls of `next`: a reader that asks for the third element
/// has processed the second.
struct Turnstile<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element: Sendable {
  let base: Base
  let asked: Asked

  func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), asked: asked)
  }

  struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let asked: Asked

    mutating func next() async rethrows -> Base.Element? {
      asked.increment()
      return try await base.next()
    }
  }
}

/// How often `next` was called.
final class Asked: Sendable {
  private let count = Mutex(0)

  func increment() {
    count.withLock { $0 += 1 }
  }

  func reaches(_ count: Int) async {
    while self.count.withLock({ $0 }) < count, !Task.isCancelled { await Task.yield() }
  }
}
