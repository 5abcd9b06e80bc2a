/// A command's row in the table: its controls, its words, and how it is treated wherever it is offered.
struct CommandRow: Sendable {
  enum KeysInHelp {
    case named
    case orClick
    case any, anyOther
    case coordinates
  }

  /// Its controls; those in one array are named together, as the arrow keys are.
  let controls: [[Control]]
  /// What it is called in the hint line; nil if only the help lists it.
  let hint: Word?
  let help: Word
  /// The words for it in plain mode.
  let orders: [PlainOrder]
  /// Has no word in plain mode: only affects drawing, or has another.
  let isDrawnOnly: Bool
  let hintedControls: [Control]
  /// The mouse wheel turns that trigger it.
  let wheel: [Key]
  let keysInHelp: KeysInHelp
  /// Leads back from the screen that offers it.
  let leaves: Bool
  let actsOnCursor: Bool
  /// Offered while typing, or where letters could mean something else.
  let isWhileTyping: Bool

  /// The help and plain mode use the hint's words, unless they have their own.
  init(
    _ controls: [[Control]], hint: Word? = nil, help: Word? = nil, hinted: [Control]? = nil,
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
