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
let closeCommand = Command(.close, perform: goBack)

let backCommand = Command(.back, perform: goBack)

@Sendable func goBack(_ situation: Command.Situation) -> AppAction? {
  .routing(.go(situation.state.routing.previous))
}

/// The screens without words in wordless mode.
private let wordlessScreens: [RoutingDestination] = [.menu, .game, .finished]

extension AppState {
  /// Leads to no words: keys that do are dead in wordless mode, but for those of the settings and the help.
  func isWithoutWords(_ command: Command) -> Bool {
    !isWordless || !wordlessScreens.contains(routing.destination)
      || wordlessCommands.contains(command.name)
  }
}

private let wordlessCommands: Set<CommandName> = [
  .openSettings, .selectEntry, .selectTile, .list, .choose, .moveCursor, .findHidden, .flip,
  .hear, .look, .leaveGame, .leaveDeal, .leaveResult, .showBoard, .showResult, .showResultByMoving,
  .showResultByListing, .endEvening,
]

/// Empty under a dialog, which has its own hints, and in wordless mode, unless a single switch needs the way back.
func hints(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  let isWordless =
    state.isWordless && state.scanning == .off && wordlessScreens.contains(destination)
  guard destination == state.routing.destination, !isWordless else { return [] }
  let bindings = state.keyBindings
  let commands = destination.screen.commands(state)
  let hints = commands.enumerated().compactMap { index, command -> KeyHint? in
    guard command.isOffered(state), var hint = command.hint(in: bindings) else { return nil }
    hint.command = command.isClickable ? index : nil
    hint.leaves = command.name.row.leaves
    return hint
  }
  return state.scanning == .off ? hints : forSwitch(hints, commands, in: state)
}

/// For a single switch: the hints that can be chosen, the way back first to have room.
private func forSwitch(_ hints: [KeyHint], _ commands: [Command], in state: AppState) -> [KeyHint] {
  // Instead of acting on the cursor, the switch chooses the thing itself.
  let chosen = hints.filter { hint in
    hint.command.map { !commands[$0].name.row.actsOnCursor } ?? false
  }
  let key = state.keyBindings.name(of: .pause)
  // The key that lets the highlight walk on, for players with one switch.
  let walkingOn = state.scan.isPaused ? key.map { [KeyHint($0, tr("walk on"))] } ?? [] : []
  return walkingOn + chosen.filter(\.leaves) + chosen.filter { !$0.leaves }
}
