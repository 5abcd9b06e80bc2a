/// A command's row in the table: its controls, its words, and how it is treated wherever it is offered.
struct CommandRow: Sendable {
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
  /// A click does the same, as the help says.
  let hasClick: Bool
  /// Leads back from the screen that offers it.
  let leaves: Bool
  let actsOnCursor: Bool
  /// Offered while typing, or where letters could mean something else.
  let isWhileTyping: Bool

  /// The help and plain mode use the hint's words, unless they have their own; `meaning` explains them in plain mode.
  init(
    _ controls: [[Control]], hint: Word? = nil, help: Word? = nil, hinted: [Control]? = nil,
    say orders: [PlainOrder]? = nil, meaning: Word? = nil, isDrawnOnly: Bool = false,
    wheel: [Key] = [], hasClick: Bool = false, leaves: Bool = false, actsOnCursor: Bool = false,
    isWhileTyping: Bool = false
  ) {
    let words = help ?? hint ?? ""
    (self.controls, self.hint, self.help) = (controls, hint, words)
    self.orders = orders ?? [PlainOrder(hint ?? words, nil, meaning)]
    (self.isDrawnOnly, self.wheel, self.hasClick) = (isDrawnOnly, wheel, hasClick)
    hintedControls = hinted ?? controls.first ?? []
    (self.leaves, self.actsOnCursor, self.isWhileTyping) = (leaves, actsOnCursor, isWhileTyping)
  }
}
