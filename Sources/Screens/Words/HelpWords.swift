import MemoryTunes

extension AppState {
  /// What the player must do, in the game on the table or else in the next one; on the board also how, which
  /// is left out where there is no room.
  var rules: [[String]] {
    let note = (game.hasBoard ? game.request.kind : settings.current.kind).note
    guard routing.previous == .game, game.hasBoard else { return [[note]] }
    let flipping = "Flip two cards. If they don’t match, they turn back with your next flip."
    let slips = "Missing a pair that you have already seen is a slip: fewer slips, more stars."
    return [[note, flipping] + (game.sprint == nil && !game.hasTurns ? [slips] : []), [note]]
  }
}
