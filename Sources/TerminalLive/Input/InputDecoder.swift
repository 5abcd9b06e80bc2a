import CNcurses
import SafeText
import Terminal

/// One item read by ncurses.
package enum Code: Equatable {
  case character(UInt32)
  /// A function key, by its ncurses number.
  case key(Int32)
}

/// Translates what ncurses reads into the player's input.
///
/// Escape sequences unknown to ncurses (the mouse, keys with modifiers, replies of the terminal)
/// arrive as Esc and characters. They are consumed whole, so that their letters do not act as keys;
/// Esc counts only when nothing follows. What is pasted is one input, also where the terminal does not mark
/// it and more arrives at once than anybody types.
///
/// The end of a sequence or of a paste may be lost: a single code after a pause was typed, and a report of
/// the mouse is no part of a paste.
package struct InputDecoder {
  /// What has been pasted so far; nil while nothing is.
  private var pasted: String?
  /// Whether what arrives before the next pause is part of a paste that is not marked.
  private var isFlooded = false
  /// The beginning of a sequence whose end has not been read yet.
  private var begun: [Code] = []
  /// What the terminal has replied since this was last emptied: sequences without their Esc and what
  /// ends them.
  package var replies: [String] = []

  /// Creates a decoder that has read nothing yet.
  package init() {}

  /// The input contained in what was read at one time; `awaitsReply` says whether the terminal may be
  /// about to answer, perhaps byte by byte, and `afterPause` whether nothing has been read for a
  /// moment.
  package mutating func decode(
    _ codes: [Code], awaitsReply: Bool = false, afterPause: Bool = false
  ) -> [Input] {
    if afterPause, !awaitsReply, isTyped(codes) { (begun, pasted) = ([], nil) }
    if afterPause, codes.starts(with: beginOfMouseReport) { pasted = nil }
    if afterPause { isFlooded = false }
    if begun.isEmpty, pasted == nil, let text = codes.plainText,
      isFlooded || codes.count >= Self.leastFlood
    {
      isFlooded = true
      return paste(text)
    }
    let isAlone = !awaitsReply && begun.isEmpty && codes.count == 2
    var inputs: [Input] = []
    var rest = (begun + codes)[...]
    begun = []
    while let code = rest.popFirst() {
      if code == .character(27), let next = rest.first, next != .character(27) {
        guard let end = endOfSequence(rest, isTyped: isAlone) else {
          begun = [code] + rest.prefix(Self.longestReply)
          return inputs
        }
        let sequence = rest[..<end]
        rest = rest[end...]
        if sequence.isReply { replies.append(sequence.withoutTerminator.text) }
        if sequence.elementsEqual(beginOfPaste) {
          pasted = ""
        } else if sequence.elementsEqual(endOfPaste) {
          inputs += paste(pasted ?? "")
          pasted = nil
        } else if pasted == nil, let input = input(in: sequence) {
          inputs.append(input)
        }
      } else if let text = pasted {
        // A lone Esc is never part of a paste: its end marker was lost.
        pasted =
          code == .character(27)
          ? nil : text.utf8.count < Self.longestPaste ? text + [code].text : text
      } else if let input = input(for: code) {
        inputs.append(input)
      }
    }
    return inputs
  }

  private func paste(_ text: String) -> [Input] {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").cleaned
    return line.isEmpty ? [] : [.paste(line)]
  }

  /// So many characters at once are no typing, not even of a key that is held down.
  private static let leastFlood = 32

  /// In bytes: more than any field takes; the rest is dropped.
  private static let longestPaste = 4096

  /// Whether these codes do not end what has begun.
  private func isTyped(_ codes: [Code]) -> Bool {
    codes.count == 1 && !(begun.isString && codes[0].endsString)
  }

  /// More than any reply takes; the rest of a longer one is dropped.
  private static let longestReply = 4096
}

extension BidirectionalCollection<Code> {
  /// The characters.
  fileprivate var text: String {
    String(
      String.UnicodeScalarView(
        compactMap { code in
          if case .character(let value) = code { Unicode.Scalar(value) } else { nil }
        }))
  }

  /// Whether it begins with Esc and what begins a string: the control functions DCS, SOS, OSC, PM and
  /// APC (ECMA-48).
  fileprivate var isString: Bool {
    first == .character(27) && dropFirst().first?.beginsString == true
  }

  /// Whether a sequence without its Esc is something that the terminal says about itself.
  fileprivate var isReply: Bool {
    guard first == .character(0x5B) else { return first?.beginsString == true }
    if text == focusGained { return true }
    return dropFirst().first == .character(0x3F)
      || "Rt".unicodeScalars.contains { last == .character($0.value) }
  }
}

