import MemoryTunes
import Terminal

/// Something that the player can do on a screen: its keys, its descriptions, and its action.
///
/// Keymaps, hints and the help are all made from tables of commands.
struct Command: Sendable {
  /// The keys that trigger it; a letter in lower case means both cases, unless another command has the
  /// upper case.
  let keys: [Key]
  /// How the help describes it.
  let help: KeyHint
  /// How the hint line describes it; nil if only the help does.
  let hint: KeyHint?
  private let isOffered: @Sendable (AppState) -> Bool
  private let perform: @Sendable (Situation) -> AppAction?

  /// What the action of a command may depend on.
  struct Situation {
    /// The key pressed, as it is in ``Command/keys``.
    let key: Key
    let state: AppState
    let history: AppHistory
  }

  init(
    _ keys: [Key], hint: KeyHint? = nil, help: KeyHint,
    if isOffered: @escaping @Sendable (AppState) -> Bool = { _ in true },
    perform: @escaping @Sendable (Situation) -> AppAction?
  ) {
    self.keys = keys
    self.help = help
    self.hint = hint
    self.isOffered = isOffered
    self.perform = perform
  }

  /// Whether a click on its hint can mean it: not if its action depends on the key.
  var isClickable: Bool { keys.first?.listDirection == nil && keys.first?.direction == nil }

  /// Whether it is available in a state.
  func isOffered(in state: AppState) -> Bool { isOffered(state) }

  /// Its action; nil if it has no effect now.
  func action(in situation: Situation) -> AppAction? {
    isOffered(situation.state) ? perform(situation) : nil
  }
}

/// Keys and their meaning: "n", "new".
struct KeyHint: Sendable {
  let keys: String
  let meaning: String
  /// The index of its command in the screen's table; nil if it cannot be clicked.
  var command: Int?

  init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

extension KeyHint {
  static let listing = KeyHint("Tab Shift-Tab wheel Home End", "next, previous, first, last")
}

extension [Key] {
  /// The keys of these letters; the case of a pressed letter is ignored.
  static func letters(_ letters: String) -> [Key] { letters.map(Key.character) }

  static let choosing: [Key] = [.enter, .character(" ")]
  static let leaving: [Key] = [.escape, .character("q")]
  static let vertical: [Key] = [.up, .down] + letters("kjws")
  static let horizontal: [Key] = [.left, .right] + letters("hlad")
  static let arrows = horizontal + vertical
  static let wheel: [Key] = [.scrollUp, .scrollDown]
  /// The keys that move through a list, apart from arrows.
  static let listing: [Key] = [.tab, .backTab, .home, .end] + wheel
}
