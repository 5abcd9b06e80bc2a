/// One measured figure.
struct Figure: Codable {
  let name: String
  let value: Double
  let unit: String
  /// What it should not exceed.
  var budget: Double?
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }

  /// What 19 of 20 do not exceed.
  var percentile95: Double { sorted()[(count * 95 + 99) / 100 - 1] }
}

/// Nanoseconds that one of so many calls takes: the median of nine rounds after one to warm up.
@MainActor
func nanoseconds(perCallOf count: Int, _ round: @MainActor () -> Void) -> Double {
  round()
  return (0..<9).map { _ in ContinuousClock().measure(round).nanoseconds / Double(count) }.median
}
