@testable import Terminal

/// What a terminal shows after the output it received; just enough of one for what ncurses sends.
struct ScreenModel {
  struct Cell: Hashable {
    /// Empty in the right half of a wide character.
    var text = " "
    var look = Look()
    /// The address it links to, or nothing.
    var link = ""
  }

  struct Look: Hashable {
    /// Numbers as ncurses has them; -1 is the terminal's own colour.
    var foreground = -1
    var background = -1
    /// The numbers that switch them on: bold is 1, dim 2, reverse 7.
    var attributes: Set<Int> = []
  }

  private(set) var rows: [[Cell]]
  private(set) var cursor = Point(x: 0, y: 0)
  private(set) var look = Look()
  private(set) var link = ""
  private(set) var title: String?
  var pictures = PictureModel()
  private var saved: (cursor: Point, look: Look)?
  private(set) var unknown: [String] = []
  /// Where characters were written since it was last emptied.
  var written: Set<Point> = []
  /// The character in the last column waits for the next one before the line is wrapped.
  private var isWrapping = false
  private var region: ClosedRange<Int>
  let size: Size

  init(size: Size) {
    self.size = size
    region = 0...size.height - 1
    rows = Array(repeating: Array(repeating: Cell(), count: size.width), count: size.height)
  }

  var text: [String] { rows.map { $0.map(\.text).joined() } }

  /// Receives output; no sequence is split between two calls.
  mutating func receive(_ output: String) {
    var rest = Array(output.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": takeSequence(&rest)
      case "\r": move(x: 0)
      case "\u{8}": move(x: cursor.x - 1)
      case "\n": moveDown()
      // Padding, and the first set of characters, which is always selected.
      case "\0", "\u{F}": break
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": unknown.append("control \(scalar.value)")
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.displayWidth
    guard width > 0 else { return combine(scalar) }
    if isWrapping || cursor.x + width > size.width { move(x: 0, y: cursor.y + 1) }
    write(String(scalar))
    if width == 2 { write("") }
  }

  private mutating func write(_ text: String) {
    rows[cursor.y][cursor.x] = Cell(text: text, look: look, link: link)
    pictures.inline[cursor] = nil
    written.insert(cursor)
    isWrapping = cursor.x == size.width - 1
    if !isWrapping { cursor.x += 1 }
  }

  private mutating func combine(_ mark: Unicode.Scalar) {
    var x = isWrapping ? cursor.x : cursor.x - 1
    while x > 0, rows[cursor.y][x].text.isEmpty { x -= 1 }
    if x >= 0 { rows[cursor.y][x].text.unicodeScalars.append(mark) }
  }

  private mutating func move(x: Int? = nil, y: Int? = nil) {
    cursor.x = min(max(0, x ?? cursor.x), size.width - 1)
    cursor.y = min(max(0, y ?? cursor.y), size.height - 1)
    isWrapping = false
  }

  private mutating func moveDown() {
    if cursor.y == region.upperBound { scroll(by: 1) } else { move(y: cursor.y + 1) }
  }

  private mutating func takeSequence(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[":
      let body = rest.prefix { !("@"..."~").contains($0) }
      rest.removeFirst(body.count)
      apply(text(body), rest.popFirst() ?? " ")
    case "7": saved = (cursor, look)
    case "8":
      if let saved { (cursor, look) = saved }
      isWrapping = false
    case "P" where rest.starts(with: "tmux;".unicodeScalars): passThroughTmux(&rest)
    case "P":
      if !pictures.draw(sixel: text(takeString(&rest)), at: cursor) { unknown.append("DCS") }
    case "_":
      let body = takeString(&rest)
      if !pictures.obey(kitty: text(body), at: cursor) { unknown.append("APC \(text(body))") }
    case "]":
      let body = takeString(&rest)
      if text(body).hasPrefix("1337;") {
        pictures.draw(iterm2: text(body), at: cursor)
        break
      }
      let parts = text(body).split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
      switch parts.first {
      case "2": title = String(text(body).dropFirst(2))
      case "8": link = String(parts[2])
      default: unknown.append("OSC")
      }
    // The character set, which is always ASCII at first.
    case "(", ")": rest = rest.dropFirst()
    case "=", ">": break
    case "D": moveDown()
    case "M": if cursor.y == region.lowerBound { scroll(by: -1) } else { move(y: cursor.y - 1) }
    case let other: unknown.append("escape \(other?.description ?? "")")
    }
  }

  /// Receives what tmux passes to the terminal outside: with each Esc doubled.
  private mutating func passThroughTmux(_ rest: inout ArraySlice<Unicode.Scalar>) {
    var output = ""
    rest = rest.dropFirst(5)
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.popFirst() != "\u{1B}" { break }
      output.unicodeScalars.append(scalar)
    }
    receive(output)
  }

