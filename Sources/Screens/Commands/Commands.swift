import MemoryTunes
import Terminal

let helpCommand = Command(
  .letters("?") + [.help], hint: KeyHint("?", "help"), help: KeyHint("? F1", "help")
) { _ in .routing(.go(.help)) }

/// Mutes and unmutes.
let soundCommands = [
  soundCommand("mute") { $0.audible != .off }, soundCommand("unmute") { $0.audible == .off },
]

private func soundCommand(
  _ meaning: String, if isOffered: @escaping @Sendable (AppState) -> Bool
) -> Command {
  let hint = KeyHint("m", meaning)
  return Command(.letters("m"), hint: hint, help: hint, if: isOffered) {
    .settings(.change(.init(.sound($0.state.toggledSound))))
  }
}

/// The commands of every screen.
let commonCommands = [helpCommand] + soundCommands + [timeTravelCommand]

/// The command of dialogs that any key closes.
let closeCommand = Command(
  [], hint: KeyHint("any key", "close"), help: KeyHint("any key", "close")
) { .routing(.go($0.state.routing.previous)) }

/// Closes a dialog that is clicked anywhere.
@Sendable func close(_ target: Int, in state: AppState) -> AppAction? {
  .routing(.go(state.routing.previous))
}

let backCommand = Command(
  .leaving + [.backspace], hint: KeyHint("esc", "back"), help: KeyHint("esc q backspace", "back")
) { .routing(.go($0.state.routing.previous)) }

/// The hint line at a destination; empty while a dialog lies over it, which has hints of its own.
func hints(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  guard destination == state.routing.destination else { return [] }
  return destination.screen.commands(state).enumerated().compactMap { index, command in
    guard var hint = command.hint, command.isOffered(in: state) else { return nil }
    hint.command = command.isClickable ? index : nil
    return hint
  }
}
