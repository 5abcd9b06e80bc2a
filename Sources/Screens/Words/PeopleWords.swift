import MemoryTunes

enum PeopleWords {
  static let title = "players"
  static let add = "Add somebody"
  static let addNote = "Type a name; they join the table."
  static let you = "You"
  static let youNote = "With a name, you have records of your own."
  static let headStart = "Head start"
  static let name = "Name"
  static let nameNote = "Games and records go by it."
  static let face = "Face"
  static let faceNote = "One of the covers; those you have found come first."
  static let color = "Colour"
  static let colorNote = "At one table, no two have the same."
  /// By the numbers of the colours.
  static let colors = ["amber", "blue", "pink", "green"]

  static func headStart(_ pairCount: Int) -> String {
    pairCount == 0 ? "no head start" : "\(pairs(pairCount)) ahead"
  }

  /// "at the table, 2 pairs ahead".
  static func told(_ pairCount: Int, isSeated: Bool) -> String {
    (isSeated ? "" : "not ") + "at the table, " + headStart(pairCount)
  }

  static func seatNote(isSeated: Bool, hasFreeSeat: Bool) -> String {
    if isSeated { return "Is playing. Choose to leave the table." }
    return hasFreeSeat
      ? "Choose to join the table." : "Four are playing: one of them must leave first."
  }
}
