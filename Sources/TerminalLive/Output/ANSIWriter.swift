/// Writes screens for any terminal of xterm's family, without one at hand.
///
/// Leaves out pictures in pixels: every terminal has its own protocol for them.
struct ANSIWriter {
  let depth: ColorDepth

  /// The output that writes cells, from and to the terminal's own look.
  func output(for runs: [ScreenDifference.Run]) -> String {
    var output = ""
    var look = Look()
    var cursor: Point?
    for run in runs {
      output += move(from: cursor, to: run.start)
      // All terminals agree on the width of anything but emoji and letters of two columns.
      let isCounted = run.cells.allSatisfy { cell in
        cell.text.unicodeScalars.allSatisfy { $0.value < 0x2600 }
      }
      cursor = isCounted ? Point(x: run.start.x + run.cells.count, y: run.start.y) : nil
      if let address = run.link { output += "\u{1B}]8;;\(address)\u{1B}\\" }
      output += self.output(for: run.cells, after: &look)
      if run.link != nil { output += "\u{1B}]8;;\u{1B}\\" }
    }
    if look != Look() { output += "\u{1B}[0m" }
    return output
  }

  /// The output that writes cells at the cursor, from one look to that of the last of them.
  func output(for cells: [ScreenCell], after look: inout Look) -> String {
    var output = ""
    for cell in cells where !cell.isRightHalf {
      if cell.look != look { output += sequence(for: cell.look) }
      look = cell.look
      output += cell.text
    }
    return output
  }

  /// The output that moves the cursor, within a row by relative columns, which takes fewer bytes.
  private func move(from cursor: Point?, to point: Point) -> String {
    guard let cursor, cursor.y == point.y, cursor.x <= point.x else { return cursorPosition(point) }
    return cursor.x == point.x ? "" : "\u{1B}[\(point.x - cursor.x)C"
  }

  /// The sequence that selects a look, whatever the previous one (SGR).
  private func sequence(for look: Look) -> String {
    var numbers = ["0"]
    if look.attributes.contains(.bold) { numbers.append("1") }
    if look.attributes.contains(.dim) { numbers.append("2") }
    if look.attributes.contains(.reverse) { numbers.append("7") }
    if look.foreground >= 0 { numbers.append(color(look.foreground, base: 30)) }
    if look.background >= 0 { numbers.append(color(look.background, base: 40)) }
    return "\u{1B}[\(numbers.joined(separator: ";"))m"
  }

  private func color(_ number: Int32, base: Int32) -> String {
    switch (depth, number) {
    case (.truecolor, 8...):
      "\(base + 8);2;\(number >> 16 & 0xFF);\(number >> 8 & 0xFF);\(number & 0xFF)"
    case (_, 0..<8): "\(base + number)"
    case (_, 8..<16): "\(base + 52 + number)"
    default: "\(base + 8);5;\(number)"
    }
  }
}
