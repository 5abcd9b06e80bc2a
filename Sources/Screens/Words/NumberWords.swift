import MemoryTunes

/// A number of things: "1 pair", "3 pairs"; `plural` is for plurals not formed with an s.
public func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

public func pairs(_ count: Int) -> String { counted(count, "pair") }

func moves(_ count: Int) -> String { counted(count, "move") }

func games(_ count: Int) -> String { counted(count, "game") }

/// "no slips", "1 slip", "2 slips".
func slips(_ count: Int) -> String { count == 0 ? "no slips" : counted(count, "slip") }

/// "Flawless!", "1 slip", "2 slips".
func slipCount(_ count: Int) -> String { count == 0 ? "Flawless!" : slips(count) }

/// A number, up to ten as a word: "two", "12".
func spelled(_ count: Int) -> String {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  return words.indices.contains(count) ? words[count] : "\(count)"
}

/// A place in a row, up to ten: "Second"; nil for a later one.
func ordinal(_ place: Int) -> String? {
  let words = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
  ]
  return words.indices.contains(place - 1) ? words[place - 1] : nil
}

/// "third in a row", "12 in a row".
func inARow(_ count: Int) -> String { "\(ordinal(count)?.lowercased() ?? "\(count)") in a row" }

/// "Ann, Bob, Cem".
public func list(_ names: [String]) -> String { names.joined(separator: ", ") }

/// "Ann, Bob and Cem".
func listed(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
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
  let parts = [(minutes / 60, "hour"), (minutes % 60, "minute"), (rest, "second")]
    .filter { $0.0 > 0 }
  return parts.isEmpty
    ? "0 seconds" : parts.map { counted($0.0, $0.1) }.joined(separator: " ")
}

/// The moves that a perfect memory needs on average.
func perfectMemory(pairs: Int) -> String {
  "Perfect memory needs about \(Int(perfectMemoryMoves(pairs: pairs).rounded())) moves."
}

/// A number with a decimal, or none if it is whole: "2.3", "5".
func roundedTenths(_ number: Double) -> String {
  let rounded = (min(number, 1e9) * 10).rounded() / 10
  return rounded == rounded.rounded() ? "\(Int(rounded))" : tenths(rounded)
}

/// A number with a decimal: "2.3".
func tenths(_ number: Double) -> String {
  let tenths = Int((min(number, 1e9) * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

/// A number with two decimals: "1.07".
func hundredths(_ number: Double) -> String {
  let hundredths = Int((min(number, 1e9) * 100).rounded())
  let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
  return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
}
