extension AppState {
  var showsCoordinates: Bool { settings.current.showsCoordinates && !isWordless }
}

extension Grid {
  /// The coordinate of the card at an index: "b3" is in the second column of the third row; "?" beyond the grid.
  public func coordinate(ofCard index: Int) -> String {
    guard (0..<cardCount).contains(index) else { return "?" }
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return "\(Array(columnLetters)[column])\(row + 1)"
  }

  var columnLetters: String { String(Array("abcdefghij").prefix(columns)) }
}

/// The commands that turn a card by its coordinate; none while cards do not show theirs.
func coordinateCommands(in state: AppState) -> [Command] {
  let grid = state.game.grid
  guard state.showsCoordinates, state.game.isUnderWay else { return [] }
  let letters = grid.columnLetters.map(Key.character)
  let digits = (1...grid.rows).flatMap { "\($0)" }.map(Key.character)
  return [
    Command(.typeCoordinate, keys: letters + digits) { situation in
      if let column = letters.firstIndex(of: situation.key) { return .game(.typeColumn(column)) }
      guard let column = situation.state.game.show.typedColumn,
        let row = digits.firstIndex(of: situation.key)
      else { return nil }
      return flipOrShow(row * grid.columns + column, in: situation.state)
    }
  ]
}
