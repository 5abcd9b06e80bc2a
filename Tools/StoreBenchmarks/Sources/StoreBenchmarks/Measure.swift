/// The nanoseconds per call: the median of nine rounds after one to warm up.
func nanoseconds(perCallOf count: Int, _ round: () -> Void) -> Double {
  round()
  let clock = ContinuousClock()
  let rounds = (0..<9).map { _ in clock.measure(round) / .nanoseconds(1) / Double(count) }
  return rounds.sorted()[4]
}
