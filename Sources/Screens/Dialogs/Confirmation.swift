import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to abandon the current game.
  static let confirmation = Screen(
    view: .dialog(drawConfirmation), commands: { _ in confirmationCommands + commonCommands },
    buttons: confirmationButtons)
}

private let confirmationCommands =
  buttonCommands + [
    Command(.leaving, hint: KeyHint("esc", "back"), help: KeyHint("esc q", "back")) {
      .routing(.go($0.state.routing.previous))
    }
  ]

private func confirmationButtons(in state: AppState) -> [Button] {
  [
    Button(label: "Keep playing", action: .routing(.go(.game))),
    Button(label: "New game", action: .game(.fetchTunes(.init(for: state)))),
  ]
}

private func drawConfirmation(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  let panel = Panel(frame.bounds.centered(width: min(38, frame.size.width), height: 7))
  panel.draw(titled: "New game", theme: theme, on: &frame)
  frame.write(
    "Give up the current game?", x: panel.inside.minX, y: panel.inside.minY,
    width: panel.inside.size.width, theme.text.on(theme.surface))
  drawButtons(
    confirmationButtons(in: state), selected: state.routing.selectedButton,
    in: panel.inside.row(2), theme: theme, on: &frame)
}
