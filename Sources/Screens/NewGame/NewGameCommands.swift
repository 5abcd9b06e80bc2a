import MemoryTunes
import Terminal

extension Screen {
  /// What the next game is to be.
  static let newGame = Screen(
    view: .whole(newGameView), commands: { _ in newGameCommands + commonCommands },
    clicks: [.entry: clickChoice])
}

/// Up and down select a row, left and right change it.
private let newGameCommands = [
  Command(.selectRow, perform: select),
  Command(.list, perform: select),
  Command(.changeRow) { situation in
    situation.state.newGameChoice.change(
      by: situation.key.direction == .left ? -1 : 1, in: situation.state)
  },
  Command(.chooseRow) { choose($0.state.newGameChoice, in: $0.state) },
  Command(.deal) { newGame(in: $0.state) },
  backCommand,
]

private func select(_ situation: Command.Situation) -> AppAction? {
  let choices = situation.state.newGameChoices
  let index = choices.firstIndex(of: situation.state.newGameChoice) ?? 0
  return situation.key.step(from: index, in: choices.count).map { .newGame(.select(choices[$0])) }
}

/// The action for Enter on a choice: deals, opens a list or a prompt, or takes the next value.
private func choose(_ choice: NewGameChoice, in state: AppState) -> AppAction? {
  switch choice {
  case .deal: newGame(in: state)
  case .category where choice.hasDialog(in: state): .routing(.go(.categories))
  case .names: .prompt(.open(.namePlayers))
  case .code: .prompt(.open(.enterCode))
  case .kind, .people, .opponent, .otherOpponent, .category, .grid, .peek:
    choice.change(by: 1, in: state)
  }
}

/// The action for a click on a row: selects it, or chooses it if it is selected.
private func clickChoice(_ index: Int, in state: AppState) -> AppAction? {
  let choices = state.newGameChoices
  guard choices.indices.contains(index) else { return nil }
  let choice = choices[index]
  return choice == state.newGameChoice || choice == .deal
    ? choose(choice, in: state) : .newGame(.select(choice))
}