extension [Code] {
  /// The text that they are; nil if there is a key or a sequence among them.
  fileprivate var plainText: String? {
    allSatisfy {
      if case .character(let value) = $0 {
        value >= 32 && value != 127 || (9...13).contains(value)
      } else {
        false
      }
    } ? text : nil
  }
}

extension ArraySlice<Code> {
  /// The string without BEL, or Esc and `\\`, at its end.
  fileprivate var withoutTerminator: Self {
    let end = firstIndex { $0 == .character(7) || $0 == .character(27) }
    return self[..<(end ?? endIndex)]
  }
}

extension Code {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }

  fileprivate var beginsString: Bool {
    "PX]^_".unicodeScalars.contains { self == .character($0.value) }
  }

  /// Whether it ends a string, or may be a part of what does.
  fileprivate var endsString: Bool { [0x1B, 7, 0x5C].contains { self == .character($0) } }
}

private let beginOfPaste = "[200~".unicodeScalars.map { Code.character($0.value) }
private let beginOfMouseReport = "\u{1B}[<".unicodeScalars.map { Code.character($0.value) }
private let endOfPaste = "[201~".unicodeScalars.map { Code.character($0.value) }

/// What the terminal sends when its window gets the keyboard.
let focusGained = "[I"

private func input(in sequence: ArraySlice<Code>) -> Input? {
  let text = sequence.text
  return switch text {
  case "[O": .key(.focusLost)
  default: key(in: text).map(Input.key) ?? modifiedInput(in: text) ?? mouseInput(in: text)
  }
}

/// A key in either form, for terminals that send another than their entry says, and those of the keypad.
private func key(in text: String) -> Key? {
  switch text {
  // Shift-Tab on the Linux console.
  case "\t", "[Z": .backTab
  case "OI": .tab
  case "OM": .enter
  case "[A", "OA": .up
  case "[B", "OB": .down
  case "[C", "OC": .right
  case "[D", "OD": .left
  case "[H", "OH", "[1~", "[7~", "[5~": .home
  case "[F", "OF", "[4~", "[8~", "[6~": .end
  case "[2~": .insert
  case "[3~": .delete
  default: function(in: text) ?? keypadCharacter(in: text).map(Key.character)
  }
}

/// A character of the keypad in application mode: `Oj` to `Oy`, and `OX`.
private func keypadCharacter(in text: String) -> Character? {
  let scalars = text.unicodeScalars
  guard scalars.count == 2, scalars.first == "O", let last = scalars.last else { return nil }
  if last == "X" { return "=" }
  return (0x6A...0x79).contains(last.value)
    ? Unicode.Scalar(last.value - 0x40).map(Character.init) : nil
}

/// A key with modifiers, or one that is reported in full: `[1;5A`, `[3;5~`, `[99;5u` or `[27;5;99~`, where the
/// modifiers (shift 1, alt 2, Ctrl 4) are counted from 1.
private func modifiedInput(in text: String) -> Input? {
  guard text.hasPrefix("["), let final = text.last else { return nil }
  let fields = text.dropFirst().dropLast().split(separator: ";", omittingEmptySubsequences: false)
    .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { UInt32($0) } }
  guard (1...3).contains(fields.count), let number = fields[0].first ?? nil else { return nil }
  let modifiers = fields.count > 1 ? (fields[1].first ?? nil) ?? 1 : 1
  // A key that is let go presses nothing.
  guard modifiers > 0, fields.count < 2 || fields[1].count < 2 || fields[1][1] != 3 else {
    return nil
  }
  switch final {
  case "u": return character(number, modifiers: modifiers - 1)
  case "~" where number == 27 && fields.count == 3:
    return (fields[2].first ?? nil).flatMap { character($0, modifiers: modifiers - 1) }
  case "~" where fields.count == 2: return key(in: "[\(number)~").map(Input.key)
  case "P", "Q", "R", "S": return number == 1 ? key(in: "O\(final)").map(Input.key) : nil
  default: return number == 1 && fields.count == 2 ? key(in: "[\(final)").map(Input.key) : nil
  }
}

/// A character that is reported with its modifiers, as if it had been typed.
private func character(_ value: UInt32, modifiers: UInt32) -> Input? {
  let (shift, alt, ctrl): (UInt32, UInt32, UInt32) = (1, 2, 4)
  guard modifiers & alt == 0 else { return nil }
  if value == 9, modifiers & shift != 0 { return .key(.backTab) }
  if modifiers & ctrl != 0, (0x40..<0x80).contains(value) {
    return input(for: .character(value & 0x1F))
  }
  switch value {
  // kitty's names for the keypad: 0 to 9, and what follows them.
  case 57399...57408: return .key(.character(Character(Unicode.Scalar(UInt8(value - 57399 + 48)))))
  case 57414: return .key(.enter)
  case 57344..<63744: return nil
  default: break
  }
  guard case .key(.character(let character)) = input(for: .character(value)) else {
    return input(for: .character(value))
  }
  let shifted = modifiers & shift != 0 ? character.uppercased().first ?? character : character
  return .key(.character(shifted))
}

