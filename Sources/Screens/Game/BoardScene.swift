import MemoryTunes
import Terminal

/// What is drawn of a board and beside it: any game, and what of the state concerns it.
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
