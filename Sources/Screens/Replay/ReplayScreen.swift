/// Draws the recorded screen with the progress of the replay below it, and if it failed, the reason.
public func replayView(state: ReplayState, in size: Size) -> Frame {
  let shown = state.shownState
  let theme = shown.theme
  var frame = Frame(size: size, style: theme.text)
  frame.title = "\(programName) · \(tr("replay", in: "window title"))"
  let screen = Size(width: size.width, height: size.height - 2)
  frame.place(pastScreen(state: shown, in: screen), at: Point(x: 0, y: 0))
  if state.hasFailed, let failure = state.failure {
    let width = min(56, size.width)
    // Above the progress.
    drawBox(
      of: failure.sentence.wrapped(to: width - 6).map { ($0, theme.text) },
      titled: tr("The replay ends here"), width: width, in: frame.bounds.dropping(bottom: 2),
      theme: theme, on: &frame)
  }
  let row = Rectangle(x: 1, y: size.height - 2, width: size.width - 2, height: 1)
  drawBar(state.shownCount, of: state.count, in: row, theme.accent, theme: theme, on: &frame)
  let y = size.height - 1
  let mark = state.isAtEnd ? "■" : state.isPaused ? "‖" : "▶"
  let count = "\(mark) \(state.speed.label) \(state.shownCount)/\(state.count) "
  let keysX = max(count.displayWidth + 1, frame.size.width - 42)
  frame.write(count, x: 1, y: y, theme.accent)
  frame.write(
    shown.game.board.flips.last.map { shown.game.flipSentence($0.card) } ?? "",
    x: 1 + count.displayWidth, y: y, width: keysX - 2 - count.displayWidth, theme.text)
  let bindings = KeyBindings(state.keys)
  let hints = replayCommands(in: state).map(\.name.row).map { row in
    KeyHint(names(of: bindings.hinted(row.controls)), row.hint?.text ?? "")
  }
  drawHints(hints, in: frame.bounds.bottom(1).dropping(left: keysX), theme: theme, on: &frame)
  return frame
}

/// The action for a key in a replay; nil if it does nothing.
public func replayKeymap(key: Key, state: ReplayState) -> ReplayAction? {
  let bindings = KeyBindings(state.keys)
  func action(for key: Key) -> ReplayAction? {
    replayCommands(in: state).lazy.compactMap { name, action in
      bindings.meaning(of: key, among: name.row.controls).map(action)
    }.first
  }
  return action(for: key) ?? action(for: key.lowercased)
}

/// The commands of a replay, and the actions for the meanings of their keys.
func replayCommands(in state: ReplayState) -> [(name: CommandName, action: (Key) -> ReplayAction)] {
  let pause: CommandName = state.isPaused ? .play : .pauseReplay
  return [(.quitReplay, { _ in .quit })]
    + (state.isAtEnd ? [] : [(pause, { _ in .togglePause })])
    + [
      (.stepReplay, { $0 == .right ? .stepForward : .stepBack }),
      (.changeSpeed, { $0 == .down ? .goSlower : .goFaster }),
    ]
}
