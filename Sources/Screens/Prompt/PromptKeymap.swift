import MemoryTunes
import Terminal

/// Keys while a line is written: every character belongs to it.
func promptKeymap(key: Key, state: AppState) -> AppAction? {
  let text = state.prompt.text
  switch key {
  case .character(let character): return .prompt(.write(text + String(character)))
  case .backspace: return .prompt(.write(String(text.dropLast())))
  case .enter: return state.promptFlaw == nil ? .prompt(.confirm) : nil
  case .escape: return .routing(.go(state.routing.previous))
  case .target(let button):
    return promptKeymap(key: button == 0 ? .enter : .escape, state: state)
  case .up, .down, .left, .right, .tab, .home, .end, .scrollUp, .scrollDown: return nil
  }
}
