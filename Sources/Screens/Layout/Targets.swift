import Terminal

extension Target.Kind {
  static let card = Self("card")
  static let entry = Self("entry")
  static let row = Self("row")
  static let button = Self("button")
  static let event = Self("event")
  static let hint = Self("hint")
  static let way = Self("way")
  static let tab = Self("tab")
  static let page = Self("page")
  static let anywhere = Self("anywhere")
}

extension Target {
  /// The card at an index.
  static func card(_ index: Int) -> Self { Self(.card, index) }
  /// The entry at an index of a list.
  static func entry(_ index: Int) -> Self { Self(.entry, index) }
  /// The row at an index of a list, which a click on the arrow beside the list brings into view.
  static func row(_ index: Int) -> Self { Self(.row, index) }
  /// The button at an index of a dialog.
  static func button(_ index: Int) -> Self { Self(.button, index) }
  /// The event with a number in the history.
  static func event(_ number: Int) -> Self { Self(.event, number) }
  /// The hint of the command at an index in the screen's table.
  static func hint(_ index: Int) -> Self { Self(.hint, index) }
  /// The way to play at an index.
  static func way(_ index: Int) -> Self { Self(.way, index) }
  /// The name at an index of the pages beside each other.
  static func tab(_ index: Int) -> Self { Self(.tab, index) }
  /// The page after this one.
  static let nextPage = Self(.page, 0)
  /// The whole screen.
  static let anywhere = Self(.anywhere, 0)
}
