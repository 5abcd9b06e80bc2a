import Screens

/// Messages without a screen: why the program cannot start, and that it crashed.
enum ProgramWords {
  static var noCovers: String { tr("The game’s covers are missing: install the game again.") }
  static var noLicences: String { tr("The list of licences is missing: install the game again.") }
  static var outputElsewhere: String {
    tr("The game needs a terminal, but its output goes elsewhere: start it without > or |.")
  }
  static var inputElsewhere: String {
    tr("The game needs a terminal, but its input comes from elsewhere: start it without < or |.")
  }
  static var dumbTerminal: String {
    tr("The game needs a terminal whose cursor can move, but TERM is dumb: start it in another.")
  }
  /// The reason a picture cannot be written: a hundred of its name exist.
  static var tooManyPictures: String { tr("a hundred are there already") }

  static var crashedAtStart: String {
    let sentence = tr("The game crashed. Start it again: a saved game at fault is set aside.")
    return complaint(sentence) + "\n"
  }

  private static let program = "memorytunes"

  /// A sentence after the program's name.
  static func complaint(_ sentence: String) -> String { "\(program): \(sentence)" }

  static func notWritten(_ reason: String) -> String {
    tr("The output cannot be written (\(reason)): send it somewhere else.")
  }

  static func crashed(recordedIn file: String?) -> String {
    let crash = tr("The game crashed. Start it again to continue your game.")
    let report = file.map { tr("Please report it, with the file \($0.fitted(to: 800)).") }
    return complaint([crash, report].compactMap(\.self).joined(separator: " ")) + "\n"
  }
}
