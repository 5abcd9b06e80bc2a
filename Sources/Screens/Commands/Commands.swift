import MemoryTunes
import Terminal

let helpCommand = Command(.help) { _ in .routing(.go(.help)) }

/// Mutes and unmutes.
let soundCommands = [
  Command(.mute, if: { $0.audible != .off }, perform: toggleSound),
  Command(.unmute, if: { $0.audible == .off }, perform: toggleSound),
]

@Sendable private func toggleSound(_ situation: Command.Situation) -> AppAction? {
  .settings(.change(.init(\.sound, situation.state.toggledSound)))
}

/// The commands of every screen.
let commonCommands = [helpCommand] + soundCommands + [timeTravelCommand]

/// The command of dialogs that any key closes.
let closeCommand = Command(.close, perform: goBack)

let backCommand = Command(.back, perform: goBack)

@Sendable func goBack(_ situation: Command.Situation) -> AppAction? {
  .routing(.go(situation.state.routing.previous))
}

/// Closes a dialog that is clicked anywhere.
@Sendable func close(_ target: Int, in state: AppState) -> AppAction? {
  .routing(.go(state.routing.previous))
}

/// The hint line at a destination; empty while a dialog lies over it, which has hints of its own, and where
/// no words are wanted.
func hints(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  let isWordless =
    state.isWordless && [.game, .finished].contains(destination)
  guard destination == state.routing.destination, !isWordless else { return [] }
  let bindings = state.keyBindings
  return destination.screen.commands(state).enumerated().compactMap { index, command in
    guard command.isOffered(in: state), var hint = command.hint(in: bindings) else { return nil }
    hint.command = command.isClickable ? index : nil
    return hint
  }
}
