import MemoryTunes
import Terminal

/// The action for a key or a click on the current screen; nil if it does nothing.
///
/// Ignores the case of letters.
public func appKeymap(key: Key, state: AppState, history: AppHistory) -> AppAction? {
  let destination = state.routing.destination
  let commands = commands(for: destination, in: state)
  switch key {
  case .target(let target) where target.kind == .hint:
    guard commands.indices.contains(target.number) else { return nil }
    let command = commands[target.number]
    return command.action(
      in: .init(key: command.keys.first ?? .escape, state: state, history: history))
  case .target(let target):
    return clicked(target, in: state)
  case .character(let character) where destination == .prompt:
    return .prompt(.write(state.prompt.text + String(character)))
  default:
    let key = key.lowercased
    let action = commands.lazy.filter { $0.keys.contains(key) }
      .compactMap { $0.action(in: .init(key: key, state: state, history: history)) }.first
    let isClosedByAnyKey = destination == .help || destination == .info
    return action ?? (isClosedByAnyKey ? .routing(.go(state.routing.previous)) : nil)
  }
}

/// The action for a click on anything but a hint.
private func clicked(_ target: Target, in state: AppState) -> AppAction? {
  let (destination, number) = (state.routing.destination, target.number)
  return switch (destination, target.kind) {
  case (.game, .card): .game(.flipCard(.init(index: number)))
  case (.menu, .entry): menuAction(ofEntry: number, in: state)
  case (.categories, .entry): chooseCategory(number, in: state)
  case (.settings, .entry): clickSetting(number, in: state)
  case (.inspector, .event): .inspector(.select(number))
  case (_, .button): press(number, in: state)
  case (.help, .anywhere), (.info, .anywhere): .routing(.go(state.routing.previous))
  default: nil
  }
}
