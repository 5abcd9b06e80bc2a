import Basics

/// An error that can be planted.
struct Mutant: CustomStringConvertible, Sendable {
  /// By which it is chosen, counted from 1.
  var number = 0
  let file: String
  /// The lines from its beginning to its end, counted from 1.
  let lines: ClosedRange<Int>
  let change: Change
  /// What is written instead, for who reads the list.
  let summary: String

  enum Change: Sendable {
    /// Another operator.
    case `operator`(Operator, at: Range<Int>)
    /// Another expression, in each of these places.
    case expressions([(range: Range<Int>, instead: String)])
    /// No statement.
    case dropped(Range<Int>)
  }

  var description: String { "\(number) \(place)" }

  /// What it is, whatever its number.
  var place: String { "\(file):\(lines.lowerBound) \(summary)" }

  /// Its place in the draw: a change elsewhere does not move it, as a shuffle of all would.
  func order(seed: UInt64) -> UInt64 {
    let sum = "\(file) \(summary)".utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var generator = SeededGenerator(seed: sum)
    return generator.next()
  }

  /// The number of lines between it and a line; 0 for its own.
  func distance(to line: Int) -> Int {
    max(lines.lowerBound - line, line - lines.upperBound, 0)
  }

  /// The edits that plant it: both versions, and the choice between them.
  var edits: [Edit] {
    switch change {
    case .operator(let name, let range):
      [Edit(range: range, text: name.symbol(number))]
    case .expressions(let places):
      places.flatMap { place in
        Edit.pair(around: place.range, "pick(\(number), ", ", \(place.instead))")
      }
    case .dropped(let range):
      Edit.pair(around: range, "if pick(\(number), true, false) { ", " }")
    }
  }
}

/// Text that replaces a range of bytes.
struct Edit {
  let range: Range<Int>
  let text: String
  /// Of edits in one place, the lower comes first.
  var rank = 0

  /// Text before and after a range; outside of what is around a shorter one.
  static func pair(around range: Range<Int>, _ before: String, _ after: String) -> [Edit] {
    [
      Edit(range: range.lowerBound..<range.lowerBound, text: before, rank: -range.count),
      Edit(range: range.upperBound..<range.upperBound, text: after, rank: range.count - 1_000_000),
    ]
  }
}

extension [UInt8] {
  /// The bytes after edits that do not overlap.
  func applying(_ edits: [Edit]) -> [UInt8] {
    var (result, position): ([UInt8], Int) = ([], 0)
    for edit in edits.sorted(by: { ($0.range.lowerBound, $0.rank) < ($1.range.lowerBound, $1.rank) }
    ) {
      result += self[position..<edit.range.lowerBound] + edit.text.utf8
      position = edit.range.upperBound
    }
    return result + self[position...]
  }
}
