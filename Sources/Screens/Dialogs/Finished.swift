import MemoryTunes
import Terminal

extension Screen {
  /// The dialog over a solved board, which opens when its cards have stopped turning.
  static let finished = Screen(
    view: .dialog(drawFinished, isOpen: isOpen),
    commands: { (isOpen($0) ? finishedCommands : []) + commonCommands },
    buttons: { isOpen($0) ? finishedButtons(in: $0) : [] })

  private static func isOpen(_ state: AppState) -> Bool { state.game.turning.isEmpty }
}

private let finishedCommands =
  buttonCommands + [
    newGameCommand,
    Command(.leaving, hint: KeyHint("q", "menu"), help: KeyHint("q esc", "menu")) { _ in
      .routing(.go(.menu))
    },
  ]

private func finishedButtons(in state: AppState) -> [Button] {
  [
    Button(label: "Play again", action: .game(.fetchTunes(.init(for: state)))),
    Button(label: "Menu", action: .routing(.go(.menu))),
  ]
}

/// Draws the dialog beside the board if there is room, or else over it.
private func drawFinished(state: AppState, on frame: inout Frame) {
  guard let result = state.game.result else { return }
  let theme = Theme(state.settings.current.theme)
  let chrome = Chrome(in: frame.size, theme: theme)
  let beside = BoardLayout(grid: state.game.grid, in: chrome.content)?.panel
  let dialog = FinishedDialog(
    result: result, theme: theme, buttons: finishedButtons(in: state),
    button: state.routing.selectedButton)
  if let beside, beside.size.width >= 30, beside.size.height >= 15 {
    frame.fill(beside, theme.text)
    dialog.draw(
      in: Rectangle(x: beside.minX, y: beside.minY + 1, width: beside.size.width, height: 14),
      on: &frame)
  } else if frame.size.height >= 17 {
    dialog.draw(in: frame.bounds.centered(width: 30, height: 14), on: &frame)
  } else {
    dialog.drawSmall(
      in: Rectangle(x: frame.size.width - 32, y: frame.size.height - 7, width: 31, height: 6),
      on: &frame)
  }
}

private struct FinishedDialog {
  let result: GameResult
  let theme: Theme
  let buttons: [Button]
  let button: Int

  private let title = "All pairs found"
  private var comparison: String { perfectMemory(pairs: result.pairs) }

  init(result: GameResult, theme: Theme, buttons: [Button], button: Int) {
    (self.result, self.theme, self.buttons, self.button) = (result, theme, buttons, button)
  }

  func draw(in place: Rectangle, on frame: inout Frame) {
    let panel = Panel(place)
    panel.draw(titled: title, theme: theme, on: &frame)
    let inside = panel.inside
    drawStars(in: inside, on: &frame)
    write(result.rating.label, in: inside.row(1), theme.strong, on: &frame)
    let figures =
      [("Moves", "\(result.moves)")]
      + "\(comparison) moves".wrapped(to: inside.size.width).map { ($0, "") }
      + [("Time", clock(result.seconds)), ("Seed", "\(result.seed)")]
    for (row, figure) in figures.enumerated() {
      write(figure.0, in: inside.row(3 + row), theme.quiet, on: &frame)
      write(figure.1, in: inside.row(3 + row).indented(by: 9), theme.strong, on: &frame)
    }
    drawButtons(buttons, selected: button, in: inside.row(9), theme: theme, on: &frame)
  }

  /// Draws the same in four lines.
  func drawSmall(in place: Rectangle, on frame: inout Frame) {
    Panel(place).draw(titled: title, theme: theme, on: &frame)
    let inside = place.inset(x: 2, y: 1)
    drawStars(in: inside, on: &frame)
    write(moves(result.moves), in: inside.row(0).indented(by: 11), theme.strong, on: &frame)
    write(comparison, in: inside.row(1), theme.quiet, on: &frame)
    write(
      "\(clock(result.seconds)), seed \(result.seed)", in: inside.row(2), theme.quiet, on: &frame)
    drawButtons(buttons, selected: button, in: inside.row(3), theme: theme, on: &frame)
  }

  private func drawStars(in inside: Rectangle, on frame: inout Frame) {
    let count = result.rating.rawValue
    write(String(repeating: "★ ", count: count), in: inside, theme.accent, on: &frame)
    write(
      String(repeating: "☆ ", count: Rating.allCases.count - count),
      in: inside.indented(by: 2 * count), theme.quiet, on: &frame)
  }

  private func write(
    _ text: String, in row: Rectangle, _ style: Style, on frame: inout Frame
  ) {
    frame.write(
      text, x: row.minX, y: row.minY, width: row.size.width, style.on(theme.surface))
  }
}

extension Rectangle {
  /// The rectangle without this many columns on its left.
  fileprivate func indented(by columns: Int) -> Rectangle {
    Rectangle(x: minX + columns, y: minY, width: size.width - columns, height: size.height)
  }
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
