extension Event<AppAction> {
  /// Its time and cost: "at 01:24.05 · reducer 5.2 µs".
  func timing(_ cost: EventCost) -> String {
    let time = tr("at \(moment(milliseconds))")
    // Otherwise they were not measured.
    guard cost != EventCost() else { return time }
    let parts = [
      (tr("reducer"), cost.reducer), (tr("subscribers"), cost.subscribers),
      (tr("drawing"), cost.drawing),
    ]
    return time + parts.map { " · \($0.0)\u{A0}\(microseconds($0.1))" }.joined()
  }
}

private func moment(_ milliseconds: Int) -> String {
  let rest = milliseconds % 1000
  return clock(milliseconds / 1000) + (rest < 10 ? ".00" : rest < 100 ? ".0" : ".") + "\(rest)"
}

/// "5.2 µs", "1747 µs", with a no-break space.
private func microseconds(_ duration: Duration) -> String {
  let tenths = Int((duration / .nanoseconds(100)).rounded())
  let number = tenths < 1000 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  return "\(number)\u{A0}µs"
}
