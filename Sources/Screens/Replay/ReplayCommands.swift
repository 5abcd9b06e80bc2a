import MemoryTunes
import Terminal

/// What a key does while a recording is watched; nil if it does nothing.
public func replayKeymap(key: Key, state: ReplayState) -> ReplayAction? {
  let key = key.lowercased
  return replayCommands(in: state).first { $0.keys.contains(key) }?.action(key)
}

/// What can be done while a recording is watched: the keymap and the line of keys read this table.
struct ReplayCommand {
  /// Letters in lower case.
  let keys: [Key]
  let hint: KeyHint
  let action: (Key) -> ReplayAction
}

func replayCommands(in state: ReplayState) -> [ReplayCommand] {
  let pause = ReplayCommand(
    keys: .choosing, hint: KeyHint("␣", state.isPaused ? "play " : "pause")
  ) { _ in .togglePause }
  return [ReplayCommand(keys: .leaving, hint: KeyHint("q", "quit")) { _ in .quit }]
    + (state.isAtEnd ? [] : [pause])
    + [
      ReplayCommand(keys: [.left, .right] + .letters("hl"), hint: KeyHint("←→", "step")) {
        $0 == .right || $0 == .character("l") ? .stepForward : .stepBack
      },
      ReplayCommand(keys: [.up, .down] + .letters("+=-"), hint: KeyHint("↑↓", "speed")) {
        $0 == .down || $0 == .character("-") ? .goSlower : .goFaster
      },
    ]
}
