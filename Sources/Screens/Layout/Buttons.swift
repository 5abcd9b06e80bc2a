import MemoryTunes
import Terminal

/// Keys of a row of buttons: arrows move, Enter and clicks press.
func buttonKeymap(
  key: Key, actions: [AppAction], selected: Int, of destination: RoutingDestination
) -> AppAction? {
  switch key {
  case _ where key.chooses: return actions[min(selected, actions.count - 1)]
  case .target(let index) where actions.indices.contains(index): return actions[index]
  default:
    return key.step(from: selected, in: actions.count)
      .map { .selectEntry(.init($0, of: destination)) }
  }
}

extension Rectangle {
  /// One row of it, counted from the top.
  func row(_ index: Int) -> Rectangle {
    Rectangle(x: minX, y: minY + index, width: size.width, height: 1)
  }
}

extension String {
  /// The text in lines of at most so many columns, broken between words, and within those that are
  /// too long for a line.
  func lines(of width: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ").flatMap({ $0.parts(of: width) }) {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension Substring {
  /// The word in parts of at most so many columns.
  fileprivate func parts(of width: Int) -> [String] {
    reduce(into: [""]) { parts, character in
      let longer = parts[parts.count - 1] + String(character)
      if longer.displayWidth <= width {
        parts[parts.count - 1] = longer
      } else {
        parts.append(String(character))
      }
    }
  }
}
