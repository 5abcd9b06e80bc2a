import DataFlow

/// Announces the one to move in large letters, where several people share the keyboard.
func announceTurn(in state: inout GameState) {
  guard state.players.count(where: \.isPerson) > 1 else { return }
  state.show.announcedPlayer = state.turn
}

/// The end of the announcement; none if there is none.
func endTurnNotice(of state: GameState) -> Effect<GameEffect> {
  guard state.show.announcedPlayer != nil else { return .none }
  return .run(.endTurnNotice, id: .turnNotice, after: Delay.turnNotice)
}

func endTurnNotice(in state: inout GameState) -> Outcome<GameEffect> {
  guard state.show.announcedPlayer != nil else { return .ignored(.nothingIsAnnounced) }
  state.show.announcedPlayer = nil
  return .handled()
}

extension Reason {
  public static let nothingIsAnnounced: Self = "no turn is announced"
}
