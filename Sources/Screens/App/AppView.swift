import MemoryTunes
import Terminal

/// Draws the current screen, with the dialog over it or the inspector beside it.
public func appView(state: AppState, history: AppHistory, in size: Size) -> Frame {
  state.routing.destination == .inspector
    ? inspectorView(state: state, history: history, in: size) : screenView(state: state, in: size)
}

/// Draws the current screen with the dialog over it.
func screenView(state: AppState, in size: Size) -> Frame {
  guard size.width >= minimumSize.width, size.height >= minimumSize.height else {
    return tooSmallView(state: state, needed: minimumSize, in: size)
  }
  var frame =
    switch state.routing.screen {
    case .categories: categoriesView(state: state, in: size)
    case .settings: settingsView(state: state, in: size)
    case .game: gameView(state: state, in: size)
    case .menu, .finished, .help, .confirmation, .prompt, .info, .inspector:
      menuView(state: state, in: size)
    }
  drawDialog(of: state, on: &frame)
  Chrome(in: size, theme: Theme(state.settings.current.theme))
    .draw(notices: state.notices, on: &frame)
  return frame
}

private func drawDialog(of state: AppState, on frame: inout Frame) {
  let destination = state.routing.destination
  switch destination {
  case .help: drawHelp(state: state, on: &frame)
  case .finished where state.game.turning.isEmpty: drawFinished(state: state, on: &frame)
  case .confirmation: drawConfirmation(state: state, on: &frame)
  case .prompt: drawPrompt(of: state, on: &frame)
  case .info: drawInfo(state: state, on: &frame)
  case .menu, .categories, .settings, .game, .finished, .inspector: return
  }
  Chrome(in: frame.size, theme: Theme(state.settings.current.theme))
    .draw(hints(for: destination, in: state), on: &frame)
}

/// The smallest terminal in which everything except a large board fits.
let minimumSize = Size(width: 36, height: 10)
