/// Draws the current screen, with the dialog over it or the pane beside it.
public func appView(state: AppState, history: AppHistory, in size: Size) -> Frame {
  let destination = state.routing.destination
  // A dialog over time travel keeps its list.
  let isPast =
    destination == .inspector || destination.isDialog && state.routing.previous == .inspector
  var frame =
    isPast
    ? inspectorView(state: state, history: history, in: size) : screenView(state: state, in: size)
  if isPast { drawDialog(of: state, in: Chrome(in: size, theme: state.theme), on: &frame) }
  frame.title = state.windowTitle
  drawScan(of: state, on: &frame)
  return frame
}

/// Draws the current screen with the dialog over it.
func screenView(state: AppState, in size: Size) -> Frame {
  guard size.width >= minimumSize.width, size.height >= minimumSize.height else {
    return tooSmallView(state: state, needed: minimumSize, in: size)
  }
  var chrome = Chrome(in: size, theme: state.theme)
  chrome.hints = hints(for: state.routing.base, in: state)
  var frame = Frame(size: size, style: chrome.theme.blank)
  state.routing.base.screen.draw?(state, chrome, &frame)
  drawDialog(of: state, in: chrome, on: &frame)
  chrome.draw(notices: state.notices, on: &frame)
  return frame
}

private func drawDialog(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  let destination = state.routing.destination
  guard destination.isDialog, let draw = destination.screen.draw else { return }
  draw(state, chrome, &frame)
  chrome.draw(hints(for: destination, in: state), on: &frame)
}

/// The smallest terminal in which everything except a large board fits.
let minimumSize = Size(width: 36, height: 10)

/// Shows the terminal's size and the size needed, in a terminal of any size.
func tooSmallView(state: AppState, needed: Size, in size: Size) -> Frame {
  let theme = state.theme
  var frame = Frame(size: size, style: theme.text)
  // Below the sizes, in two lines of about 20 columns.
  let advice = tr("Enlarge the window,\nor quit with Ctrl-C.").split(separator: "\n")
  let lines =
    [
      // The size of a window that is too small, in columns and lines: "20×8 now".
      (tr("Too small"), theme.accent), (tr("\(size.width)×\(size.height) now"), theme.text),
      // The size that it should have: "40×12 needed".
      (tr("\(needed.width)×\(needed.height) needed"), theme.strong),
    ] + advice.map { (String($0), theme.quiet) }
  frame.write(centered: lines.prefix(max(1, size.height)), in: frame.bounds)
  return frame
}
