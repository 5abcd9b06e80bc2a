enum InspectorWords {
  // Beside an event that changed nothing.
  static var ignored: String { " \(tr("ignored"))" }
  static var unhandled: String { tr("unknown action") }
  static var nothing: String { tr("No move to go back to yet.") }

  static func count(_ events: Int) -> String {
    tr("\(events) event", "\(events) events", count: events)
  }

  /// "ignored: the card is open"; reasons are in English.
  static func ignored(_ reason: Reason) -> String { tr("ignored: \(reason)") }

  /// The number of lines that are not shown.
  static func more(_ count: Int) -> String { tr("… \(count) more") }

  /// The time and cost of an event: "at 01:24.05 · reducer 5.2 µs".
  static func timing(of event: Event<AppAction>, _ cost: EventCost) -> String {
    let time = tr("at \(moment(event.milliseconds))")
    // Otherwise they were not measured.
    guard cost != EventCost() else { return time }
    let parts = [
      (tr("reducer"), cost.reducer), (tr("subscribers"), cost.subscribers),
      (tr("drawing"), cost.drawing),
    ]
    return time + parts.map { " · \($0.0)\u{A0}\(microseconds($0.1))" }.joined()
  }
}

extension Event<AppAction> {
  /// The number of the event that caused it; empty if it came from outside.
  var originLabel: String { parent.map { " ← \($0)" } ?? "" }
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
