extension String {
  /// The text wrapped to lines of at most `width` columns: between words and between ideographs, and within words too
  /// long for a line, unless words stay whole.
  public func wrapped(to width: Int, keepsWords: Bool = false) -> [String] {
    // Most fit: skips splitting a title at each key.
    if !isEmpty, displayWidth <= width { return [self] }
    var (lines, columns) = ([String](), 0)
    for word in split(separator: " ") {
      let parts = word.ideographs.flatMap { keepsWords ? [$0] : $0.parts(of: width) }
      for (index, part) in parts.enumerated() {
        let (gap, count) = (index == 0 ? " " : "", part.displayWidth)
        if !lines.isEmpty, columns + gap.count + count <= width {
          lines[lines.count - 1] += gap + part
          columns += gap.count + count
        } else {
          lines.append(String(part))
          columns = count
        }
      }
    }
    return lines
  }

  /// At most 80 columns of it: names from a file may have any length.
  var shortened: String { fitted(to: 80) }

  /// The text with blanks up to one more than this many columns, or cut to them.
  func padded(to width: Int) -> String {
    let text = fitted(to: width)
    return text + String(repeating: " ", count: max(0, width - text.displayWidth) + 1)
  }
}

extension [(String, Style)] {
  /// The lines wrapped to lines of at most `width` columns, each in its style.
  func wrapped(to width: Int) -> Self {
    flatMap { text, style in text.wrapped(to: width).map { ($0, style) } }
  }
}

extension Character {
  /// A line may end before or after it: Chinese and Japanese have no blanks between words.
  fileprivate var isIdeograph: Bool {
    displayWidth == 2 && !("\u{AC00}"..."\u{D7A3}" ~= unicodeScalars.first ?? " ")
  }

  /// They never begin a line.
  fileprivate static let closing: Set<Character> = Set("、。，．！？：；）」』】》〉”’…ー々・っゃゅょッャュョ")
  /// They never end a line.
  fileprivate static let opening: Set<Character> = Set("（「『【《〈“‘")
}

extension Substring {
  /// The word in the smallest parts between which a line may end: after and before ideographs.
  fileprivate var ideographs: [Substring] {
    guard contains(where: \.isIdeograph) else { return [self] }
    var (parts, start) = ([Substring](), startIndex)
    for (place, next) in zip(indices, indices.dropFirst()) {
      let (before, after) = (self[place], self[next])
      guard before.isIdeograph || after.isIdeograph, !Character.opening.contains(before),
        !Character.closing.contains(after)
      else { continue }
      parts.append(self[start..<next])
      start = next
    }
    return parts + [self[start...]]
  }

  /// The word in parts of at most `width` columns: split after hyphens if possible, or else anywhere.
  fileprivate func parts(of width: Int) -> [Substring] {
    var parts: [Substring] = []
    var rest = self
    while !rest.isEmpty {
      let fitting = rest.beginning(of: width)
      let inner = fitting.drop { $0 == "-" }
      let hyphen = fitting.endIndex < rest.endIndex ? inner.lastIndex(of: "-") : nil
      let part = hyphen.map { fitting[...$0] } ?? fitting
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts
  }

  /// As many characters as fit in `width` columns, but at least one.
  private func beginning(of width: Int) -> Substring {
    var room = width
    let fitting = prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
    return fitting.isEmpty ? prefix(1) : fitting
  }
}
