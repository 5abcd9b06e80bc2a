let helpCommand = Command(.help, action: .routing(.go(.help)))

let soundCommands = [
  Command(.mute, if: { $0.audible != .off }, perform: toggleSound),
  Command(.unmute, if: { $0.audible == .off }, perform: toggleSound),
]

@Sendable private func toggleSound(_ situation: Command.Situation) -> AppAction? {
  .settings(.change(.init(\.sound, situation.state.toggledSound)))
}

let commonCommands = [helpCommand] + soundCommands + [timeTravelCommand]

/// The command of dialogs that any key closes.
let closeCommand = Command(.back, controls: [], perform: goBack)

let backCommand = Command(.back, perform: goBack)

@Sendable func goBack(_ situation: Command.Situation) -> AppAction? {
  .routing(.go(situation.state.routing.previous))
}

/// The screens without words in wordless mode.
private let wordlessScreens: [RoutingDestination] = [.menu, .game, .finished]

extension AppState {
  /// The current screen shows no words; keys that lead to some are dead there, but for those of the settings.
  var hidesWords: Bool { isWordless && wordlessScreens.contains(routing.destination) }
}

/// Empty under a dialog, which has its own hints, and in wordless mode, unless a single switch needs the way back.
func hints(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  let isWordless = state.hidesWords && state.scanning == .off
  guard destination == state.routing.destination, !isWordless else { return [] }
  let bindings = state.keyBindings(on: destination)
  let commands = destination.screen.commands(state)
  let hints = commands.enumerated().compactMap { index, command -> KeyHint? in
    guard command.isOffered(state), var hint = command.hint(in: bindings) else { return nil }
    hint.command = command.isClickable ? index : nil
    hint.leaves = command.name.leaves
    // A single switch chooses only what can be clicked, and the thing itself instead of that at the cursor.
    let isChosen = command.isClickable && !command.name.actsOnCursor
    return state.scanning == .off || isChosen ? hint : nil
  }
  // The key that lets the highlight walk on, for players with one switch.
  guard state.scanning != .off, state.scan.isPaused, let key = state.keyBindings.name(of: .pause)
  else { return hints }
  return [KeyHint(key, tr("walk on"))] + hints
}
