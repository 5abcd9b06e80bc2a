/// Something the player can do on a screen: its name, keys and action.
///
/// Keymaps, hints and the help are all made from tables of commands.
struct Command: Sendable {
  let name: CommandName
  let controls: [[Control]]
  /// Its keys if they are not those of its controls.
  private let keys: [Key]?
  private var isHinted = true
  private let condition: @Sendable (AppState) -> Bool
  private let perform: @Sendable (Situation) -> AppAction?

  struct Situation {
    /// The meaning of the key pressed: an arrow, Tab, Home and the like, or any key where it does not matter.
    let key: Key
    let state: AppState
    let history: AppHistory
  }

  /// A command with the controls of its name, or others, or with `keys` if they are not the player's to choose.
  init(
    _ name: CommandName, controls: [[Control]]? = nil, keys: [Key]? = nil,
    if isOffered: @escaping @Sendable (AppState) -> Bool = { _ in true },
    perform: @escaping @Sendable (Situation) -> AppAction?
  ) {
    (self.name, self.controls, self.keys) = (name, controls ?? name.row.controls, keys)
    (condition, self.perform) = (isOffered, perform)
  }

  /// A command that does the same with every key.
  init(
    _ name: CommandName, controls: [[Control]]? = nil, keys: [Key]? = nil,
    if isOffered: @escaping @Sendable (AppState) -> Bool = { _ in true }, action: AppAction
  ) {
    self.init(name, controls: controls, keys: keys, if: isOffered) { _ in action }
  }

  /// A command that does what the selected item says of it, where it says anything.
  init(
    forItem name: CommandName,
    if mayBeOffered: @escaping @Sendable (AppState) -> Bool = { _ in true }
  ) {
    self.init(
      name, if: { mayBeOffered($0) && $0.page?.selectedItem?.commands[name] != nil },
      perform: { $0.state.page?.selectedItem?.commands[name] })
  }

  /// The same command, left out of the hint line because the screen itself shows it.
  var unhinted: Command {
    var command = self
    command.isHinted = false
    return command
  }

  func isOffered(_ state: AppState) -> Bool {
    !(state.isArcade && name.needsFiles) && condition(state)
  }

  /// Its keys, first the one in the hint line; none if any key triggers it, or if the player has removed them.
  func keys(in bindings: KeyBindings) -> [Key] {
    keys ?? bindings.keys(of: controls) + (name.hasWheel ? [.scrollUp, .scrollDown] : [])
  }

  /// The arrow or similar that a key means to it; nil if the key is not one of its own.
  func meaning(of key: Key, in bindings: KeyBindings) -> Key? {
    if let keys { return keys.contains(key) ? key : nil }
    return name.hasWheel && [.scrollUp, .scrollDown].contains(key)
      ? key : bindings.meaning(of: key, among: controls)
  }

  /// How the hint line describes it; nil if only the help does.
  func hint(in bindings: KeyBindings) -> KeyHint? {
    let keys = keys ?? bindings.hinted(controls)
    guard isHinted, let hint = name.row.hint, !keys.isEmpty || takesAnyKey else { return nil }
    return KeyHint(names(of: keys), hint.text)
  }

  /// How the help describes it: "space enter click"; nil if the player has removed its keys.
  func help(in bindings: KeyBindings) -> KeyHint? {
    let keys = keys(in: bindings)
    guard !keys.isEmpty || takesAnyKey else { return nil }
    let all = name == .typeCoordinate ? coordinates(of: keys) : names(of: keys)
    return KeyHint(name.actsOnCursor ? tr("\(all) click") : all, name.row.help.text)
  }

  private var takesAnyKey: Bool { controls.isEmpty }

  /// A click on its hint can stand for it: its action does not depend on the key.
  var isClickable: Bool { controls.first.map { $0.count == 1 } ?? true }

  var clickMeaning: Key { controls.first?.first?.meaning ?? .enter }

  /// Its action; nil if it has no effect now.
  func action(in situation: Situation) -> AppAction? {
    isOffered(situation.state) ? perform(situation) : nil
  }
}

/// The first coordinate and the last: "a1…d4".
private func coordinates(of keys: [Key]) -> String {
  let characters = names(of: keys).filter { $0 != " " }
  let (letters, digits) = (characters.filter(\.isLetter), characters.filter(\.isNumber))
  return "\(letters.prefix(1))\(digits.prefix(1))…\(letters.suffix(1))\(digits.suffix(1))"
}
