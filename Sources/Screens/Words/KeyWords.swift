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

  /// Itself as spoken: "Slip: You missed a pair that you had seen".
  var told: String { tr("\(keys): \(meaning)").spoken }

  /// The keys that the terminal or the program handles on every screen.
  static var control: KeyHint { KeyHint(withControl("L/C/Z"), tr("redraw, quit, suspend")) }
}

/// "Ctrl-C".
private func withControl(_ letter: String) -> String { tr("Ctrl-\(letter)", in: "key") }

/// Keys that are named together, largest groups first: the arrow keys, and the wheel of the mouse.
private let groups: [(keys: [Key], name: Message)] = [
  ([.left, .right, .up, .down], Message("arrows")), ([.left, .right], Message("←→")),
  ([.up, .down], Message("↑↓")), ("hlkj".map(Key.character), "hjkl"),
  ("adws".map(Key.character), "WASD"), ("hl".map(Key.character), "hl"),
  ("ad".map(Key.character), "AD"), ("kj".map(Key.character), "jk"),
  ("ws".map(Key.character), "WS"), ([.scrollUp, .scrollDown], Message("wheel")),
  ([.up], Message("↑")), ([.down], Message("↓")),
]

/// The names of keys: "arrows hjkl WASD", "esc q backspace"; "any key" for none.
func names(of keys: [Key]) -> String {
  guard !keys.isEmpty else { return tr("any key") }
  var (rest, names) = (keys[...], [String]())
  while let key = rest.first {
    let group = groups.first { rest.starts(with: $0.keys) }
    names.append(group.map { tr($0.name) } ?? key.name)
    rest = rest.dropFirst(group?.keys.count ?? 1)
  }
  return names.joined(separator: " ")
}

extension Key {
  /// Its spoken name, because screen readers skip signs and capitals sound like lowercase letters.
  var spokenName: String {
    guard case .character(let character) = self, character != " " else { return name }
    return Self.signs[character].map { tr($0) }
      ?? (character.isUppercase ? tr("capital \(character.uppercased())") : String(character))
  }

  /// The spoken names of signs on keys.
  private static let signs: [Character: Message] = [
    ",": Message("comma"), ".": Message("full stop"), ";": Message("semicolon"),
    "'": Message("apostrophe"), "?": Message("question mark"), "#": Message("number sign"),
    "/": Message("slash"), "+": Message("plus"), "-": Message("minus"), "=": Message("equals sign"),
    "[": Message("left bracket"), "]": Message("right bracket"),
  ]

  /// Its name, as short as on a keyboard: "esc", "Shift-Tab", "space"; or what the mouse does.
  var name: String {
    switch self {
    case .up: tr("up", in: "key")
    case .down: tr("down", in: "key")
    case .left: tr("left", in: "key")
    case .right: tr("right", in: "key")
    case .enter: tr("enter", in: "key")
    case .escape: tr("esc", in: "key")
    case .tab: tr("Tab", in: "key")
    case .backTab: tr("Shift-Tab", in: "key")
    case .backspace: tr("backspace", in: "key")
    case .home: tr("Home", in: "key")
    case .end: tr("End", in: "key")
    case .insert: tr("Insert", in: "key")
    case .delete: tr("Delete", in: "key")
    case .function(let number): "F\(number)"
    case .control(let letter): withControl(letter.uppercased())
    case .character(" "): tr("space", in: "key")
    case .character(let character): String(character)
    case .scrollUp, .scrollDown: tr("wheel", in: "key")
    case .target: tr("click", in: "key")
    case .focusLost, .paste: ""
    }
  }
}
