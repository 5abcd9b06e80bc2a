import CNcurses
import Terminal

/// One item read by ncurses.
enum Code: Equatable {
  case character(UInt32)
  /// A function key, by its ncurses number.
  case key(Int32)
}

/// Translates what ncurses reads into the player's input.
///
/// Escape sequences unknown to ncurses (the mouse, keys with modifiers, replies of the terminal)
/// arrive as Esc and characters. They are consumed whole, so that their letters do not act as keys;
/// Esc counts only when nothing follows. Pasted text is dropped: the only place to paste into is a
/// short line that is quickly typed.
struct InputDecoder {
  private var isPasting = false

  /// The input contained in what was read at one time.
  mutating func decode(_ codes: [Code]) -> [Input] {
    var inputs: [Input] = []
    var rest = codes[...]
    while let code = rest.popFirst() {
      if code == .character(27), let next = rest.first, next != .character(27) {
        let sequence = rest.prefix(upTo: afterSequence(rest).startIndex)
        rest = rest.dropFirst(sequence.count)
        if sequence.elementsEqual(beginOfPaste) { isPasting = true }
        if sequence.elementsEqual(endOfPaste) { isPasting = false }
        if !isPasting, let input = input(in: sequence) { inputs.append(input) }
      } else if isPasting {
        // A lone Esc is never part of a paste: its end marker was lost.
        if code == .character(27) { isPasting = false }
      } else if let input = input(for: code) {
        inputs.append(input)
      }
    }
    return inputs
  }
}

private let beginOfPaste = "[200~".unicodeScalars.map { Code.character($0.value) }
private let endOfPaste = "[201~".unicodeScalars.map { Code.character($0.value) }
private let focusLost = "[O".unicodeScalars.map { Code.character($0.value) }

private func input(in sequence: ArraySlice<Code>) -> Input? {
  sequence.elementsEqual(focusLost) ? .key(.focusLost) : mouseInput(in: sequence)
}

/// Decodes a mouse event in SGR form: `[<button;column;rowM`, counted from 1; a final `m` means a
/// button was released.
private func mouseInput(in sequence: ArraySlice<Code>) -> Input? {
  let text = String(
    String.UnicodeScalarView(
      sequence.compactMap { code in
        if case .character(let value) = code { Unicode.Scalar(value) } else { nil }
      }))
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

/// What remains after the part of an escape sequence that follows Esc: `[`, parameters and a final
/// byte; `[M` and the three bytes of a legacy mouse event; `O` and a byte; or one character.
private func afterSequence(_ codes: ArraySlice<Code>) -> ArraySlice<Code> {
  switch codes.first {
  case .character(0x5B) where codes.dropFirst().first == .character(0x4D): return codes.dropFirst(5)
  case .character(0x5B):
    let end = codes.dropFirst().firstIndex {
      if case .character(let byte) = $0 { !(0x20..<0x40).contains(byte) } else { true }
    }
    return end.map { codes[($0 + 1)...] } ?? codes.suffix(0)
  case .character(0x4F): return codes.dropFirst(2)
  default: return codes.dropFirst()
  }
}

private func input(for code: Code) -> Input? {
  switch code {
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
  default: nil
  }
}
