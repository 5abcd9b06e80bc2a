import MemoryTunes
import Terminal

/// Something that the player can do on a screen: its name, its keys, and its action.
///
/// Keymaps, hints and the help are all made from tables of commands.
struct Command: Sendable {
  let name: CommandName
  let keys: [Key]
  private let isHinted: Bool
  private let isOffered: @Sendable (AppState) -> Bool
  private let perform: @Sendable (Situation) -> AppAction?

  /// What the action of a command may depend on.
  struct Situation {
    /// The key pressed, as it is in ``Command/keys``.
    let key: Key
    let state: AppState
    let history: AppHistory
  }

  /// A command with the keys of its name, or others if they depend on the board.
  ///
  /// The hint line has it unless `isHinted` is false.
  init(
    _ name: CommandName, keys: [Key]? = nil, isHinted: Bool = true,
    if isOffered: @escaping @Sendable (AppState) -> Bool = { _ in true },
    perform: @escaping @Sendable (Situation) -> AppAction?
  ) {
    self.name = name
    self.keys = keys ?? KeyBindings.standard[name]
    self.isHinted = isHinted
    self.isOffered = isOffered
    self.perform = perform
  }

  /// How the help describes it.
  var help: KeyHint { name.help(keys: keys) }

  /// How the hint line describes it; nil if only the help does.
  var hint: KeyHint? { isHinted ? name.hint(keys: keys) : nil }

  /// Whether a click on its hint can mean it: not if its action depends on the key.
  var isClickable: Bool { keys.first?.listDirection == nil && keys.first?.direction == nil }

  /// Whether it is available in a state.
  func isOffered(in state: AppState) -> Bool { isOffered(state) }

  /// Its action; nil if it has no effect now.
  func action(in situation: Situation) -> AppAction? {
    isOffered(situation.state) ? perform(situation) : nil
  }
}
