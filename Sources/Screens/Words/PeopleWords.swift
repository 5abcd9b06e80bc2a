enum PeopleWords {
  static var title: String { tr("players") }
  static var add: String { tr("Add somebody") }
  static var addNote: String { tr("Type a name; they join the table.") }
  static var you: String { tr("You") }
  static var youNote: String { tr("With a name, you have records of your own.") }
  static var headStart: String { tr("Head start") }
  static var name: String { tr("Name") }
  static var nameNote: String { tr("Games and records go by it.") }
  // The cover that stands for a player.
  static var face: String { tr("Face") }
  static var faceNote: String { tr("One of the covers; those you have found come first.") }
  static var color: String { tr("Colour") }
  static var colorNote: String { tr("At one table, no two have the same.") }
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
