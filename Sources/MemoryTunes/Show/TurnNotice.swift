extension GameState {
  /// Announces the player to move in large letters, if several people share the keyboard.
  mutating func announceTurn() {
    if players.count(where: \.isPerson) > 1 { show.announcedPlayer = turn }
  }
}
