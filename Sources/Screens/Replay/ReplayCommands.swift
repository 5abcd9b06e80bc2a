import MemoryTunes
import Terminal

/// The action for a key in a replay; nil if it does nothing.
public func replayKeymap(key: Key, state: ReplayState) -> ReplayAction? {
  let key = key.lowercased
  return replayCommands(in: state).first { $0.keys.contains(key) }?.action(key)
}

/// A command of a replay; the keymap and the hint line are made from their table.
struct ReplayCommand {
  let name: CommandName
  let action: (Key) -> ReplayAction

  init(_ name: CommandName, action: @escaping (Key) -> ReplayAction) {
    (self.name, self.action) = (name, action)
  }

  /// The keys that trigger it; letters in lower case.
  var keys: [Key] { KeyBindings.standard[name] }
  var hint: KeyHint? { name.hint(keys: keys) }
}

func replayCommands(in state: ReplayState) -> [ReplayCommand] {
  let pause = ReplayCommand(state.isPaused ? .play : .pauseReplay) { _ in .togglePause }
  return [ReplayCommand(.quitReplay) { _ in .quit }]
    + (state.isAtEnd ? [] : [pause])
    + [
      ReplayCommand(.stepReplay) {
        $0 == .right || $0 == .character("l") ? .stepForward : .stepBack
      },
      ReplayCommand(.changeSpeed) {
        $0 == .down || $0 == .character("-") ? .goSlower : .goFaster
      },
    ]
}
