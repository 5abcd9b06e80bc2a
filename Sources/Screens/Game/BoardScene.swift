import MemoryTunes
import Terminal

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
  let goal: Goal?
  let caption: Caption

  init(_ game: GameState, in state: AppState) {
    (self.game, theme) = (game, state.theme)
    (isWordless, showsCoordinates) = (state.isWordless, state.showsCoordinates)
    showsCursor = state.scanning == .off
    faces = game.players.map(state.faceImage)
    (goal, caption) = (state.goalAhead(in: game), state.caption(of: game))
  }
}
