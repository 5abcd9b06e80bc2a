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
struct ReSwift {
  /// Built as a package's dependency is by default.
  let plain: Double
  /// With optimization across modules.
  let optimized: Double
}

extension ReSwift {
  /// By the number of subscribers.
  static let dispatch: [Int: ReSwift] = [
    0: ReSwift(plain: 10.7, optimized: 10),
    1: ReSwift(plain: 12.1, optimized: 8.9),
    10: ReSwift(plain: 12, optimized: 6.4),
    3000: ReSwift(plain: 13, optimized: 6.4),
  ]
}
