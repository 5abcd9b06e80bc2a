import MemoryTunes
import Terminal

let helpCommand = Command(
  .letters("?") + [.help], hint: KeyHint("?", "help"), help: KeyHint("? F1", "this help")
) { _ in .routing(.go(.help)) }

let timeTravelCommand = Command(.letters("t"), help: KeyHint("t", "time travel")) { _ in
  .routing(.go(.inspector))
}

/// Mutes and unmutes; without a hint where nothing can be heard.
let soundCommands = [
  soundCommand("mute") { $0.audible != .off && $0.sound.problem == nil },
  soundCommand("unmute") { $0.audible == .off && $0.sound.problem == nil },
  Command(
    .letters("m"), help: KeyHint("m", "mute, unmute"), if: { $0.sound.problem != nil },
    perform: toggleSound),
]

private func soundCommand(
  _ meaning: String, if isOffered: @escaping @Sendable (AppState) -> Bool
) -> Command {
  let hint = KeyHint("m", meaning)
  return Command(.letters("m"), hint: hint, help: hint, if: isOffered, perform: toggleSound)
}

private func toggleSound(_ situation: Command.Situation) -> AppAction? {
  .settings(.change(.init(.sound(situation.state.toggledSound))))
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

/// The hint line at a destination.
func hints(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  destination.screen.commands(state).enumerated().compactMap { index, command in
    guard var hint = command.hint, command.isOffered(in: state) else { return nil }
    hint.command = command.isClickable ? index : nil
    return hint
  }
}