  private func takeString(_ rest: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let body = rest.prefix { $0 != "\u{1B}" && $0 != "\u{7}" }
    rest.removeFirst(body.count)
    if rest.popFirst() == "\u{1B}" { rest = rest.dropFirst() }
    return body
  }

  private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private mutating func apply(_ body: String, _ final: Unicode.Scalar) {
    // Private sequences ask, or switch modes.
    guard body.first != "?", body.first != ">" else { return }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "m": look.apply(body)
    case "H": move(x: (numbers.count > 1 ? numbers[1] : 1) - 1, y: count - 1)
    case "G": move(x: count - 1)
    case "d": move(y: count - 1)
    case "A": move(y: cursor.y - count)
    case "B": move(y: cursor.y + count)
    case "C": move(x: cursor.x + count)
    case "D": move(x: cursor.x - count)
    case "X": erase(cursor.x..<cursor.x + count)
    case "K": erase(numbers.first == 1 ? 0..<cursor.x + 1 : cursor.x..<size.width)
    case "J": eraseBelow(all: numbers.first == 2)
    case "P": shift(by: -count)
    case "@": shift(by: count)
    case "b": repeatLast(count)
    case "L": scroll(by: -count, from: cursor.y)
    case "M": scroll(by: count, from: cursor.y)
    case "S": scroll(by: count)
    case "T": scroll(by: -count)
    case "r":
      region = count - 1...(numbers.count > 1 ? numbers[1] : size.height) - 1
      move(x: 0, y: 0)
    // Modes, the title, the shape of the cursor: what tests of the whole program look at.
    case "h", "l", "t", "c", "n": break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func repeatLast(_ count: Int) {
    for _ in 0..<count { write(cursor.x > 0 ? rows[cursor.y][cursor.x - 1].text : "") }
  }

  private var blank: Cell { Cell(look: Look(background: look.background)) }

  private mutating func erase(_ columns: Range<Int>, y: Int? = nil) {
    for x in columns.clamped(to: 0..<size.width) {
      rows[y ?? cursor.y][x] = blank
      pictures.inline[Point(x: x, y: y ?? cursor.y)] = nil
    }
    isWrapping = false
  }

  private mutating func eraseBelow(all: Bool) {
    if all { pictures.clear() }
    if !all { erase(cursor.x..<size.width) }
    for y in (all ? 0 : cursor.y + 1)..<size.height { erase(0..<size.width, y: y) }
  }

  /// Moves rows up, or down if the count is negative.
  private mutating func scroll(by count: Int, from top: Int? = nil) {
    let range = (top ?? region.lowerBound)...region.upperBound
    let blanks = Array(
      repeating: Array(repeating: blank, count: size.width), count: min(abs(count), range.count))
    let old = Array(rows[range])
    let lines = count > 0 ? Array(old.dropFirst(count)) + blanks : blanks + old
    rows.replaceSubrange(range, with: lines.prefix(range.count))
    isWrapping = false
  }

  private mutating func shift(by count: Int) {
    let tail = rows[cursor.y][cursor.x...]
    let blanks = Array(repeating: blank, count: min(abs(count), tail.count))
    let moved = count > 0 ? blanks + tail : Array(tail.dropFirst(-count)) + blanks
    rows[cursor.y].replaceSubrange(cursor.x..., with: moved.prefix(tail.count))
    isWrapping = false
  }
}

extension ScreenModel.Look {
  fileprivate mutating func apply(_ body: String) {
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false)
    var rest = numbers.map { Int($0) ?? 0 }[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = Self()
      case 1, 2, 7: attributes.insert(number)
      // The primary font.
      case 10: break
      case 22: attributes.subtract([1, 2])
      case 27: attributes.remove(7)
      case 30...37: foreground = number - 30
      case 40...47: background = number - 40
      case 90...97: foreground = number - 82
      case 100...107: background = number - 92
      case 39: foreground = -1
      case 49: background = -1
      case 38: foreground = color(&rest)
      case 48: background = color(&rest)
      default: attributes.insert(number)
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> Int {
    let isDirect = rest.popFirst() == 2
    let parts = rest.prefix(isDirect ? 3 : 1)
    rest = rest.dropFirst(parts.count)
    return parts.reduce(0) { $0 << 8 | $1 }
  }
}
