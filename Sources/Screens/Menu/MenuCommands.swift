import MemoryTunes
import Terminal

extension Screen {
  /// The start screen.
  static let menu = Screen(
    view: .whole(menuView), commands: { _ in menuCommands + soundCommands + [timeTravelCommand] },
    clicks: [.entry: menuAction])
}

private let menuCommands = [
  Command(.selectEntry, perform: select),
  Command(.list, perform: select),
  Command(.choose) { menuAction(ofEntry: $0.state.selectedMenuEntry, in: $0.state) },
  Command(.newGame, isHinted: false) { newGame(in: $0.state) },
  Command(.nextPerson, if: knowsNames) { situation in
    let settings = situation.state.settings.current
    return .settings(
      .change(.init(\.person, settings.peopleToChoose.after(settings.person, by: 1))))
  },
  Command(.nextPerson, isHinted: false, if: knowsNoNames) { _ in
    .prompt(.open(.namePlayers))
  },
  recordsCommand,
  helpCommand,
  Command(.category) { _ in .routing(.go(.categories)) },
  Command(.openSettings, isHinted: false) { _ in .routing(.go(.settings)) },
  Command(.quit) { _ in .session(.quit(.init())) },
]

@Sendable private func knowsNoNames(in state: AppState) -> Bool { !knowsNames(in: state) }

@Sendable private func knowsNames(in state: AppState) -> Bool {
  !state.settings.current.peopleToChoose.isEmpty
}

private func select(_ situation: Command.Situation) -> AppAction? {
  let entries = situation.state.menuEntries
  return situation.key.step(from: situation.state.selectedMenuEntry, in: entries.count)
    .map { .menu(.select(entries[$0])) }
}

/// The action of the entry at an index; nil if there is none.
func menuAction(ofEntry index: Int, in state: AppState) -> AppAction? {
  let entries = state.menuEntries
  guard entries.indices.contains(index) else { return nil }
  return switch entries[index] {
  case .suggestion: .records(.playSuggestion)
  case .resume: state.resumablePlace.map { resume($0, in: state) }
  case .newGame: newGame(in: state)
  case .daily: .daily(.play(nil))
  case .customGame: .routing(.go(.newGame))
  case .records: .routing(.go(.records))
  case .settings: .routing(.go(.settings))
  case .help: .routing(.go(.help))
  case .quit: .session(.quit(.init()))
  }
}
