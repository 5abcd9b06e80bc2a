// The roles of clicks.
extension Target.Kind {
  static let card = Self("card")
  static let choose = Self("choose")
  static let select = Self("select")
  static let less = Self("less")
  static let more = Self("more")
  static let value = Self("value")
  static let button = Self("button")
  static let tab = Self("tab")
  static let hint = Self("hint")
  static let back = Self("back")
}

extension Target {
  static func card(_ index: Int) -> Self { Self(.card, index) }
  /// Chooses the item at an index, or selects it first if there is something to look at.
  static func choose(_ index: Int) -> Self { Self(.choose, index) }
  /// Selects the item at an index, or the event with a number.
  static func select(_ number: Int) -> Self { Self(.select, number) }
  /// Takes the value before that of the item at an index.
  static func less(_ index: Int) -> Self { Self(.less, index) }
  /// Takes the next value of the item at an index, or turns to the next page.
  static func more(_ index: Int) -> Self { Self(.more, index) }
  /// Takes the value at an index, where values are side by side.
  static func value(_ index: Int) -> Self { Self(.value, index) }
  static func button(_ index: Int) -> Self { Self(.button, index) }
  static func tab(_ index: Int) -> Self { Self(.tab, index) }
  /// The hint of the command at an index in the screen's table.
  static func hint(_ index: Int) -> Self { Self(.hint, index) }
  /// The whole screen, where any click leads back.
  static let back = Self(.back, 0)
}
