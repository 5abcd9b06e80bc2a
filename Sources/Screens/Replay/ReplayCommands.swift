import MemoryTunes
import Terminal

/// The action for a key in a replay; nil if it does nothing.
public func replayKeymap(key: Key, state: ReplayState) -> ReplayAction? {
  let bindings = KeyBindings(state.keys)
  func action(for key: Key) -> ReplayAction? {
    replayCommands(in: state).lazy.compactMap { name, action in
      bindings.meaning(of: key, for: name).map(action)
    }.first
  }
  return action(for: key) ?? action(for: key.lowercased)
}

/// The commands of a replay, and the actions for the meanings of their keys.
func replayCommands(
  in state: ReplayState
) -> [(name: CommandName, action: (Key) -> ReplayAction)] {
  let pause: CommandName = state.isPaused ? .play : .pauseReplay
  return [(.quitReplay, { _ in .quit })]
    + (state.isAtEnd ? [] : [(pause, { _ in .togglePause })])
    + [
      (.stepReplay, { $0 == .right ? .stepForward : .stepBack }),
      (.changeSpeed, { $0 == .down ? .goSlower : .goFaster }),
    ]
}
