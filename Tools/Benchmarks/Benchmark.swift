/// One measured figure.
struct Figure: Codable {
  let name: String
  let value: Double
  let unit: String
  /// Its upper limit.
  var budget: Double?
}

extension Duration {
  var nanoseconds: Double { self / .nanoseconds(1) }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }

  /// The 95th percentile.
  var percentile95: Double { sorted()[(count * 95 + 99) / 100 - 1] }
}

/// The nanoseconds per call: the median of nine rounds after one to warm up.
@MainActor
func nanoseconds(perCallOf count: Int, _ round: @MainActor () -> Void) -> Double {
  round()
  return (0..<9).map { _ in ContinuousClock().measure(round).nanoseconds / Double(count) }.median
}
