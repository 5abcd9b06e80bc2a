import MemoryTunes
import Terminal

/// What the player sees: the screen, and the dialogs that lie over it or stand beside it.
public func appView(state: AppState, history: AppHistory, in size: Size) -> Frame {
  state.routing.destination == .inspector
    ? inspectorView(state: state, history: history, in: size) : screenView(state: state, in: size)
}

/// A screen with the dialog that lies over it.
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

/// The smallest screen on which everything but a large board can be read.
let minimumSize = Size(width: 36, height: 10)
