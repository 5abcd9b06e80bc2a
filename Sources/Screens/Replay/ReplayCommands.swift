import MemoryTunes
import Terminal

/// The action for a key in a replay; nil if it does nothing.
public func replayKeymap(key: Key, state: ReplayState) -> ReplayAction? {
  let bindings = KeyBindings(state.keys)
  func action(for key: Key) -> ReplayAction? {
    replayCommands(in: state).lazy.compactMap { command in
      bindings.meaning(of: key, for: command.name).map(command.action)
    }.first
  }
  return action(for: key) ?? action(for: key.lowercased)
}

/// A command of a replay; the keymap and the hint line are made from their table.
struct ReplayCommand {
  let name: CommandName
  let action: (Key) -> ReplayAction

  init(_ name: CommandName, action: @escaping (Key) -> ReplayAction) {
    (self.name, self.action) = (name, action)
  }

  func hint(in bindings: KeyBindings) -> KeyHint? { name.hint(keys: bindings.hinted(name)) }
}

func replayCommands(in state: ReplayState) -> [ReplayCommand] {
  let pause = ReplayCommand(state.isPaused ? .play : .pauseReplay) { _ in .togglePause }
  return [ReplayCommand(.quitReplay) { _ in .quit }]
    + (state.isAtEnd ? [] : [pause])
    + [
      ReplayCommand(.stepReplay) {
        $0 == .right ? .stepForward : .stepBack
      },
      ReplayCommand(.changeSpeed) {
        $0 == .down ? .goSlower : .goFaster
      },
    ]
}
