extension Screen {
  /// The board, or its stand-in while there is none.
  static let game = Screen(
    draw: drawGame, commands: boardCommands, page: gamePage, clicks: [.card: flipOrShow])
}

private func boardCommands(in state: AppState) -> [Command] {
  switch state.game.deal {
  case .none where state.game.hasBoard:
    coordinateCommands(in: state) + gameCommands + soundCommands + [timeTravelCommand]
  case .none, .fetching: [leaveCommand] + commonCommands
  case .failed: buttonCommands + [leaveCommand] + commonCommands
  }
}

/// The action of choosing a card: flips it, or if it stays, shows it again.
@Sendable func flipOrShow(_ card: Int, in state: AppState) -> AppAction? {
  state.game.board.canFlip(card)
    ? .game(.flipCard(.init(index: card))) : .game(.showCard(.init(index: card)))
}

private func flipOrShow(_ situation: Command.Situation) -> AppAction? {
  flipOrShow(situation.state.game.show.cursor, in: situation.state)
}

private func moveCursor(_ situation: Command.Situation) -> AppAction? {
  situation.key.direction.map { .game(.moveCursor(.init($0))) }
}

private let gameCommands = [
  Command(.moveCursor, if: { !$0.game.isWatched }, perform: moveCursor),
  Command(.findHidden, if: { !$0.game.isWatched }, perform: moveCursor),
  Command(
    .flip, if: { $0.game.isMovedHere && $0.game.board.canFlip($0.game.show.cursor) },
    perform: flipOrShow),
  Command(
    .hear, if: { $0.game.canShowAgain && $0.canHear(card: $0.game.show.cursor, in: $0.game) },
    perform: flipOrShow),
  Command(
    .look, if: { $0.game.canShowAgain && !$0.canHear(card: $0.game.show.cursor, in: $0.game) },
    perform: flipOrShow),
  Command(.skip, if: { $0.game.isComputersTurn }, action: .game(.hurry)),
  newGameCommand, tableCommand,
  Command(
    .hint, if: { $0.game.table == nil },
    perform: { $0.state.game.hintHasPrice ? .routing(.go(.hint)) : .game(.showHint) }),
  Command(.pause, if: { $0.game.isUnderWay && !$0.game.isShared }, action: .routing(.go(.paused))),
  Command(.showCoordinates) {
    .settings(.change(.init(\.showsCoordinates, !$0.state.settings.current.showsCoordinates)))
  },
  Command(.info, action: .routing(.go(.info))),
  helpCommand, leaveCommand,
]

extension GameState {
  fileprivate var canShowAgain: Bool { isMovedHere && !board.canFlip(show.cursor) }
}

let toMenu: AppAction = .routing(.go(.menu))

let leaveCommand = Command(.leave, action: toMenu)

let tableCommand = Command(.table, if: \.game.isShared, action: .routing(.go(.together)))

let newGameCommand = Command(
  .newGame, if: { !$0.game.isShared }, perform: { newGame(in: $0.state) })

/// The action that starts a new game, or asks first if that gives up another one.
func newGame(in state: AppState) -> AppAction {
  if state.together.isConnected { return .routing(.go(.together)) }
  return state.unfinishedGame(in: .ordinary) == nil
    ? .game(.deal(.init(for: state))) : .routing(.go(.confirmation))
}

func resume(_ place: GamePlace, in state: AppState) -> AppAction {
  state.game.place == place ? .routing(.go(.game)) : .session(.resumeGame(place))
}
