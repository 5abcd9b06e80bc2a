import Terminal

/// Messages without a screen: why the program cannot start, and that it crashed.
public enum ProgramWords {
  public static let noCovers = "The game's covers are missing: install the game again."
  public static let noLicences = "The list of licences is missing: install the game again."
  public static let outputElsewhere =
    "The game needs a terminal, but its output goes elsewhere: start it without > or |."
  public static let inputElsewhere =
    "The game needs a terminal, but its input comes from elsewhere: start it without < or |."
  public static let dumbTerminal =
    "The game needs a terminal that can move its cursor, but TERM says that this one "
    + "cannot: start it in another one."
  public static let tooManyPictures = "a hundred are there already"
  public static let crashedAtStart =
    complaint(
      "The game crashed while starting. Start it again: if your saved game is the cause, it will be "
        + "set aside.\n")

  /// A sentence after the program's name.
  public static func complaint(_ sentence: String) -> String { "memorytunes: \(sentence)" }

  public static func notWritten(_ reason: String) -> String {
    "The output cannot be written (\(reason)): send it somewhere else."
  }

  public static func crashed(recordedIn file: String?) -> String {
    let report = file.map { ": please report it, and attach the file \($0.fitted(to: 800))" } ?? ""
    return complaint("The game crashed\(report). Start it again to continue your game.\n")
  }
}
