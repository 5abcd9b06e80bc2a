extension Event<AppAction> {
  /// Its time and cost: "at 01:24.05 · reducer 5.2 µs".
  func timing(_ cost: EventCost) -> String {
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
    let moment = clock(seconds) + (rest < 10 ? ".00" : rest < 100 ? ".0" : ".") + "\(rest)"
    let time = tr("at \(moment)")
    // Otherwise they were not measured.
    guard cost != EventCost() else { return time }
    let parts = [
      (tr("reducer"), cost.reducer), (tr("subscribers"), cost.subscribers),
      (tr("drawing"), cost.drawing),
    ]
    return time + parts.map { " · \($0.0)\u{A0}\(microseconds($0.1))" }.joined()
  }
}

/// "5.2 µs", "1747 µs", with a no-break space.
private func microseconds(_ duration: Duration) -> String {
  let tenths = Int((duration / .nanoseconds(100)).rounded())
  let number = tenths < 1000 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  return "\(number)\u{A0}µs"
}
