enum PeopleWords {
  static var add: String { tr("Add somebody") }
  static var headStart: String { tr("Head start") }
  static var name: String { tr("Name") }
  /// By the numbers of the colours.
  static var colors: [String] { [tr("amber"), tr("blue"), tr("pink"), tr("green")] }

  /// "no head start", "2 pairs ahead".
  static func headStart(_ pairCount: Int) -> String {
    pairCount == 0
      ? tr("no head start")
      : tr("\(pairCount) pair ahead", "\(pairCount) pairs ahead", count: pairCount)
  }

  /// "at the table, 2 pairs ahead".
  static func told(_ pairCount: Int, isSeated: Bool) -> String {
    list([isSeated ? tr("at the table") : tr("not at the table"), headStart(pairCount)])
  }

  /// About a person who may sit at the table of players.
  static func seatNote(isSeated: Bool, hasFreeSeat: Bool) -> String {
    if isSeated { return tr("Is playing. Choose to leave the table.") }
    return hasFreeSeat
      ? tr("Choose to join the table.") : tr("Four are playing: one of them must leave first.")
  }
}
