/// The keys of each control.
///
/// A lowercase letter covers both cases, unless another command has the uppercase one.
struct KeyBindings: Sendable {
  static let standard = KeyBindings(KeyTable())

  private var keys: [Control: [Key]]

  init(_ table: KeyTable) {
    keys = Dictionary(
      uniqueKeysWithValues: Control.allCases.map { ($0, table.keys(of: $0).compactMap(Key.init)) })
  }

  /// Without the keys that write where text is typed.
  var whileTyping: KeyBindings {
    var bindings = self
    bindings.keys = keys.mapValues { $0.filter { !$0.isCharacter } }
    return bindings
  }

  /// The keys of controls; of those that belong together, the first key of each, then the second ones.
  func keys(of controls: [[Control]]) -> [Key] {
    controls.flatMap { group in
      let all = group.map { keys[$0] ?? [] }
      return (0..<(all.map(\.count).max() ?? 0)).flatMap { number in
        all.compactMap { $0.indices.contains(number) ? $0[number] : nil }
      }
    }
  }

  /// The arrow or similar that a key means; nil if it belongs to none of the controls.
  func meaning(of key: Key, among controls: [[Control]]) -> Key? {
    controls.joined().first { has(key, for: $0) }?.meaning
  }

  /// The keys that the hint line names: those of the first controls that have any.
  func hinted(_ controls: [[Control]]) -> [Key] {
    controls.lazy.map { $0.compactMap { keys[$0]?.first } }.first { !$0.isEmpty } ?? []
  }

  func has(_ key: Key, for control: Control) -> Bool { keys[control]?.contains(key) == true }

  /// The name of a control's first key; nil if it has none.
  func name(of control: Control) -> String? { keys[control]?.first?.name }
}

extension AppState {
  var keyBindings: KeyBindings {
    let keys = settings.saved.keys
    return keys == KeyTable() ? .standard : KeyBindings(keys)
  }

  /// The keys that hints and the help name.
  func keyBindings(on destination: RoutingDestination) -> KeyBindings {
    destination.screen.type("x", self) == nil ? keyBindings : keyBindings.whileTyping
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
