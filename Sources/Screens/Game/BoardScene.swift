/// A game to draw, on the table or from the records, and the settings that affect its board and panel.
struct BoardScene {
  let game: GameState
  let theme: Theme
  /// Has pictures and numbers, but no words.
  let isWordless: Bool
  let showsCoordinates: Bool
  /// Shows the cursor, because no highlight moves on its own.
  let showsCursor: Bool
  /// The pictures of the players, by their index; nil for those without a face.
  let faces: [String?]
  /// The cards at which the cursors of players elsewhere are, by their index.
  let cursors: [Int: Int]
  /// What a player elsewhere says, or that they are away; nil if there is nothing to say.
  let tableNews: String?
  let goal: Goal?
  let caption: Caption

  init(_ game: GameState, in state: AppState) {
    (self.game, theme) = (game, state.theme)
    (isWordless, showsCoordinates) = (state.isWordless, state.showsCoordinates)
    showsCursor = state.scanning == .off
    faces = game.players.map(state.faceImage)
    (cursors, tableNews) = (state.together.cursors, state.tableNews)
    (goal, caption) = (state.goalAhead(in: game), state.caption(of: game))
  }
}
