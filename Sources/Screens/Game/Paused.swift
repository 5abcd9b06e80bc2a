import MemoryTunes
import Terminal

extension Screen {
  /// The break in a game, over the board with all cards face down.
  static let paused = Screen(
    view: .dialog(drawPaused), commands: { _ in [continueCommand] },
    clicks: [.anywhere: close], otherKeys: goBack)
}

private let continueCommand = Command(.resume, perform: goBack)

private func drawPaused(state: AppState, on frame: inout Frame) {
  let theme = state.theme
  let chrome = Chrome(in: frame.size, theme: theme)
  // In the middle of the board, if the box does not leave the screen there.
  let width = min(30, frame.size.width)
  let place = boardLayout(of: state, in: chrome)?.board.centered(width: width, height: 5)
  let panel = Panel(
    place.flatMap { $0.isInside(frame.bounds) ? $0 : nil }
      ?? frame.bounds.centered(width: width, height: 5))
  panel.draw(titled: DialogWords.paused, theme: theme, on: &frame)
  frame.addTarget(.anywhere, frame.bounds)
  frame.write(
    DialogWords.clockIsStopped, x: panel.inside.minX, y: panel.inside.minY,
    width: panel.inside.size.width, theme.text.on(theme.surface))
}
