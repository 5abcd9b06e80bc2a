import MemoryTunes
import Terminal

extension Screen {
  /// The result of a solved board, which appears once its covers have lit up.
  static let finished = Screen(
    view: .dialog(drawFinished, isOpen: \.showsResult),
    commands: { finishedCommands(in: $0.game) + [recordsCommand] + commonCommands },
    buttons: { $0.showsResult ? finishedButtons(in: $0) : [] })
}

private func finishedCommands(in game: GameState) -> [Command] {
  switch game.show.finale {
  // Not Space: who turns cards with it could press it once too often.
  case .result:
    moveCommands + [
      chooseCommand([.enter], help: "enter click"),
      Command(
        [.escape, .character(" ")], hint: KeyHint("esc", "see the board"),
        help: KeyHint("esc space", "see the board")
      ) { _ in .game(.showResult(false)) },
      shareCommand, newGameCommand, menuCommand([.character("q")], help: "q"),
    ]
  // Keys that were meant for cards when the time was up.
  case .lighting where game.sprint != nil: [menuCommand(.leaving, help: "q esc")]
  case .lighting, .board:
    [
      Command(
        .choosing, hint: KeyHint("space", "result"), help: KeyHint("space enter", "result"),
        perform: showResult),
      Command(.arrows, help: KeyHint("arrows hjkl WASD", "result"), perform: showResult),
      Command(.listing, help: KeyHint(KeyHint.listing.keys, "result"), perform: showResult),
      shareCommand, newGameCommand, menuCommand(.leaving, help: "q esc"),
    ]
  }
}

private func showResult(_: Command.Situation) -> AppAction? { .game(.showResult(true)) }

private func menuCommand(_ keys: [Key], help: String) -> Command {
  Command(keys, hint: KeyHint("q", "menu"), help: KeyHint(help, "menu")) { _ in
    .routing(.go(.menu))
  }
}

private func finishedButtons(in state: AppState) -> [Button] {
  [
    Button(label: "Play again", action: newGame(in: state)),
    Button(label: "Same board", action: .game(.fetchTunes(.init(repeating: state.game)))),
    Button(label: "Share", action: .routing(.go(.share))),
    Button(label: "Menu", action: .routing(.go(.menu))),
  ]
}

func drawFinished(state: AppState, on frame: inout Frame) {
  guard state.game.isFinished else { return }
  let theme = state.theme
  let area = Chrome(in: frame.size, theme: theme).content
  let layout = ResultLayout(grid: state.game.grid, in: area)
  let dialog = ResultDialog(
    words: ResultWords(of: state.game, bests: state.records.newBests, theme: theme), theme: theme,
    buttons: finishedButtons(in: state), selected: state.routing.selectedButton)
  let lessons =
    layout.place == .below
    ? dialog.drawStrip(in: layout.result, on: &frame)
    : dialog.draw(in: layout.result, isOver: layout.place == .over, on: &frame)
  guard let board = layout.board, layout.place != .over else { return }
  frame.drawPart("board") {
    drawCoordinates(
      of: lessons.flatMap(\.cards), in: state.game, at: board, theme: theme, on: &$0)
  }
}
