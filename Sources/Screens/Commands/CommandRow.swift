/// A command's row in the table: its controls and its words.
struct CommandRow: Sendable {
  /// Its controls; those in one array are named together, as the arrow keys are.
  let controls: [[Control]]
  /// What it is called in the hint line; nil if only the help lists it.
  let hint: Word?
  let help: Word
  /// The words for it in plain mode; none if it only affects drawing, or has another.
  let orders: [PlainOrder]

  /// The help and plain mode use the hint's words, unless they have their own; `meaning` explains them in plain mode.
  init(
    _ controls: [[Control]], hint: Word? = nil, help: Word? = nil, word: Word? = nil,
    meaning: Word? = nil, say orders: [PlainOrder]? = nil
  ) {
    (self.controls, self.hint, self.help) = (controls, hint, help ?? hint ?? "")
    self.orders = orders ?? [PlainOrder(word ?? hint ?? self.help, nil, meaning ?? self.help)]
  }
}

/// Controls of several commands.
extension [[Control]] {
  static let horizontal: Self = [[.left, .right]]
  static let vertical: Self = [[.up, .down]]
  static let arrows: Self = [[.left, .right, .up, .down]]
  /// The controls of what Space does first, and those of what Enter does first.
  static let flipping: Self = [[.flip], [.choose]]
  static let choosing: Self = [[.choose], [.flip]]
  static let ends: Self = [[.first], [.last]]
  static let pages: Self = [[.next], [.previous]]
}
