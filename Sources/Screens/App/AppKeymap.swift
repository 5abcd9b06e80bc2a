/// The actions for a key or a click on the current screen, which is drawn as `frame`.
public func appActions(
  key: Key, state: AppState, history: AppHistory, on frame: Frame
) -> [AppAction] {
  scanActions(key: key, state: state, history: history, on: frame)
    ?? [appKeymap(key: key, state: state, history: history)].compactMap(\.self)
}

/// The action for a key or a click on the current screen; nil if it does nothing.
///
/// Ignores the case of letters, except while typing and where a command needs it.
public func appKeymap(key: Key, state: AppState, history: AppHistory) -> AppAction? {
  let screen = state.routing.destination.screen
  if case .character(let character) = key, let typing = screen.type(String(character), state) {
    return typing
  }
  switch key {
  case .paste(let text): return screen.type(text, state)
  case .target(let target): return clicked(target, on: screen, state: state, history: history)
  case .focusLost:
    let pauses =
      state.game.clock.isRunning && !state.game.isShared && state.settings.current.pausesUnfocused
    return pauses ? .routing(.go(.paused)) : nil
  default:
    let commands = screen.commands(state).filter { !state.hidesWords || $0.name.isWordless }
    let bindings = state.keyBindings
    /// The commands with this key, offered or not, and its meaning to them.
    func having(_ key: Key) -> some Collection<(command: Command, meaning: Key)> {
      commands.lazy.compactMap { command in
        command.meaning(of: key, in: bindings).map { (command, $0) }
      }
    }
    let exact = having(key)
    let action = (exact.isEmpty ? having(key.lowercased) : exact).compactMap { command, meaning in
      command.action(in: .init(key: meaning, state: state, history: history))
    }.first
    return action ?? screen.otherKeys(.init(key: key, state: state, history: history))
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
    return command.action(in: .init(key: command.clickMeaning, state: state, history: history))
  case .back: return .routing(.go(state.routing.previous))
  default:
    guard let click = screen.clicks[target.kind] else { return clickItem(target, in: state) }
    return click(target.number, state)
  }
}
