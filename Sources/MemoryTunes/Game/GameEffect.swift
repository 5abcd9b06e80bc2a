public indirect enum GameEffect: Equatable, Sendable {
  /// Fetches covers, and finds out whether this person, or without a name anybody, has seen the board →
  /// `FetchProgressAction`…, then `SetCardsAction` or `FetchFailedAction`.
  case fetchCovers(DealRequest, person: String = "")
  /// Looks for the player's last game on the board → `SetGhostAction`.
  case findGhost(DealRequest)
  /// Fetches missing pictures of the board again → `MissingCoversAction.recovered`.
  case recoverCovers(request: Int, covers: [Cover])
  /// Chooses a card for a computer → `ComputerFlipAction`.
  case think(Thought, request: Int, flip: Int)
  /// Measures the tune of the cover with this id after `step` tenths of a second → `MeterAction`.
  case meter(cover: String, step: Int, flip: Int)
  /// Measures the parts of the covers with these ids after `step` tenths of a second → `DanceAction`.
  case dance(covers: [String], step: Int)
}
