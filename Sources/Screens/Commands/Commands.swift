import MemoryTunes
import Terminal

/// The commands at a destination, in the order in which they are looked up and shown.
func commands(for destination: RoutingDestination, in state: AppState) -> [Command] {
  switch destination {
  case .menu: menuCommands + [timeTravelCommand]
  case .categories: categoriesCommands + commonCommands
  case .settings: settingsCommands + commonCommands
  case .game: boardCommands(in: state.game.phase)
  case .finished: state.game.turning.isEmpty ? finishedCommands + commonCommands : commonCommands
  case .confirmation: confirmationCommands + commonCommands
  case .prompt: promptCommands
  case .help: [closeCommand, timeTravelCommand]
  case .info: [closeCommand] + commonCommands
  case .inspector: inspectorCommands + [helpCommand]
  }
}

/// The commands of the board, and of what is shown while there is none.
private func boardCommands(in phase: GamePhase) -> [Command] {
  switch phase {
  case .playing, .finished: gameCommands + [timeTravelCommand]
  case .empty, .loading: loadingCommands + commonCommands
  case .failed: failureCommands + commonCommands
  }
}

let helpCommand = Command(
  .letters("?"), hint: KeyHint("?", "help"), help: KeyHint("?", "this help")
) { _ in .routing(.go(.help)) }

private let timeTravelCommand = Command(.letters("t"), help: KeyHint("t", "time travel")) { _ in
  .routing(.go(.inspector))
}

private let commonCommands = [helpCommand, timeTravelCommand]

/// Closes the dialog; keys without a command do the same.
private let closeCommand = Command(
  [], hint: KeyHint("any key", "close"), help: KeyHint("any key", "close")
) { .routing(.go($0.state.routing.previous)) }

let backCommand = Command(
  .leaving + [.backspace], hint: KeyHint("esc", "back"), help: KeyHint("esc q ⌫", "back")
) { .routing(.go($0.state.routing.previous)) }

/// The hint line at a destination.
func hints(for destination: RoutingDestination, in state: AppState) -> [KeyHint] {
  commands(for: destination, in: state).enumerated().compactMap { index, command in
    guard var hint = command.hint, command.isOffered(in: state) else { return nil }
    hint.command = index
    return hint
  }
}
