import Foundation
import TestSupport

/// Games won by nothing but the text of the screen: the labels of open cards, remembered by position.
@Suite(.serialized, .timeLimit(.minutes(3)), .terminal) struct LabelTests {
  @Test(
    arguments: [
      ("--color mono --grid 10x8", 10, 8, 2), ("--color mono --ascii --grid 4x4", 4, 4, 4),
      ("--ascii --grid 4x4", 4, 4, 4), ("--grid 10x8", 10, 8, 2),
    ])
  func `a board can be won from its labels alone`(
    options: String, columns: Int, rows: Int, cardHeight: Int
  ) async throws {
    try await terminal.deal(
      "--seed 11 --no-animation \(options)", until: "\(columns * rows / 2) pairs, face down")
    var reader = LabelReader(terminal: terminal, cardHeight: cardHeight)
    var cursor = 0
    var places: [String: [Int]] = [:]
    for card in snake(columns: columns, rows: rows) {
      try await terminal.flip(card, from: &cursor, columns: columns)
      places[try await reader.label(), default: []].append(card)
    }
    #expect(places.count == columns * rows / 2)
    #expect(places.values.allSatisfy { $0.count == 2 })

    for pair in places.values.map({ $0.sorted() }).sorted(by: { $0[0] < $1[0] }) {
      for card in pair { try await terminal.flip(card, from: &cursor, columns: columns) }
    }

    try await terminal.wait(for: "Same board")
  }
}

private struct LabelReader {
  let terminal: Tmux
  let cardHeight: Int
  private var readPlace = ""

  init(terminal: Tmux, cardHeight: Int) {
    (self.terminal, self.cardHeight) = (terminal, cardHeight)
  }

  /// The label at the lower left of the card that was opened last, one step from the one before.
  mutating func label() async throws -> String {
    let end = ContinuousClock.now + .seconds(20)
    var last: (place: String, label: String) = ("", "")
    while ContinuousClock.now < end {
      let place = try await terminal.show("#{cursor_x} #{cursor_y}")
      let label = label(on: try await terminal.screen(), at: place)
      if place != readPlace, !label.isEmpty, last == (place, label) {
        readPlace = place
        return label
      }
      last = (place, label)
    }
    throw Failure(description: "there is no label:\n\(try await terminal.screen())")
  }

  private func label(on screen: String, at place: String) -> String {
    let numbers = place.split(separator: " ").compactMap { Int($0) }
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers[1] + cardHeight <= rows.count else { return "" }
    let row = rows[numbers[1] + cardHeight - 1].dropFirst(numbers[0]).prefix(3)
    return String(row.prefix { $0.isASCII && ($0.isUppercase || $0.isNumber) })
  }
}

/// All cards, each beside the one before: rows from left to right and from right to left in turn.
private func snake(columns: Int, rows: Int) -> [Int] {
  (0..<rows).flatMap { row in
    let cards = Array(row * columns..<(row + 1) * columns)
    return row % 2 == 0 ? cards : cards.reversed()
  }
}
