import MemoryTunes
import Terminal

/// Something that the player can do on a screen: its keys, its words, and what it leads to.
///
/// Keymaps, the line of keys and the help all read the tables that are made of it.
struct Command: Sendable {
  /// The keys for it, letters in lower case.
  let keys: [Key]
  /// How the help shows the keys and what they do.
  let help: KeyHint
  /// How the line of keys shows them; nil where only the help does.
  let hint: KeyHint?
  private let isOffered: @Sendable (AppState) -> Bool
  private let perform: @Sendable (Situation) -> AppAction?

  /// What an action may depend on.
  struct Situation {
    /// The key that was pressed, letters in lower case.
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

  /// Whether it can be done in a state.
  func isOffered(in state: AppState) -> Bool { isOffered(state) }

  /// What it leads to; nil if it can do nothing now.
  func action(in situation: Situation) -> AppAction? {
    isOffered(situation.state) ? perform(situation) : nil
  }
}

/// Keys and what they do: "n", "new".
struct KeyHint: Sendable {
  let keys: String
  let meaning: String
  /// The place of its command in the table of the screen; nil where a click does nothing.
  var command: Int?

  init(_ keys: String, _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

extension KeyHint {
  static let listing = KeyHint("Tab wheel Home End", "next, first, last")
}

extension [Key] {
  /// The letters, which count in either case.
  static func letters(_ letters: String) -> [Key] { letters.map(Key.character) }

  static let choosing: [Key] = [.enter, .character(" ")]
  static let leaving: [Key] = [.escape, .character("q")]
  static let vertical: [Key] = [.up, .down] + letters("kjws")
  static let horizontal: [Key] = [.left, .right] + letters("hlad")
  static let arrows = horizontal + vertical
  static let wheel: [Key] = [.scrollUp, .scrollDown]
  /// Moves through a list besides the arrows.
  static let listing: [Key] = [.tab, .home, .end] + wheel
}
