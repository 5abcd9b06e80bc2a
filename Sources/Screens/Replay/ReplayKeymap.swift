import MemoryTunes
import Terminal

/// Keys while a recording is watched.
public func replayKeymap(key: Key) -> ReplayAction? {
  switch key.lowercased {
  case .character(" "), .enter: .togglePause
  case .right, .character("l"): .stepForward
  case .left, .character("h"): .stepBack
  case .up, .character("+"), .character("="): .goFaster
  case .down, .character("-"): .goSlower
  case .escape, .character("q"): .quit
  default: nil
  }
}
