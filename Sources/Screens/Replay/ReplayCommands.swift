import MemoryTunes
import Terminal

/// The action for a key in a replay; nil if it does nothing.
public func replayKeymap(key: Key, state: ReplayState) -> ReplayAction? {
  let key = key.lowercased
  return replayCommands(in: state).first { $0.keys.contains(key) }?.action(key)
}

/// A command of a replay; the keymap and the hint line are made from their table.
struct ReplayCommand {
  /// The keys that trigger it; letters in lower case.
  let keys: [Key]
  let hint: KeyHint
  let action: (Key) -> ReplayAction
}

func replayCommands(in state: ReplayState) -> [ReplayCommand] {
  let pause = ReplayCommand(
    keys: .choosing, hint: KeyHint("space", state.isPaused ? "play " : "pause")
  ) { _ in .togglePause }
  return [ReplayCommand(keys: .leaving, hint: KeyHint("q", "quit")) { _ in .quit }]
    + (state.isAtEnd ? [] : [pause])
    + [
      ReplayCommand(keys: [.left, .right] + .letters("hl"), hint: KeyHint("left right", "step")) {
        $0 == .right || $0 == .character("l") ? .stepForward : .stepBack
      },
      ReplayCommand(keys: [.up, .down] + .letters("+=-"), hint: KeyHint("up down", "speed")) {
        $0 == .down || $0 == .character("-") ? .goSlower : .goFaster
      },
    ]
}
