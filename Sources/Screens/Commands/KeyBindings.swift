/// The keys of each command: those of its controls, and the mouse wheel.
///
/// A lowercase letter covers both cases, unless another command has the uppercase one.
struct KeyBindings: Sendable {
  static let standard = KeyBindings(KeyTable())

  private let keys: [Control: [Key]]

  init(_ table: KeyTable) {
    keys = Dictionary(
      uniqueKeysWithValues: Control.allCases.map { ($0, table.keys(of: $0).compactMap(Key.init)) })
  }

  /// The one in the hint line comes first; none if any key triggers the command, or if its keys depend on the board.
  subscript(name: CommandName) -> [Key] {
    let isTyping = name.row.isWhileTyping
    return name.row.controls.flatMap(keysInTurn).filter { !isTyping || !$0.isCharacter }
      + name.row.wheel
  }

  /// The arrow or similar that a key means to a command; nil if the key is not one of its own.
  func meaning(of key: Key, for name: CommandName) -> Key? {
    if name.row.wheel.contains(key) { return key }
    if name.row.isWhileTyping, key.isCharacter { return nil }
    return name.row.controls.joined().first { has(key, for: $0) }?.meaning
  }

  /// The keys that the hint line names: those of the first controls that have any.
  func hinted(_ name: CommandName) -> [Key] {
    let isTyping = name.row.isWhileTyping
    func firstKeys(of controls: [Control]) -> [Key] {
      controls.compactMap { keys[$0]?.first { !isTyping || !$0.isCharacter } }
    }
    let groups = [name.row.hintedControls] + name.row.controls
    return groups.lazy.map(firstKeys).first { !$0.isEmpty } ?? []
  }

  func has(_ key: Key, for control: Control) -> Bool { keys[control]?.contains(key) == true }

  /// The name of a control's first key; nil if it has none.
  func name(of control: Control) -> String? { keys[control]?.first?.name }

  /// The keys of controls that belong together: the first key of each, then the second ones.
  private func keysInTurn(of controls: [Control]) -> [Key] {
    let all = controls.map { keys[$0] ?? [] }
    return (0..<(all.map(\.count).max() ?? 0)).flatMap { number in
      all.compactMap { $0.indices.contains(number) ? $0[number] : nil }
    }
  }
}

extension AppState {
  var keyBindings: KeyBindings {
    let keys = settings.saved.keys
    return keys == KeyTable() ? .standard : KeyBindings(keys)
  }
}

extension Control {
  /// The meaning of its keys to a command with several controls.
  var meaning: Key {
    switch self {
    case .left: .left
    case .right: .right
    case .up, .faster: .up
    case .down, .slower: .down
    case .next: .tab
    case .previous: .backTab
    case .first: .home
    case .last: .end
    default: .enter
    }
  }
}
