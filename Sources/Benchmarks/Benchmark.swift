/// One measured figure.
struct Figure {
  let name: String
  let value: Double
  let unit: String
}

/// Nanoseconds that one of so many calls takes: the median of seven rounds.
@MainActor
func nanoseconds(perCallOf count: Int, _ body: @MainActor () -> Void) -> Double {
  body()
  return (0..<7).map { _ in ContinuousClock().measure(body) / .nanoseconds(count) }.sorted()[3]
}
