/// A key in either form, for terminals that deviate from their entry; with Esc and a lowercase letter, rxvt
/// reports it with modifiers.
func key(in text: String) -> Key? {
  switch text {
  // Shift-Tab on the Linux console.
  case "\t", "[Z": .backTab
  case "[A", "OA", "[a", "Oa": .up
  case "[B", "OB", "[b", "Ob": .down
  case "[C", "OC", "[c", "Oc": .right
  case "[D", "OD", "[d", "Od": .left
  case "[H", "OH", "[1~", "[7~", "[5~": .home
  case "[F", "OF", "[4~", "[8~", "[6~": .end
  case "[2~": .insert
  case "[3~": .delete
  default: function(in: text) ?? keypadKey(in: text)
  }
}

/// F1 to F12 as xterm and rxvt send them.
private func function(in text: String) -> Key? {
  let numbers = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24]
  let index =
    ["OP", "OQ", "OR", "OS"].firstIndex(of: text) ?? numbers.firstIndex { text == "[\($0)~" }
  return index.map { .function($0 + 1) }
}

/// A key of the keypad in application mode: `O` and its character, shifted up by 64.
private func keypadKey(in text: String) -> Key? {
  guard text.count == 2, text.first == "O", let letter = text.last?.asciiValue else { return nil }
  switch letter {
  case UInt8(ascii: "I"): return .tab
  case UInt8(ascii: "M"): return .enter
  case UInt8(ascii: "X"): return .character("=")
  case UInt8(ascii: "j")...UInt8(ascii: "y"):
    return .character(Character(Unicode.Scalar(letter - 0x40)))
  default: return nil
  }
}

/// A key with modifiers, or one reported in full, as xterm and kitty do on request: `[1;5A`, `[3;5~`, `[99;5u`,
/// `[27;5;99~`.
func reportedInput(in text: String) -> Input? {
  guard let report = KeyReport(text), !report.isRelease else { return nil }
  switch report.final {
  case "u": return input(for: report.number, report.modifiers)
  case "~" where report.number == 27:
    return report.value.flatMap { input(for: $0, report.modifiers) }
  case "~": return key(in: "[\(report.number)~").map(Input.key)
  case "P", "Q", "S": return report.number == 1 ? key(in: "O\(report.final)").map(Input.key) : nil
  // The answer to "where is the cursor?" ends like F3.
  case "R": return nil
  default:
    guard report.number == 1, report.value == nil else { return nil }
    return key(in: "[\(report.final)").map(Input.key)
  }
}

/// A character reported with its modifiers, as if typed.
private func input(for value: UInt32, _ modifiers: KeyReport.Modifiers) -> Input? {
  if modifiers.contains(.alt) { return nil }
  if value == 9, modifiers.contains(.shift) { return .key(.backTab) }
  if keypad.keys.contains(value) { return keypad[value].map(Input.key) }
  if (0xE000..<0xF900).contains(value) { return nil }
  if modifiers.contains(.control), (0x40..<0x7F).contains(value) {
    return input(for: .character(value & 0x1F))
  }
  let input = input(for: .character(value))
  guard modifiers.contains(.shift), case .key(.character(let character)) = input else {
    return input
  }
  return .key(.character(character.uppercased().first ?? character))
}

/// kitty's numbers for the keys of the keypad, from Unicode's private use area.
private let keypad: [UInt32: Key] = {
  let keys =
    "0123456789./*-+".map(Key.character) + [.enter, .character("="), .character(",")]
    + [.left, .right, .up, .down, .home, .end, .home, .end, .insert, .delete]
  return Dictionary(uniqueKeysWithValues: zip(57399..., keys))
}()

/// A terminal's report of a key: numbers separated by semicolons.
///
/// The second holds the modifiers and, after a colon, perhaps the kind of event.
private struct KeyReport {
  let number: UInt32
  let modifiers: Modifiers
  let value: UInt32?
  let isRelease: Bool
  let final: Character

  struct Modifiers: OptionSet {
    let rawValue: UInt32
    static let shift = Self(rawValue: 1)
    static let alt = Self(rawValue: 2)
    static let control = Self(rawValue: 4)
  }

  init?(_ text: String) {
    guard text.first == "[", let final = text.last else { return nil }
    let fields = text.dropFirst().dropLast().split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { UInt32($0) } }
    func part(_ index: Int, ofField field: Int) -> UInt32? {
      fields.indices.contains(field) && fields[field].indices.contains(index)
        ? fields[field][index] : nil
    }
    guard fields.count <= 3, let number = part(0, ofField: 0) else { return nil }
    // Modifiers are counted from 1.
    let modifiers = part(0, ofField: 1) ?? 1
    guard modifiers > 0 else { return nil }
    (self.number, self.modifiers) = (number, Modifiers(rawValue: modifiers - 1))
    (value, isRelease) = (part(0, ofField: 2), part(1, ofField: 1) == 3)
    self.final = final
  }
}
