import Terminal

extension Target.Kind {
  static let card = Self("card")
  static let cover = Self("cover")
  static let entry = Self("entry")
  static let row = Self("row")
  static let button = Self("button")
  static let event = Self("event")
  static let hint = Self("hint")
  static let opponent = Self("opponent")
  static let way = Self("way")
  static let game = Self("game")
  static let day = Self("day")
  static let practice = Self("practice")
  static let best = Self("best")
  static let page = Self("page")
  static let anywhere = Self("anywhere")
}

extension Target {
  /// The card at an index.
  static func card(_ index: Int) -> Self { Self(.card, index) }
  /// The cover with a number in the collection.
  static func cover(_ number: Int) -> Self { Self(.cover, number) }
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
  /// The computer player at an index of the records.
  static func opponent(_ index: Int) -> Self { Self(.opponent, index) }
  /// The way to play at an index.
  static func way(_ index: Int) -> Self { Self(.way, index) }
  /// The game at an index of the last games.
  static func game(_ index: Int) -> Self { Self(.game, index) }
  /// The day with a number in the calendar.
  static func day(_ number: Int) -> Self { Self(.day, number) }
  /// The best games at an index of the overview.
  static func best(_ index: Int) -> Self { Self(.best, index) }
  /// The page after this one.
  static let nextPage = Self(.page, 0)
  /// The whole screen.
  static let anywhere = Self(.anywhere, 0)
  /// The line that begins a round of practice.
  static let practice = Self(.practice, 0)
}
