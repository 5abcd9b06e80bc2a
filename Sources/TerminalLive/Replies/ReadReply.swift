import Basics

extension TerminalTraits {
  /// Takes in a reply, which may contain anything: an escape sequence without its Esc and string terminator.
  package mutating func read(_ reply: String) {
    if let text = reply.between("P>|", "") {
      name = String(text.prefix(80)).cleaned
    } else if let text = reply.between("_G", "") {
      if text == "i=\(kittyQuestionID);OK" { hasKittyGraphics = true }
    } else if let numbers = reply.numbers(between: "[?", "c") {
      attributes = numbers
    } else if reply.numbers(between: "[?", "u") != nil {
      hasKittyKeyboard = true
    } else if let numbers = reply.numbers(between: "[?1;0;", "S") {
      sixelColors = numbers.first
    } else if let numbers = reply.numbers(between: "[6;", "t"), numbers.count == 2 {
      cellSize = PixelSize(width: numbers[1], height: numbers[0], limit: 200)
    } else if let numbers = reply.numbers(between: "[\(charsetRow);", "R"), numbers.count == 1 {
      isUTF8 = isUTF8(atColumn: numbers[0]) ?? isUTF8
    } else if let text = reply.between("]11;rgb:", "") ?? reply.between("]11;rgba:", "") {
      background = Color(xColor: text)
    }
  }

  /// Whether the cursor's column after an é implies UTF-8: two bytes leave it elsewhere in other encodings, and in
  /// none as far away as a late answer about another moment.
  private func isUTF8(atColumn column: Int) -> Bool? {
    column == 2 ? true : column <= 3 ? false : nil
  }
}

extension String {
  /// The text between a beginning and an end; nil if it does not have both.
  fileprivate func between(_ beginning: String, _ end: String) -> Substring? {
    guard utf8.count >= beginning.utf8.count + end.utf8.count, hasPrefix(beginning),
      hasSuffix(end)
    else { return nil }
    return dropFirst(beginning.count).dropLast(end.count)
  }

  /// The numbers, separated by semicolons, between a beginning and an end; nil if there is anything else.
  fileprivate func numbers(between beginning: String, _ end: String) -> [Int]? {
    guard let text = between(beginning, end) else { return nil }
    // Some end with a semicolon.
    let parts = text.split(separator: ";")
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension Color {
  /// A colour as X11 writes it: red, green and blue in one to four hexadecimal digits each,
  /// `ffff/8080/0000`; alpha may follow.
  init?(xColor text: Substring) {
    let channels = text.split(separator: "/").map { part -> UInt8? in
      guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16), value >= 0 else {
        return nil
      }
      let largest = (1 << (4 * part.utf8.count)) - 1
      return UInt8((value * 255 + largest / 2) / largest)
    }
    guard (3...4).contains(channels.count), let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    self = .rgb(red, green, blue)
  }
}
