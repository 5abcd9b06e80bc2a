import Terminal

extension Target.Kind {
  static let card = Self("card")
  static let entry = Self("entry")
  static let button = Self("button")
  static let event = Self("event")
  static let hint = Self("hint")
  static let anywhere = Self("anywhere")
}

extension Target {
  /// A card, by its place on the board.
  static func card(_ index: Int) -> Self { Self(.card, index) }
  /// An entry of a list.
  static func entry(_ index: Int) -> Self { Self(.entry, index) }
  /// A button of a dialog.
  static func button(_ index: Int) -> Self { Self(.button, index) }
  /// An event of the history, by its number.
  static func event(_ number: Int) -> Self { Self(.event, number) }
  /// A command in the line of keys, by its place in the table of the screen.
  static func hint(_ index: Int) -> Self { Self(.hint, index) }
  /// The whole screen.
  static let anywhere = Self(.anywhere, 0)
}
