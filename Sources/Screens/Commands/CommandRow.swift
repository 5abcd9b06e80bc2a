import MemoryTunes
import Terminal

/// A command's row in the table: its controls, its words, and how it is treated wherever it is offered.
struct CommandRow: Sendable {
  /// The keys that the help lists.
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
  /// The word for it in the hint line; nil if only the help lists it.
  let hint: String?
  let help: String
  /// The words for it in plain mode.
  let orders: [PlainOrder]
  /// Changes only the drawing, or is said in another way.
  let isDrawnOnly: Bool
  /// Those of its controls that the hint line names.
  let hintedControls: [Control]
  /// The turns of the mouse wheel that mean it.
  let wheel: [Key]
  let keysInHelp: KeysInHelp
  /// Leads back from where it is offered.
  let leaves: Bool
  /// Acts on the thing at the cursor.
  let actsOnCursor: Bool
  /// Offered where characters are typed, or where letters could be meant for something else.
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
}
