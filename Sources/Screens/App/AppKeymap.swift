import MemoryTunes
import Terminal

/// What a key means where the player is; nil if nothing.
///
/// Letters count in either case.
public func appKeymap(key: Key, state: AppState, history: AppHistory) -> AppAction? {
  let destination = state.routing.destination
  if destination == .prompt { return promptKeymap(key: key, state: state) }
  let key = key.lowercased
  if key == .character("?"), destination != .help { return .routing(.go(.help)) }
  if key == .character("t"), destination != .inspector { return .routing(.go(.inspector)) }
  return switch destination {
  case .menu: menuKeymap(key: key, state: state)
  case .categories: categoriesKeymap(key: key, state: state)
  case .settings: settingsKeymap(key: key, state: state)
  case .game: gameKeymap(key: key, state: state)
  case .finished: finishedKeymap(key: key, state: state)
  case .confirmation: confirmationKeymap(key: key, state: state)
  case .help, .info: .routing(.go(state.routing.previous))
  case .prompt: promptKeymap(key: key, state: state)
  case .inspector: inspectorKeymap(key: key, state: state, history: history)
  }
}
