import Terminal

extension String {
  /// The text wrapped to lines of at most `width` columns: between words, and within words too long for a line,
  /// unless words stay whole.
  public func wrapped(to width: Int, keepsWords: Bool = false) -> [String] {
    // Most fit: skips splitting a title at each key.
    if !isEmpty, displayWidth <= width { return [self] }
    var (lines, columns) = ([String](), 0)
    let words = split(separator: " ")
    for word in keepsWords ? words : words.flatMap({ $0.parts(of: width) }) {
      let count = word.displayWidth
      if !lines.isEmpty, columns + 1 + count <= width {
        lines[lines.count - 1] += " "
        lines[lines.count - 1] += word
        columns += 1 + count
      } else {
        lines.append(String(word))
        columns = count
      }
    }
    return lines
  }
}

extension Substring {
  /// The word in parts of at most `width` columns: split after hyphens in it if possible, or else
  /// anywhere.
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
    if displayWidth <= width { return self }
    var columns = 0
    let end = indices.dropFirst().first { index in
      columns += self[self.index(before: index)].displayWidth
      return columns + self[index].displayWidth > width
    }
    return self[..<(end ?? endIndex)]
  }
}
