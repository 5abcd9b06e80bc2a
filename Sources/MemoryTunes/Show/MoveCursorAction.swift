public struct MoveCursorAction: Equatable, Codable, Sendable {
  public var direction: Direction

  public enum Direction: String, CaseIterable, Codable, Sendable {
    /// To the neighbour on that side; wraps around at the edges.
    case up
    case down
    case left
    case right
    /// To a face-down card, row by row; wraps around at the ends.
    case next
    case previous
    case first
    case last
  }

  public init(_ direction: Direction) { self.direction = direction }
}

extension GameState {
  mutating func moveCursor(_ direction: MoveCursorAction.Direction) -> Outcome<AppEffect> {
    guard hasBoard else { return .ignored(.noBoard) }
    (show.typedColumn, show.announcedPlayer) = (nil, nil)
    show.cursor = card(direction, of: show.cursor)
    return .handled()
  }

  /// The card in a direction from another; the same card if no other is face down.
  func card(_ direction: MoveCursorAction.Direction, of index: Int) -> Int {
    let (columns, count) = (grid.columns, cards.count)
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return switch direction {
    case .up: (index + count - columns) % count
    case .down: (index + columns) % count
    case .left: row * columns + (column + columns - 1) % columns
    case .right: row * columns + (column + 1) % columns
    case .next: hiddenCard(from: index + 1, by: 1) ?? index
    case .previous: hiddenCard(from: index - 1, by: -1) ?? index
    case .first: hiddenCard(from: 0, by: 1) ?? index
    case .last: hiddenCard(from: count - 1, by: -1) ?? index
    }
  }

  /// The nearest face-down card, from a place on in steps of 1 or -1.
  private func hiddenCard(from start: Int, by step: Int) -> Int? {
    cards.indices.lazy.map { (start + step * $0 + 2 * cards.count) % cards.count }
      .first { cards[$0].face == .hidden }
  }

  /// Stores the letter of a coordinate until its number follows.
  mutating func typeColumn(_ column: Int) -> Outcome<AppEffect> {
    guard isUnderWay else { return .ignored(.noBoard) }
    guard (0..<grid.columns).contains(column) else { return .ignored(.noSuchCard) }
    (show.typedColumn, show.announcedPlayer) = (column, nil)
    return .handled()
  }
}
