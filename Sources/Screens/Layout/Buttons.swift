import MemoryTunes
import Terminal

/// Keys of a row of buttons: arrows move, Enter and clicks press.
func buttonKeymap(
  key: Key, actions: [AppAction], selected: Int
) -> AppAction? {
  switch key {
  case _ where key.chooses: return actions[min(selected, actions.count - 1)]
  case .target(let index) where actions.indices.contains(index): return actions[index]
  default:
    return key.step(from: selected, in: actions.count)
      .map { .routing(.selectButton($0)) }
  }
}

extension Rectangle {
  /// One row of it, counted from the top.
  func row(_ index: Int) -> Rectangle {
    Rectangle(x: minX, y: minY + index, width: size.width, height: 1)
  }
}
