import DataFlow
import MemoryTunes

/// Text beside the list of events.
enum InspectorWords {
  static let title = "Time travel"
  static let ignored = " ignored"
  static let unhandled = "unknown action"
  static let nothing = "No move to go back to yet."

  static func count(_ events: Int) -> String { counted(events, "event") }

  static func ignored(_ reason: Reason) -> String { "ignored: \(reason)" }

  static func more(_ count: Int) -> String { "… \(count) more" }

  /// The time and cost of an event.
  static func timing(of event: Event<AppAction>, _ cost: EventCost) -> String {
    "at \(moment(event.milliseconds))\(costs(cost))"
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

/// The durations of an event's parts; empty if they were not measured.
private func costs(_ cost: EventCost) -> String {
  guard cost != EventCost() else { return "" }
  let parts = [
    ("reducer", cost.reducer), ("subscribers", cost.subscribers), ("drawing", cost.drawing),
  ]
  return parts.map { " · \($0.0)\u{A0}\(microseconds($0.1))" }.joined()
}

/// "5.2 µs", "1747 µs", with a no-break space.
private func microseconds(_ duration: Duration) -> String {
  let tenths = Int((duration / .nanoseconds(100)).rounded())
  let number = tenths < 1000 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  return number + "\u{A0}µs"
}
