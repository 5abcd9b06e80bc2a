import MemoryTunes
import Terminal

extension Screen {
  /// The board, and what is shown while there is none.
  static let game = Screen(
    view: .whole(gameView), commands: boardCommands, buttons: failureButtons,
    clicks: [.card: turnOrShow])
}

private func boardCommands(in state: AppState) -> [Command] {
  switch state.game.phase {
  case .playing, .finished:
    coordinateCommands(in: state) + gameCommands + soundCommands + [timeTravelCommand]
  case .empty, .loading: loadingCommands + commonCommands
  case .failed: failureCommands + commonCommands
  }
}

/// What choosing a card does: it is turned, or if it is face up, shown again.
@Sendable func turnOrShow(_ card: Int, in state: AppState) -> AppAction? {
  state.game.isFaceUp(card)
    ? .game(.showCard(.init(index: card))) : .game(.flipCard(.init(index: card)))
}

private func turnOrShow(_ situation: Command.Situation) -> AppAction? {
  turnOrShow(situation.state.game.show.cursor, in: situation.state)
}

/// Shows the face-up card at the cursor again; the hint is as long as that for flipping, so that the others
/// stay where they are.
private func showCommand(
  _ meaning: String, if isOffered: @escaping @Sendable (AppState) -> Bool
) -> Command {
  Command(
    .choosing, hint: KeyHint("space", meaning),
    help: KeyHint("space enter click", "\(meaning) again"),
    if: {
      !$0.game.isComputersTurn && $0.game.isFaceUp($0.game.show.cursor) && isOffered($0)
    }, perform: turnOrShow)
}

private let gameCommands = [
  Command(
    .arrows, hint: KeyHint("arrows", "move"), help: KeyHint("arrows hjkl WASD", "move"),
    if: { !$0.game.isWatched },
    perform: { $0.key.direction.map { .game(.moveCursor(.init($0))) } }),
  Command(
    [.tab, .backTab, .home, .end],
    help: KeyHint("Tab Shift-Tab Home End", "next, previous, first, last hidden"),
    if: { !$0.game.isWatched },
    perform: { $0.key.hiddenDirection.map { .game(.moveCursor(.init($0))) } }),
  Command(
    .choosing, hint: KeyHint("space", "flip"), help: KeyHint("space enter click", "flip"),
    if: { !$0.game.isComputersTurn && !$0.game.isFaceUp($0.game.show.cursor) }, perform: turnOrShow),
  showCommand("hear") { $0.canHear(card: $0.game.show.cursor) },
  showCommand("look") { !$0.canHear(card: $0.game.show.cursor) },
  Command(
    .choosing, hint: KeyHint("space", "skip"),
    help: KeyHint("space enter", "end the computer’s turn"),
    if: \.game.isComputersTurn, perform: { _ in .game(.hurry) }),
  newGameCommand,
  hintCommand,
  Command(
    .letters("p"), hint: KeyHint("p", "pause"), help: KeyHint("p", "pause"),
    if: \.game.isUnderWay, perform: { _ in .routing(.go(.paused)) }),
  Command(.letters("#"), help: KeyHint("#", "coordinates to type")) {
    .settings(.change(.init(.showsCoordinates(!$0.state.settings.current.showsCoordinates))))
  },
  Command(.letters("i"), help: KeyHint("i", "about this cover")) { _ in .routing(.go(.info)) },
  helpCommand,
  Command(.leaving, hint: KeyHint("q", "menu"), help: KeyHint("q esc", "menu")) { _ in
    .routing(.go(.menu))
  },
]

extension GameState {
  /// Whether only computers play.
  fileprivate var isWatched: Bool { players.allSatisfy { $0.opponent != nil } }
}

extension Key {
  /// The direction in which Tab and the like look for a card that is face down; nil for other keys.
  fileprivate var hiddenDirection: MoveCursorAction.Direction? {
    switch self {
    case .tab: .next
    case .backTab: .previous
    case .home: .first
    case .end: .last
    default: nil
    }
  }
}

/// The commands while a board is dealt.
private let loadingCommands = [
  Command(.leaving, hint: KeyHint("esc", "menu"), help: KeyHint("esc q", "menu")) { _ in
    .routing(.go(.menu))
  }
]

let newGameCommand = Command(
  .letters("n"), hint: KeyHint("n", "new"), help: KeyHint("n", "new game")
) { newGame(in: $0.state) }

/// The action that starts a new game, or asks first if progress would be lost.
func newGame(in state: AppState) -> AppAction {
  state.unfinishedGame(in: .ordinary) == nil
    ? .game(.fetchTunes(.init(for: state))) : .routing(.go(.confirmation))
}

/// The action that resumes the unfinished game in a place.
func resume(_ place: GamePlace, in state: AppState) -> AppAction {
  state.game.place == place ? .routing(.go(.game)) : .session(.resumeGame(place))
}
