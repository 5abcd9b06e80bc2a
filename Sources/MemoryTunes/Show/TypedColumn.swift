import DataFlow

/// Stores the letter of a coordinate until its number follows.
func typeColumn(_ column: Int, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.phase == .playing else { return .ignored(.noBoard) }
  guard (0..<state.grid.columns).contains(column) else { return .ignored(.noSuchCard) }
  (state.show.typedColumn, state.show.announcedPlayer) = (column, nil)
  return .handled()
}
