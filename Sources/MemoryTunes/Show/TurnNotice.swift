/// Announces the player to move in large letters, if several people share the keyboard.
func announceTurn(in state: inout GameState) {
  guard state.players.count(where: \.isPerson) > 1 else { return }
  state.show.announcedPlayer = state.turn
}
