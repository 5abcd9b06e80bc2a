import Terminal

/// Keys and their meaning: "n", "new".
struct KeyHint: Sendable {
  let keys: String
  let meaning: String
  /// The index of its command in the screen's table; nil if it cannot be clicked.
  var command: Int?
  /// Leads back, so it must not be left out.
  var leaves = false

  init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }

  /// The keys that the terminal or the program handles on every screen.
  static let control = KeyHint("Ctrl-L/C/Z", "redraw, quit, suspend")
}

/// Keys that are named together, largest groups first.
private let groups: [(keys: [Key], name: String)] = [
  ([.left, .right, .up, .down], "arrows"), ("hlkj".map(Key.character), "hjkl"),
  ("adws".map(Key.character), "WASD"), ("hl".map(Key.character), "hl"),
  ("ad".map(Key.character), "AD"), ("kj".map(Key.character), "jk"),
  ("ws".map(Key.character), "WS"), ([.scrollUp, .scrollDown], "wheel"),
]

/// The names of keys: "arrows hjkl WASD", "esc q backspace".
func names(of keys: [Key]) -> String {
  var (rest, names) = (keys[...], [String]())
  while let key = rest.first {
    let group = groups.first { rest.starts(with: $0.keys) }
    names.append(group?.name ?? key.name)
    rest = rest.dropFirst(group?.keys.count ?? 1)
  }
  return names.joined(separator: " ")
}

extension Key {
  /// Its spoken name, because screen readers skip signs and capitals sound like lowercase letters.
  var spokenName: String {
    guard case .character(let character) = self, character != " " else { return name }
    return Self.signs[character]
      ?? (character.isUppercase ? "capital \(character.uppercased())" : String(character))
  }

  private static let signs: [Character: String] = [
    ",": "comma", ".": "full stop", ";": "semicolon", "'": "apostrophe", "?": "question mark",
    "#": "number sign", "/": "slash", "+": "plus", "-": "minus", "=": "equals sign",
    "[": "left bracket", "]": "right bracket",
  ]

  /// Its name.
  var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .enter: "enter"
    case .escape: "esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "backspace"
    case .home: "Home"
    case .end: "End"
    case .insert: "Insert"
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .character(" "): "space"
    case .character(let character): String(character)
    case .scrollUp, .scrollDown: "wheel"
    case .target: "click"
    case .focusLost, .paste: ""
    }
  }
}
