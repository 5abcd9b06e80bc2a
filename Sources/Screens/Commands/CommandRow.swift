import MemoryTunes
import Terminal

/// What belongs to a command wherever it is offered: its controls, its words, and how it is treated.
struct CommandRow: Sendable {
  /// What the help lists as its keys.
  enum KeysInHelp {
    case named
    /// Its keys, or a click.
    case orClick
    case any, anyOther
    /// The coordinates that the keys write.
    case coordinates
  }

  /// Its controls; those in one array are named together, as the arrow keys are.
  let controls: [[Control]]
  /// What the hint line, which has room for a word, says of it; nil if only the help lists it.
  let hint: String?
  let help: String
  /// What is said for it in plain mode.
  let orders: [PlainOrder]
  /// Whether it changes only what is drawn, or is said in another way.
  let isDrawnOnly: Bool
  /// Those of its controls that the hint line names.
  let hintedControls: [Control]
  /// The turns of the mouse wheel that mean it.
  let wheel: [Key]
  let keysInHelp: KeysInHelp
  /// Whether it leads back from where it is offered.
  let leaves: Bool
  /// Whether it does something with what the cursor is on.
  let actsOnCursor: Bool
  /// Whether characters are typed where it is offered, or letters could be meant for something else.
  let isWhileTyping: Bool

  /// The help says what the hint says, unless it has words of its own; so does plain mode.
  init(
    _ controls: [[Control]], hint: String? = nil, help: String? = nil, hinted: [Control]? = nil,
    say orders: [PlainOrder]? = nil, isDrawnOnly: Bool = false, wheel: [Key] = [],
    keys: KeysInHelp = .named, leaves: Bool = false, actsOnCursor: Bool = false,
    isWhileTyping: Bool = false
  ) {
    let words = help ?? hint ?? ""
    (self.controls, self.hint, self.help) = (controls, hint, words)
    self.orders = orders ?? [PlainOrder(hint ?? words)]
    (self.isDrawnOnly, self.wheel, keysInHelp) = (isDrawnOnly, wheel, keys)
    hintedControls = hinted ?? controls.first ?? []
    (self.leaves, self.actsOnCursor, self.isWhileTyping) = (leaves, actsOnCursor, isWhileTyping)
  }

  /// A command for which a single word is said.
  init(
    _ controls: [[Control]], hint: String? = nil, help: String? = nil, say word: String,
    isDrawnOnly: Bool = false, wheel: [Key] = [], keys: KeysInHelp = .named,
    actsOnCursor: Bool = false, isWhileTyping: Bool = false
  ) {
    self.init(
      controls, hint: hint, help: help, say: [PlainOrder(word)], isDrawnOnly: isDrawnOnly,
      wheel: wheel, keys: keys, actsOnCursor: actsOnCursor, isWhileTyping: isWhileTyping)
  }
}
