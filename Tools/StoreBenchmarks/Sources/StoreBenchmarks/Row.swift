/// A figure of the store beside that of the yardstick, in nanoseconds.
struct Row {
  let name: String
  let store: Double
  let yardstick: Double
  var reSwift: ReSwift?
  /// How many times as fast as ReSwift the store is to be.
  var goal = 1.0

  func text(isOptimized: Bool) -> String {
    let ratio = store / yardstick
    let text = "\(padded(name, 28)) \(padded(rounded(store), 8)) ns \(padded(rounded(ratio), 6)) x"
    guard let reSwift else { return text }
    let times = (isOptimized ? reSwift.optimized : reSwift.plain) / ratio
    let verdict = times >= goal ? "holds" : "MISSED"
    return text + "  ReSwift / \(padded(rounded(times), 6)) at least \(rounded(goal)): \(verdict)"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func rounded(_ value: Double) -> String {
    value < 10 ? "\((value * 100).rounded() / 100)" : "\(Int(value.rounded()))"
  }
}

/// What ReSwift 6.1.1 takes for an action, in yardsticks: so the comparison holds on other machines.
///
/// Measured with the loops of these benchmarks, its reducer written as `(action, state?) -> state`, each
/// subscriber with a `select` whose repeats it skips; Swift 6.3.1, two cores, 15 runs of each build. It is
/// the lower of two: the lowest time over the lowest yardstick, and the first quartile of the runs' ratios.
/// Single runs differ by a fifth.
struct ReSwift {
  /// Built as a package's dependency is by default.
  let plain: Double
  /// With optimization across modules.
  let optimized: Double
}

extension ReSwift {
  static let subscribers0 = ReSwift(plain: 12.6, optimized: 12.9)
  static let subscribers1 = ReSwift(plain: 17.2, optimized: 16.4)
  static let subscribers10 = ReSwift(plain: 22.9, optimized: 20.8)
  static let allTold = ReSwift(plain: 24.5, optimized: 18.5)
  static let noneTold = ReSwift(plain: 21.2, optimized: 16.2)
  static let apart = ReSwift(plain: 26.3, optimized: 20.8)
  static let flip = ReSwift(plain: 15.8, optimized: 15)
  /// One subscriber watches the board.
  static let watchedFlip = ReSwift(plain: 5.2, optimized: 5.6)
  /// One subscriber watches a card; the yardstick watches the board.
  static let flipOfWatchedCard = ReSwift(plain: 5.2, optimized: 5.1)
}
