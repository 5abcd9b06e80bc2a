/// The mistakes that debug builds find in a running program; they stop it unless collected.
package final class Mistakes: Sendable {
  @TaskLocal private static var collected: Mistakes?
  private let texts = Locked<[String]>([])

  package init() {}

  /// Collects those of a closure, and of the tasks it begins.
  package func collect<Result>(during work: () -> Result) -> Result {
    Self.$collected.withValue(self, operation: work)
  }

  /// Returns the mistakes collected since the last time.
  package func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }

  static func report(_ text: String) {
    guard let collected else { fatalError(text) }
    collected.texts.withLock { $0.append(text) }
  }
}
