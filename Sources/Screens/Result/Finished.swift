extension Screen {
  static let finished = Screen(
    draw: drawFinished,
    commands: { finishedCommands(in: $0) + [recordsCommand] + commonCommands.map(\.unhinted) },
    page: resultPage,
    otherKeys: { situation in
      let game = situation.state.game
      return switch game.show.finale {
      case .lighting where game.sprint == nil, .landing: toResult
      case .lighting, .result, .board: nil
      }
    })
}

private func finishedCommands(in state: AppState) -> [Command] {
  let (finale, isWordless) = (state.game.show.finale, state.isWordless)
  // Keys meant for cards when the time ran out.
  if case .lighting = finale, state.game.sprint != nil { return [leaveCommand] }
  let common = [
    showSlipsCommand, figuresCommand, shareCommand, newGameCommand, tableCommand,
    Command(.endEvening, if: { $0.tally != nil }, action: .routing(.go(.ceremony))),
  ]
  guard finale == .result else {
    return [Command(.showResult, action: toResult)] + common + [leaveCommand]
  }
  let choose = Command(.choose, controls: isWordless ? nil : [[.choose]], perform: chooseItem)
  let showBoard = Command(.showBoard, action: .game(.showResult(false)))
  return (moveCommands + [choose]).map(\.unhinted) + (isWordless ? [] : [showBoard]) + common
    + [Command(.leave, controls: isWordless ? nil : [[.quit]], action: toMenu)]
}

let figuresCommand = Command(
  .figures, if: { !$0.isWordless && !$0.details.isEmpty }, action: .routing(.go(.figures)))

/// Only once the game is in the records, which it is shown from.
let showSlipsCommand = Command(
  .showSlip, if: { $0.records.news != nil && !$0.game.ownSlips.isEmpty },
  perform: { .review(.openSlips($0.state.game.id)) })

private let toResult: AppAction = .game(.showResult(true))

@Sendable private func resultPage(of state: AppState) -> Page {
  var page = Page(
    lines: ResultWords(of: state).sentences(about: state.game).front,
    buttons: state.showsResult ? resultButtons(in: state) : [],
    // The next daily board comes tomorrow: this one is to be shared.
    first: state.game.isCountingDaily && !state.isWordless ? 1 : 0, in: state)
  // Four are drawn in two rows.
  page.columns = page.count == 4 ? 2 : 1
  if state.showsResult, !state.isWordless {
    // Shows more figures of the game.
    page.others = [Item(tr("More", in: "button"), .routing(.go(.figures)))]
  }
  return page
}

let wordlessButtons = [
  Item(ButtonWords.playSign, .newGame(.dealNext)), Item(ButtonWords.menuSign, toMenu),
]

private func resultButtons(in state: AppState) -> [Item] {
  guard !state.isWordless else { return wordlessButtons }
  let play =
    state.game.daily == nil
    ? Item(state.nextGame.label(after: state.game), .newGame(.dealNext))
    : Item(ButtonWords.newGame, newGame(in: state))
  let share = Item(
    // Sends one’s own game to the friend who sent theirs.
    state.game.duelTitle == nil ? ButtonWords.share : tr("Answer", in: "button"),
    .routing(.go(.share)))
  let menu = Item(ButtonWords.menu, toMenu)
  if let table = state.game.table { return (table.seat == nil ? [] : [play, share]) + [menu] }
  // Plays on the same board again.
  var other = Item(tr("Same board"), .game(.deal(.init(repeating: state.game))))
  if case .practice(let count) = state.records.summary?.suggestion {
    other = Item(ButtonWords.practise(count), .routing(.go(.practice)))
  }
  return [play, share] + (state.game.round == nil ? [other] : []) + [menu]
}

private func drawFinished(of state: AppState, in chrome: Chrome, on frame: inout Frame) {
  guard state.showsResult else { return }
  let theme = chrome.theme
  let layout = ResultLayout(grid: state.game.grid, in: chrome.content, isWordless: state.isWordless)
  var dialog = ResultDialog(
    words: ResultWords(of: state), theme: theme, page: resultPage(of: state))
  if state.isWordless, state.game.hasTurns {
    dialog.podium = Podium(counts: state.game.scores, faces: state.faces(of: state.game.players))
  }
  let lessons =
    layout.place == .below
    ? dialog.drawStrip(in: layout.result, on: &frame)
    : dialog.draw(in: layout.result, isOver: layout.place == .over, on: &frame)
  guard let board = layout.board, layout.place != .over else { return }
  frame.drawPart("board") {
    BoardScene(game: state.game, state: state, theme: theme, layout: board)
      .drawCoordinates(of: lessons.flatMap(\.cards), on: &$0)
  }
}
