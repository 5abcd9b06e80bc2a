import Basics
import CNcurses

/// One item read by ncurses.
package enum Code: Equatable {
  case character(UInt32)
  /// A function key, by its ncurses number.
  case key(Int32)
}

/// Translates codes read by ncurses into the player's input.
///
/// Escape sequences unknown to ncurses (the mouse, keys with modifiers, replies of the terminal) arrive as Esc and
/// characters. They are consumed whole, so their letters do not act as keys; Esc counts only when nothing follows.
/// A paste is one input, also if the terminal does not mark it and more arrives at once than anybody types.
///
/// The end of a sequence or of a paste may be lost: a single code after a pause was typed, and a mouse report is
/// never part of a paste.
package struct InputDecoder {
  /// The text pasted so far; nil outside a paste.
  private var pasted: String?
  /// An unmarked paste is arriving: it ends with the next pause.
  private var isFlooded = false
  /// The beginning of a sequence whose end has not been read yet.
  private var begun: [Code] = []
  /// The terminal's replies since this was last emptied: sequences without their Esc and terminator.
  package var replies: [String] = []

  package init() {}

  /// The input in codes read at one time; `awaitsReply` is true if the terminal may be about to answer, perhaps
  /// byte by byte, and `afterPause` if nothing has been read for a moment.
  package mutating func decode(
    _ codes: [Code], awaitsReply: Bool = false, afterPause: Bool = false
  ) -> [Input] {
    if afterPause { isFlooded = false }
    let inputs = inputs(in: codes, awaitsReply: awaitsReply, afterPause: afterPause)
    let characters = inputs.compactMap(\.typedCharacter)
    isFlooded = isFlooded || characters.count >= Self.leastFlood
    return isFlooded ? paste(String(characters)) : inputs
  }

  private mutating func inputs(in codes: [Code], awaitsReply: Bool, afterPause: Bool) -> [Input] {
    if afterPause, !awaitsReply, isTyped(codes) { (begun, pasted) = ([], nil) }
    if afterPause, codes.starts(with: beginOfMouseReport) { pasted = nil }
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
        if sequence.isReply {
          // Without BEL, or Esc and `\`, at its end.
          let content = sequence.prefix { $0 != .character(7) && $0 != .character(27) }
          replies.append(content.text)
        }
        switch sequence.text {
        case "[200~": pasted = ""
        case "[201~":
          inputs += paste(pasted ?? "")
          pasted = nil
        case let text where pasted == nil:
          if let input = input(in: text) { inputs.append(input) }
        default: break
        }
      } else if pasted != nil {
        // A lone Esc is never part of a paste: its end marker was lost.
        if code == .character(27) {
          pasted = nil
        } else if pasted?.utf8.count ?? 0 < Self.longestPaste {
          pasted? += [code].text
        }
      } else if let input = input(for: code) {
        inputs.append(input)
      }
    }
    return inputs
  }

  private func paste(_ text: String) -> [Input] {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .cleaned(atMost: Self.longestPaste)
    return line.isEmpty ? [] : [.key(.paste(line))]
  }

  /// This many characters at once cannot be typing, not even a key held down.
  private static let leastFlood = 32

  /// In bytes: more than any field takes; the rest is dropped.
  private static let longestPaste = 4096

  /// The codes do not end the sequence begun.
  private func isTyped(_ codes: [Code]) -> Bool {
    let isInString = begun.dropFirst().first?.beginsString == true
    return codes.count == 1 && !(isInString && codes[0].endsString)
  }

  /// More than any reply takes; the rest of a longer one is dropped.
  private static let longestReply = 4096
}

extension BidirectionalCollection<Code> {
  fileprivate var text: String {
    String(
      String.UnicodeScalarView(
        compactMap { code in
          if case .character(let value) = code { Unicode.Scalar(value) } else { nil }
        }))
  }

  /// Is, without its Esc, a reply of the terminal about itself.
  fileprivate var isReply: Bool {
    guard first == .character(0x5B) else { return first?.beginsString == true }
    if text == focusGained { return true }
    return dropFirst().first == .character(0x3F)
      || "Rt".unicodeScalars.contains { last == .character($0.value) }
  }
}

extension Input {
  /// The character that the key would have written.
  fileprivate var typedCharacter: Character? {
    switch self {
    case .key(.character(let character)): character
    case .key(.enter), .key(.tab): " "
    default: nil
    }
  }
}

private let beginOfMouseReport = "\u{1B}[<".unicodeScalars.map { Code.character($0.value) }

/// The sequence the terminal sends when its window gets the keyboard.
let focusGained = "[I"

private func input(in text: String) -> Input? {
  if text == "[O" { return .key(.focusLost) }
  return key(in: text).map(Input.key) ?? reportedInput(in: text) ?? mouseInput(in: text)
}

/// Decodes a mouse event in SGR form: `[<button;column;rowM`, counted from 1; a final `m` means a button was released.
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

/// The input that a code is on its own.
func input(for code: Code) -> Input? {
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
