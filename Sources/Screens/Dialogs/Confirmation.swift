import MemoryTunes
import Terminal

extension Screen {
  /// The question whether to abandon the current game.
  static let confirmation = Screen(
    view: .dialog(drawConfirmation), commands: { _ in confirmationCommands + commonCommands },
    buttons: confirmationButtons)
}

/// The commands of a question.
let confirmationCommands = buttonCommands + [keepCommand]

/// The command that leaves all as it is.
let keepCommand = Command(.leaving, hint: KeyHint("esc", "back"), help: KeyHint("esc q", "back")) {
  .routing(.go($0.state.routing.previous))
}

private func confirmationButtons(in state: AppState) -> [Button] {
  [
    Button(label: "Keep playing", action: resume(state.nextDeal.place, in: state)),
    Button(label: "New game", action: .game(.fetchTunes(state.nextDeal))),
  ]
}

private func drawConfirmation(state: AppState, on frame: inout Frame) {
  drawQuestion(
    state.unfinishedGame(in: state.nextDeal.place)?.farewell ?? "Give up the current game?",
    titled: title(ofDealIn: state), buttons: confirmationButtons(in: state), state: state,
    on: &frame)
}

/// What was asked for: a code only if one was typed, or chosen with the day.
private func title(ofDealIn state: AppState) -> String {
  guard let offered = state.newGame.offered else { return "New game" }
  let code = offered.daily == nil ? state.newGame.code : offered.code
  return code?.description ?? offered.title
}

extension GameState {
  /// The question whether to give it up, which names it, since another one may be on the screen.
  fileprivate var farewell: String {
    let board =
      daily.flatMap { CalendarDate(dayNumber: $0.day) }.map { "the board of \($0.label)" }
      ?? "\(grid.label) \(request.category.label.fitted(to: 20))\(request.kind.suffix)"
    let score =
      sprint.map { pairs($0.pairCount + matchedPairCount) }
      ?? "\(matchedPairCount) of \(pairs(covers.count))"
    return "Give up \(board), \(score)?"
  }
}

extension FetchTunesAction {
  /// The kind of game, and the computers in it if they fit: "New game by ear against Fuzz".
  fileprivate var title: String {
    let name =
      switch kind {
      case .pairs: "New game"
      case .titles: "Cover and title"
      case .sprint: "New sprint"
      case .ear: "New game by ear"
      }
    let computers = kind == .sprint ? [] : players.compactMap { $0.opponent?.label }
    guard !computers.isEmpty, computers.count < players.count else { return name }
    let full = "\(name) against \(computers.joined(separator: " and "))"
    return full.displayWidth <= 32 ? full : name
  }
}

/// Draws a question in a box, with its buttons below.
func drawQuestion(
  _ question: String, titled title: String, buttons: [Button], state: AppState,
  on frame: inout Frame
) {
  let theme = state.theme
  let width = min(max(38, question.displayWidth + 5), 46, frame.size.width)
  let lines = question.wrapped(to: width - 5)
  let panel = Panel(frame.bounds.centered(width: width, height: 6 + lines.count))
  panel.draw(titled: title, theme: theme, on: &frame)
  for (row, line) in lines.enumerated() {
    frame.write(
      line, x: panel.inside.minX, y: panel.inside.minY + row, theme.text.on(theme.surface))
  }
  drawButtons(
    buttons, selected: state.routing.selectedButton, in: panel.inside.row(lines.count + 1),
    theme: theme, on: &frame)
}
