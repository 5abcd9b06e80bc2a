import Terminal

/// Messages without a screen: why the program cannot start, and that it crashed.
enum ProgramWords {
  static let noCovers = "The game's covers are missing: install the game again."
  static let noLicences = "The list of licences is missing: install the game again."
  static let outputElsewhere =
    "The game needs a terminal, but its output goes elsewhere: start it without > or |."
  static let inputElsewhere =
    "The game needs a terminal, but its input comes from elsewhere: start it without < or |."
  static let dumbTerminal =
    "The game needs a terminal that can move its cursor, but TERM says that this one "
    + "cannot: start it in another one."
  static let tooManyPictures = "a hundred are there already"
  static let crashedAtStart =
    complaint(
      "The game crashed while starting. Start it again: if your saved game is the cause, it will be "
        + "set aside.\n")

  /// A sentence after the program's name.
  static func complaint(_ sentence: String) -> String { "memorytunes: \(sentence)" }

  static func notWritten(_ reason: String) -> String {
    "The output cannot be written (\(reason)): send it somewhere else."
  }

  static func crashed(recordedIn file: String?) -> String {
    let report = file.map { ": please report it, and attach the file \($0.fitted(to: 800))" } ?? ""
    return complaint("The game crashed\(report). Start it again to continue your game.\n")
  }
}
