import MemoryTunes
import Terminal

/// Keys of the dialog over a solved board.
///
/// While its last card still turns, none does anything.
func finishedKeymap(key: Key, state: AppState) -> AppAction? {
  guard state.game.turning.isEmpty else { return nil }
  switch key {
  case .escape, .character("q"): return .routing(.init(.menu))
  case .character("n"): return .newGame(.init())
  default:
    return buttonKeymap(
      key: key, actions: [.newGame(.init()), .routing(.init(.menu))],
      selected: state.routing.selectedButton, of: .finished)
  }
}

/// Draws the dialog over a solved board: beside it where there is room, so that it stays whole.
func drawFinished(state: AppState, on frame: inout Frame) {
  guard let result = state.game.result else { return }
  let theme = Theme(state.settings.current.theme)
  let (place, covered) = finishedPlace(state: state, on: frame)
  if let covered { frame.fill(covered, theme.text) }
  let panel = Panel(place)
  panel.draw(titled: "All pairs found", theme: theme, on: &frame)
  let inside = panel.inside
  let stars = result.rating.rawValue
  func write(_ text: String, row: Int, indent: Int = 0, _ style: Style) {
    frame.write(
      text, x: inside.minX + indent, y: inside.minY + row, width: inside.size.width - indent,
      style.on(theme.surface))
  }
  write(String(repeating: "★ ", count: stars), row: 0, theme.accent)
  write(
    String(repeating: "★ ", count: Rating.allCases.count - stars), row: 0, indent: 2 * stars,
    theme.faint)
  write(result.rating.label, row: 1, theme.strong)
  let figures = [
    ("Moves", "\(result.moves)"),
    ("Perfect", oneDecimal(perfectMemoryMoves(pairs: result.pairs))),
    ("Time", clock(result.seconds)),
    ("Seed", "\(result.seed)"),
  ]
  for (row, figure) in figures.enumerated() {
    write(figure.0, row: 3 + row, theme.quiet)
    write(figure.1, row: 3 + row, indent: 9, theme.strong)
  }
  drawButtons(
    ["Play again", "Menu"], selected: state.routing.selectedButton, in: inside.row(8),
    theme: theme, on: &frame)
}

/// Beside the board, in place of the panel, if that is wide enough; else in the middle.
private func finishedPlace(state: AppState, on frame: Frame) -> (Rectangle, panel: Rectangle?) {
  let (width, height) = (30, 13)
  let chrome = Chrome(in: frame.size, theme: Theme(state.settings.current.theme))
  if let panel = BoardLayout(grid: state.game.grid, in: chrome.content)?.panel,
    panel.size.width >= width, panel.size.height >= height
  {
    let place = Rectangle(
      x: panel.minX, y: panel.minY + 1, width: panel.size.width, height: height)
    return (place, panel)
  }
  let middle = frame.bounds.centered(
    width: min(width, frame.size.width), height: min(height, frame.size.height))
  return (middle, nil)
}

extension Rating {
  fileprivate var label: String {
    switch self {
    case .perfect: "Perfect memory!"
    case .excellent: "Excellent!"
    case .good: "Well remembered."
    case .fair: "Not bad."
    case .beginner: "Practice makes perfect."
    }
  }
}
