import MemoryTunes
import Terminal

/// The action for a key or a click on the current screen; nil if it does nothing.
///
/// Ignores the case of letters, except where they are typed and where a command needs it.
public func appKeymap(key: Key, state: AppState, history: AppHistory) -> AppAction? {
  let screen = state.routing.destination.screen
  if case .character(let character) = key, let typing = screen.type(character, state) {
    return typing
  }
  switch key {
  case .target(let target):
    return clicked(target, on: screen, state: state, history: history)
  case .focusLost:
    let pauses = state.game.clock.isRunning && state.settings.current.pausesUnfocused
    return pauses ? .routing(.go(.paused)) : nil
  default:
    let commands = screen.commands(state).filter { $0.isOffered(in: state) }
    let key = commands.contains { $0.keys.contains(key) } ? key : key.lowercased
    let situation = Command.Situation(key: key, state: state, history: history)
    let action = commands.lazy.filter { $0.keys.contains(key) }
      .compactMap { $0.action(in: situation) }.first
    return action ?? screen.otherKeys(situation)
  }
}

private func clicked(
  _ target: Target, on screen: Screen, state: AppState, history: AppHistory
) -> AppAction? {
  switch target.kind {
  case .hint:
    let commands = screen.commands(state)
    guard commands.indices.contains(target.number) else { return nil }
    let command = commands[target.number]
    return command.action(
      in: .init(key: command.keys.first ?? .escape, state: state, history: history))
  case .button:
    return press(target.number, in: state)
  default:
    return screen.clicks[target.kind]?(target.number, state)
  }
}
