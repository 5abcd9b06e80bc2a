public func pairs(_ count: Int) -> String { tr("\(count) pair", "\(count) pairs", count: count) }

public func moves(_ count: Int) -> String { tr("\(count) move", "\(count) moves", count: count) }

public func games(_ count: Int) -> String { tr("\(count) game", "\(count) games", count: count) }

func starsLeft(_ count: Int) -> String {
  tr("\(count) star left", "\(count) stars left", count: count)
}

func covers(_ count: Int) -> String { tr("\(count) cover", "\(count) covers", count: count) }

/// "no slips", "1 slip", "2 slips".
public func slips(_ count: Int) -> String {
  count == 0 ? tr("no slips") : tr("\(count) slip", "\(count) slips", count: count)
}

/// "Flawless!", "1 slip", "2 slips".
func slipCount(_ count: Int) -> String { count == 0 ? tr("Flawless!") : slips(count) }

/// "Ann, Bob, Cem"; without those that are nil.
public func list(_ names: [String?]) -> String {
  names.compactMap(\.self).joined(separator: comma)
}

/// Between the parts of a list, with its blank if the language has one there.
var comma: String { tr(", ", in: "list") }

/// "Ann, Bob and Cem".
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return tr("\(list(names.dropLast())) and \(last)", in: "list")
}

/// A duration in seconds as on a clock: "01:24", "1:00:00"; without the first zero, "1:24".
public func clock(_ seconds: Int, hasFirstZero: Bool = true) -> String {
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
  if minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" }
  return "\(hasFirstZero ? two(minutes) : "\(minutes)"):\(two(rest))"
}

/// A spoken duration in seconds: "48 seconds", "1 minute 24 seconds", "2 hours".
func spokenTime(_ seconds: Int) -> String {
  let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
  let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
  let parts = [
    hours > 0 ? tr("\(hours) hour", "\(hours) hours", count: hours) : nil,
    minute > 0 ? tr("\(minute) minute", "\(minute) minutes", count: minute) : nil,
    rest > 0 || seconds == 0 ? tr("\(rest) second", "\(rest) seconds", count: rest) : nil,
  ]
  return parts.compactMap(\.self).joined(separator: " ")
}

/// A number with this many decimals, or none if it is whole: "1.07", "2.3", "5".
func rounded(_ number: Double, decimals: Int) -> String {
  let unit = decimals == 1 ? 10 : 100
  let (whole, rest) = Int((min(number, 1e9) * Double(unit)).rounded())
    .quotientAndRemainder(dividingBy: unit)
  let digits = "\(unit + rest)".dropFirst()
  // With the sign that the language has between the digits.
  return rest == 0 ? "\(whole)" : tr("\(whole).\(String(digits))", in: "decimal number")
}