/// F1 to F12 as xterm and rxvt send them.
private func function(in text: String) -> Key? {
  let forms = [
    ["OP", "[11~"], ["OQ", "[12~"], ["OR", "[13~"], ["OS", "[14~"], ["[15~"], ["[17~"], ["[18~"],
    ["[19~"], ["[20~"], ["[21~"], ["[23~"], ["[24~"],
  ]
  return forms.firstIndex { $0.contains(text) }.map { .function($0 + 1) }
}

/// Decodes a mouse event in SGR form: `[<button;column;rowM`, counted from 1; a final `m` means a
/// button was released.
private func mouseInput(in text: String) -> Input? {
  guard text.hasPrefix("[<"), text.hasSuffix("M") else { return nil }
  let numbers = text.dropFirst(2).dropLast().split(separator: ";").map { Int($0) }
  guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2],
    (1...10_000).contains(column), (1...10_000).contains(row)
  else { return nil }
  return switch button {
  case 0: .click(Point(x: column - 1, y: row - 1))
  case 64: .key(.scrollUp)
  case 65: .key(.scrollDown)
  default: nil
  }
}

/// Where the part of an escape sequence that follows Esc ends; nil if the end is still to come.
///
/// It is `[`, parameters and a final byte; `[M` and the three bytes of a legacy mouse event; `O` and a
/// byte; a string up to what ends it; or one character.
private func endOfSequence(_ codes: ArraySlice<Code>, isTyped: Bool) -> Int? {
  func index(after count: Int) -> Int { min(codes.startIndex + count, codes.endIndex) }
  switch codes.first {
  case .character(0x5B) where codes.dropFirst().first == .character(0x4D): return index(after: 5)
  case .character(0x5B):
    // Esc and `[` alone may have been typed.
    return endOfParameters(codes) ?? (isTyped && codes.count == 1 ? codes.endIndex : nil)
  case .character(0x4F): return index(after: 2)
  case let first? where first.beginsString: return endOfString(codes, isTyped: isTyped)
  default: return index(after: 1)
  }
}

/// Where `[`, parameters and a final byte end: after that byte, or before a key or another Esc, which
/// interrupt them.
private func endOfParameters(_ codes: ArraySlice<Code>) -> Int? {
  let end = codes.dropFirst().firstIndex {
    if case .character(let byte) = $0 { !(0x20..<0x40).contains(byte) } else { true }
  }
  guard let end else { return nil }
  return codes[end] == .character(27) || codes[end].isKey ? end : end + 1
}

/// Where a string ends: after BEL, after Esc and `\\`, or before any other Esc.
private func endOfString(_ codes: ArraySlice<Code>, isTyped: Bool) -> Int? {
  // Esc and one letter alone were typed.
  guard codes.count > 1 else { return isTyped ? codes.endIndex : nil }
  guard let end = codes.firstIndex(where: { $0 == .character(7) || $0 == .character(27) }) else {
    return nil
  }
  guard codes[end] == .character(27) else { return end + 1 }
  guard end + 1 < codes.endIndex else { return nil }
  return codes[end + 1] == .character(0x5C) ? end + 2 : end
}

private func input(for code: Code) -> Input? {
  switch code {
  case .character(12): .redraw
  case .character(let value): key(for: value).map(Input.key)
  case .key(let number): key(forNumber: number).map(Input.key)
  }
}

private func key(for value: UInt32) -> Key? {
  switch value {
  case 10, 13: .enter
  case 27: .escape
  case 9: .tab
  case 8, 127: .backspace
  case 1...26: Unicode.Scalar(value + 0x60).map { .control(Character($0)) }
  case 0..<32: nil
  default: Unicode.Scalar(value).map { .character(Character($0)) }
  }
}

private func key(forNumber number: Int32) -> Key? {
  switch number {
  case KEY_UP: .up
  case KEY_DOWN: .down
  case KEY_LEFT: .left
  case KEY_RIGHT: .right
  case KEY_ENTER: .enter
  case KEY_BTAB: .backTab
  case KEY_BACKSPACE: .backspace
  case KEY_HOME, KEY_PPAGE: .home
  case KEY_END, KEY_NPAGE: .end
  case KEY_IC: .insert
  case KEY_DC: .delete
  case KEY_F0 + 1...KEY_F0 + 12: .function(Int(number - KEY_F0))
  default: nil
  }
}
