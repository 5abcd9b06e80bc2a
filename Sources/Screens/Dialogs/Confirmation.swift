import MemoryTunes
import Terminal

/// Keys of the question whether a game under way may be given up.
func confirmationKeymap(key: Key, state: AppState) -> AppAction? {
  switch key {
  case .escape, .character("q"): return .routing(.go(state.routing.previous))
  default:
    return buttonKeymap(
      key: key, actions: [.routing(.go(.game)), .game(.fetchTunes(.init(for: state)))],
      selected: state.routing.selectedButton)
  }
}

/// Draws the question whether a game under way may be given up.
func drawConfirmation(state: AppState, on frame: inout Frame) {
  let theme = Theme(state.settings.current.theme)
  let panel = Panel(frame.bounds.centered(width: min(38, frame.size.width), height: 7))
  panel.draw(titled: "New game", theme: theme, on: &frame)
  frame.write(
    "Abandon the current game?", x: panel.inside.minX, y: panel.inside.minY,
    width: panel.inside.size.width, theme.text.on(theme.surface))
  drawButtons(
    ["Keep playing", "New game"], selected: state.routing.selectedButton,
    in: panel.inside.row(2), theme: theme, on: &frame)
}
