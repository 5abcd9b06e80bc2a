/// Draws the list of events beside the screen after the selected one.
func inspectorView(state: AppState, history: AppHistory, in size: Size) -> Frame {
  let (theme, inspector) = (state.theme, state.inspector)
  var frame = Frame(size: size, style: theme.text)
  // Everything if no screen fits beside it, less than usual if a board needs the room.
  let paneWidth =
    size.width < 78
    ? size.width
    : min(64, size.width * 9 / 20, max(24, size.width - neededSize(of: state.game.grid).width))
  let screen = Size(width: size.width - paneWidth, height: size.height)
  let position = history.position(of: inspector)
  if screen.width > 0 {
    let past = position.map(history.state(after:)) ?? state
    // The steps of flipping cards are events of their own, which are rarely listed.
    let shown = inspector.showsEverything ? past : past.settled
    frame.place(pastScreen(state: shown, in: screen), at: Point(x: 0, y: 0))
  }
  let pane = Rectangle(x: screen.width, y: 0, width: paneWidth, height: size.height)
  if pane.minX > 0 {
    for y in pane.minY..<pane.maxY - 1 { frame.write("│", x: pane.minX, y: y, theme.faint) }
  }
  let inside = pane.inset(x: 2, y: 0)
  let detailHeight = inspector.showsEverything ? min(14, max(0, pane.height / 2 - 1)) : 0
  let listHeight = max(0, pane.height - 4 - detailHeight)
  frame.write(ButtonWords.timeTravel, in: inside, theme.accent)
  frame.write(
    tr("\(history.count) event", "\(history.count) events", count: history.count),
    in: inside.dropping(left: 13), theme.quiet)
  let list = inside.dropping(top: 2).top(listHeight)
  drawList(of: inspector, at: position, history, in: list, theme: theme, on: &frame)
  if let position, inspector.showsEverything {
    let detail = inside.dropping(top: list.maxY + 1).top(detailHeight)
    frame.write(details(of: position, in: history, fitting: detail.size, theme: theme), in: detail)
  }
  let row = (pane.minX > 0 ? frame.bounds.inset(x: 2, y: 0) : inside).bottom(1)
  drawHints(hints(for: .inspector, in: state), in: row, theme: theme, on: &frame)
  return frame
}

/// Draws a past screen without its hints, because the keys have other meanings now.
func pastScreen(state: AppState, in size: Size) -> Frame {
  var frame = screenView(state: state, in: size)
  frame.startLayer()
  Chrome(in: size, theme: state.theme).draw([], on: &frame)
  return frame
}

/// Draws the events around the selected one, the newest at the bottom.
private func drawList(
  of inspector: InspectorState, at position: Int?, _ history: AppHistory, in list: Rectangle,
  theme: Theme, on frame: inout Frame
) {
  guard let position else {
    return frame.write(tr("No move to go back to yet."), in: list, theme.text)
  }
  guard list.height > 0, list.width > 0 else { return }
  let older = sequence(first: position) { history.position(before: $0, listedBy: inspector) }
    .prefix(list.height).reversed()
  let newer = sequence(first: position) { history.position(after: $0, listedBy: inspector) }
    .dropFirst().prefix(list.height)
  let near = older + newer
  let rows = window(of: list.height, around: older.count - 1, in: near.count).map { near[$0] }
  let numberWidth = "\(history[rows[rows.count - 1]].event.number)".count
  for (row, index) in rows.enumerated() {
    let event = history[index].event
    let place = list.row(row)
    let style = index == position ? theme.strong : theme.quiet
    let mark = index == position ? "▸" : " "
    let words =
      inspector.showsEverything
      ? event.kind.label : sentence(of: event, in: history.state(after: index))
    var cause = inspector.showsEverything ? event.parent.map { " ← \($0)" } ?? "" : ""
    // Beside an event that changed nothing.
    if case .ignored = history.outcome(at: index) { cause = " \(tr("ignored"))" }
    let number = "\(event.number)"
    let indent = String(repeating: " ", count: numberWidth - number.count)
    let text = "\(mark) \(indent)\(number) \(words)"
    frame.write(text, in: place.dropping(right: cause.displayWidth), style)
    frame.write(cause, x: place.maxX - cause.displayWidth, y: place.minY, theme.quiet)
    frame.addTarget(.select(event.number), place)
    if index == position { frame.cursor = place.origin }
  }
}

private func details(
  of position: Int, in history: AppHistory, fitting size: Size, theme: Theme
) -> [(String, Style)] {
  let (event, cost) = (history[position].event, history[position].cost)
  var facts: [(String, Style)] = []
  switch history.outcome(at: position) {
  // "ignored: the card is open"; reasons are in English.
  case .ignored(let reason): facts = [(tr("ignored: \(reason)"), theme.accent)]
  case .unhandled: facts = [(tr("unknown action"), theme.accent)]
  case .handled, nil:
    let difference = try? StateDifference(
      from: history.state(before: position), to: history.state(after: position))
    facts = difference?.changes.map { ($0.description, theme.text) } ?? []
  }
  facts.append((event.timing(cost), theme.quiet))
  let lines = [(event.kind.label, theme.strong)] + facts.wrapped(to: size.width)
  guard lines.count > size.height else { return lines }
  let shown = lines.prefix(max(0, size.height - 1))
  // The number of lines that are not shown.
  return shown + [(tr("… \(lines.count - shown.count) more"), theme.quiet)]
}

/// The last events of a game that the player can return to, newest first, and the selected one.
func inspectorPage(of history: AppHistory, in state: AppState) -> Page {
  func told(_ position: Int) -> String {
    sentence(of: history[position].event, in: history.state(after: position))
  }
  let moments = history.indices.reversed().lazy.filter { history[$0].event.isMoment }
  let deal = moments.first { history[$0].event.beginsGame }
  var page = Page(
    title: ButtonWords.timeTravel, lines: [tr("Choose the moment to go back to.")],
    items: moments.prefix(9).prefix { $0 >= deal ?? $0 }.map { position in
      Item(told(position), .inspector(.playOn(.init(number: history[position].event.number))))
    }, selected: nil)
  page.focus = history.position(of: state.inspector).map(told)
  return page
}
