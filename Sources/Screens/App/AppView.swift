/// Draws the current screen, with the dialog over it or the pane beside it.
public func appView(state: AppState, history: AppHistory, in size: Size) -> Frame {
  var frame = paneView(state: state, history: history, in: size)
  frame.title = state.windowTitle
  drawScan(of: state, on: &frame)
  return frame
}

private func paneView(state: AppState, history: AppHistory, in size: Size) -> Frame {
  if case .pane(let view) = state.routing.destination.screen.view {
    return view(state, history, size)
  }
  guard case .pane(let view) = state.routing.previous.screen.view,
    state.routing.destination.isDialog
  else { return screenView(state: state, in: size) }
  var frame = view(state, history, size)
  drawDialog(of: state, on: &frame)
  return frame
}

/// Draws the current screen with the dialog over it.
func screenView(state: AppState, in size: Size) -> Frame {
  guard size.width >= minimumSize.width, size.height >= minimumSize.height else {
    return tooSmallView(state: state, needed: minimumSize, in: size)
  }
  guard case .whole(let view) = state.routing.base.screen.view else { return Frame(size: size) }
  let chrome = Chrome(in: size, theme: state.theme)
  var frame = view(state, chrome)
  drawDialog(of: state, on: &frame)
  chrome.draw(notices: state.notices, on: &frame)
  return frame
}

private func drawDialog(of state: AppState, on frame: inout Frame) {
  let destination = state.routing.destination
  guard case .dialog(let draw) = destination.screen.view else { return }
  draw(state, &frame)
  Chrome(in: frame.size, theme: state.theme)
    .draw(hints(for: destination, in: state), on: &frame)
}

/// The smallest terminal in which everything except a large board fits.
let minimumSize = Size(width: 36, height: 10)

/// Shows the terminal's size and the size needed, in a terminal of any size.
func tooSmallView(state: AppState, needed: Size, in size: Size) -> Frame {
  let theme = state.theme
  var frame = Frame(size: size, style: theme.text)
  // Below the sizes, in two lines of about 20 columns.
  let advice = tr("Enlarge the window,\nor quit with Ctrl-C.").split(separator: "\n").map(
    String.init)
  let lines =
    [
      // The size of a window that is too small, in columns and lines: "20×8 now".
      (tr("Too small"), theme.accent), (tr("\(size.width)×\(size.height) now"), theme.text),
      // The size that it should have: "40×12 needed".
      (tr("\(needed.width)×\(needed.height) needed"), theme.strong),
    ] + advice.map { ($0, theme.quiet) }
  frame.write(centered: lines.prefix(max(1, size.height)), in: frame.bounds)
  return frame
}
