/// A game to draw, on the table or from the records, in the state that has the settings and the people.
struct BoardScene {
  let game: GameState
  let state: AppState
  let theme: Theme
}
