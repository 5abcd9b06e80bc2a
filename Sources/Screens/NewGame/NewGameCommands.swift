import MemoryTunes
import Terminal

extension Screen {
  /// What the next game is to be.
  static let newGame = Screen(
    view: .whole(newGameView), commands: { _ in newGameCommands + commonCommands },
    clicks: [.entry: clickChoice, .way: clickWay, .row: selectChoice])
}

/// Up and down select a row, left and right change it.
private let newGameCommands = [
  Command(.selectRow, perform: select),
  Command(.list, perform: select),
  Command(.changeRow) { situation in
    situation.state.newGame.selected.change(
      by: situation.key.direction == .left ? -1 : 1, in: situation.state)
  },
  Command(.chooseRow) { choose($0.state.newGame.selected, in: $0.state) },
  Command(.deal) { newGame(in: $0.state) },
  backCommand,
]

private func select(_ situation: Command.Situation) -> AppAction? {
  let choices = NewGameChoice.allCases
  let index = choices.firstIndex(of: situation.state.newGame.selected) ?? 0
  return situation.key.step(from: index, in: choices.count).map { .newGame(.select(choices[$0])) }
}

/// The action for Enter on a choice: deals, opens a list or a prompt, or takes the next value.
func choose(_ choice: NewGameChoice, in state: AppState) -> AppAction? {
  guard state.idleReason(of: choice) == nil else { return nil }
  return switch choice {
  case .deal: newGame(in: state)
  case .category where choice.hasDialog(in: state): .routing(.go(.categories))
  case .names: .prompt(.open(.namePlayers))
  case .code: .prompt(.open(.enterCode))
  case .kind, .people, .opponent, .otherOpponent, .headStart, .category, .grid, .peek:
    choice.change(by: 1, in: state)
  }
}

/// The action for a click on a row: selects it, or chooses it if it is selected.
private func clickChoice(_ index: Int, in state: AppState) -> AppAction? {
  let choices = NewGameChoice.allCases
  guard choices.indices.contains(index) else { return nil }
  let choice = choices[index]
  return choice == state.newGame.selected || choice == .deal
    ? choose(choice, in: state) : .newGame(.select(choice))
}

/// The action for a click on one of the ways to play: chooses it.
private func clickWay(_ index: Int, in state: AppState) -> AppAction? {
  GameKind.allCases.indices.contains(index)
    ? .settings(.change(.init(\.kind, GameKind.allCases[index]))) : nil
}

private func selectChoice(_ index: Int, in state: AppState) -> AppAction? {
  let all = NewGameChoice.allCases
  return all.indices.contains(index) ? .newGame(.select(all[index])) : nil
}
