import DataFlow
import MemoryTunes
import Terminal

/// Keys of the list of all that has happened.
func inspectorKeymap(key: Key, state: AppState, history: AppHistory) -> AppAction? {
  let inspector = state.inspector
  switch key {
  case .escape, .character("q"), .character("t"):
    return .routing(.go(state.routing.previous))
  case .character("f"):
    return .inspector(.showEverything(!inspector.showsEverything))
  case .home:
    return select(history.position(after: history.startIndex - 1, listedBy: inspector), history)
  case .end:
    return select(history.position(before: history.endIndex, listedBy: inspector), history)
  case .target(let number):
    return .inspector(.select(number))
  default: break
  }
  guard let position = history.position(of: inspector) else { return nil }
  switch key.listDirection {
  case .up: return select(history.position(before: position, listedBy: inspector), history)
  case .down: return select(history.position(after: position, listedBy: inspector), history)
  case .left, .right: return nil
  case nil:
    return key.chooses ? .inspector(.playOn(.init(number: history[position].event.number))) : nil
  }
}

private func select(_ position: Int?, _ history: AppHistory) -> AppAction? {
  position.map { .inspector(.select(history[$0].event.number)) }
}
