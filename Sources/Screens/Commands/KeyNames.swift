extension Key {
  /// The key with a name; nil if terminals cannot send it.
  init?(_ name: KeyName) {
    if let key = Self.named[name.text] {
      self = key
    } else if let letter = name.text.dropFirst("ctrl+".count).first, name.text.hasPrefix("ctrl+") {
      self = .control(letter)
    } else if name.text.first == "f", let number = Int(name.text.dropFirst()) {
      self = .function(number)
    } else if let character = name.text.first, name.text.count == 1 {
      self = .character(character)
    } else {
      return nil
    }
  }

  /// Its name in files; nil for anything that cannot be assigned as a key.
  var keyName: KeyName? {
    switch self {
    case .control(let letter): KeyName("ctrl+\(letter)")
    case .function(let number): KeyName("f\(number)")
    case .character(let character) where character != " ": KeyName(String(character))
    default: Self.named.first { $0.value == self }.flatMap { KeyName($0.key) }
    }
  }

  /// Types a character in a text field.
  var isCharacter: Bool { if case .character = self { true } else { false } }

  private static let named: [String: Key] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "home": .home, "end": .end,
    "enter": .enter, "escape": .escape, "tab": .tab, "shift+tab": .backTab,
    "backspace": .backspace, "space": .character(" "), "insert": .insert, "delete": .delete,
  ]
}

/// Clears a text field, as in a shell.
let eraseLineKey = Key.control("u")
