/// Something the player can do on a screen: its name, keys and action.
///
/// Keymaps, hints and the help are all made from tables of commands.
struct Command: Sendable {
  let name: CommandName
  /// Its keys if they are not those of its name.
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

  /// A command with the keys of its name, or `keys` if they depend on the board.
  init(
    _ name: CommandName, keys: [Key]? = nil,
    if isOffered: @escaping @Sendable (AppState) -> Bool = { _ in true },
    perform: @escaping @Sendable (Situation) -> AppAction?
  ) {
    (self.name, self.keys, condition, self.perform) = (name, keys, isOffered, perform)
  }

  /// A command that does the same with every key.
  init(
    _ name: CommandName, keys: [Key]? = nil,
    if isOffered: @escaping @Sendable (AppState) -> Bool = { _ in true }, action: AppAction
  ) {
    self.init(name, keys: keys, if: isOffered) { _ in action }
  }

  /// A command that does what the selected item says of it, where it says anything.
  init(forItem name: CommandName) {
    self.init(
      name, if: { $0.page?.selectedItem?.commands[name] != nil },
      perform: { $0.state.page?.selectedItem?.commands[name] })
  }

  /// The same command, left out of the hint line because the screen itself shows it.
  var unhinted: Command {
    var command = self
    command.isHinted = false
    return command
  }

  func isOffered(_ state: AppState) -> Bool {
    !(state.isArcade && notInArcade.contains(name)) && condition(state)
  }

  func keys(in bindings: KeyBindings) -> [Key] { keys ?? bindings[name] }

  /// The meaning of a key to it; nil if the key is not one of its own.
  func meaning(of key: Key, in bindings: KeyBindings) -> Key? {
    guard let keys else { return bindings.meaning(of: key, for: name) }
    return keys.contains(key) ? key : nil
  }

  /// How the hint line describes it; nil if only the help does.
  func hint(in bindings: KeyBindings) -> KeyHint? {
    let keys = keys ?? bindings.hinted(name)
    // A command without controls takes any key; one whose keys the player has removed takes none.
    return isHinted && !(keys.isEmpty && !name.row.controls.isEmpty) ? name.hint(keys: keys) : nil
  }

  /// A click on its hint can stand for it: its action does not depend on the key.
  var isClickable: Bool { name.row.controls.first.map { $0.count == 1 } ?? true }

  var clickMeaning: Key { name.row.controls.first?.first?.meaning ?? .enter }

  /// Its action; nil if it has no effect now.
  func action(in situation: Situation) -> AppAction? {
    isOffered(situation.state) ? perform(situation) : nil
  }
}

/// The commands that need files, which an arcade does not have.
private let notInArcade: Set<CommandName> = [
  .records, .nextPerson, .openSettings, .timeTravel, .savePictures, .showSlip, .addCategory,
]
