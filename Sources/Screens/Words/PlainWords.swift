/// Words used only in plain mode.
public enum PlainWords {
  /// “help” is a word to type, as you translate it elsewhere.
  static var changing: String {
    tr("Say a number for its next value, or a name and a value; help and a name explains it.")
  }
  /// Typed as the answer to a question; the first button is no, the last one yes.
  static let yes = Word("yes", in: "answer")
  static let no = Word("no", in: "answer")
  /// Typed to raise or lower the value of a setting.
  static let more = Word("more", in: "value")
  static let less = Word("less", in: "value")
  /// Prompts, before a colon and what the player types.
  public static var card: String { tr("Card", in: "prompt") }
  public static var text: String { tr("Text", in: "prompt") }

  /// Words to type on every screen, and what they do.
  static let back = PlainOrder("back", nil, "the screen before this one")
  static let menu = PlainOrder("menu", nil, "the first screen")
  static let quit = PlainOrder("quit", nil, "leave; an unfinished game is saved")
  static let find = Word("find")
  static let row = Word("row")
  static let column = Word("column")
  /// The command before the line of a game.
  static let duel = "memorytunes duel"
  /// The orders that work even in text fields.
  static let ordersBesideText =
    [back.word, quit.word]
    + [PlainQuestion.help, .everything, .terms, .repeat, .read].map(\.order.word)
  /// The words in it are those to type, as you translate them elsewhere.
  public static var besideText: String {
    tr("Say back to leave it as it is. To mean a word like back or help, put it in quotes.")
  }
  /// An introduction for new players; board, seen, left, repeat, read, back, quit, help and help terms are words to type,
  /// as you translate them elsewhere.
  static var introduction: [String] {
    [
      tr("Say a card by its column and row, like b3, to flip it."),
      tr("Board reads every card; seen lists those you have seen, left those still to be found."),
      tr("Repeat says the last lines again; read says everything on the screen."),
      tr("Back goes to the previous screen; quit ends the game, which you can resume later."),
      tr("Help lists what you can say, help and a word explains it, help terms slips and stars."),
    ]
  }
  /// Said at the first list of choices, at the first board, and where another text is said; “help” is a word to type.
  public static var firstChoice: String { tr("Say a number or a name, or help.") }
  public static var firstCard: String { tr("Say a card, like b3, or help.") }
  static var nothing: String { tr("That does nothing here.") }

  /// "Me page", a choice that can be said.
  static func page(_ name: String) -> String { tr("\(name) page") }

  /// Looks like a card: a letter and digits, or numbers with the words for row and column.
  static func looksLikeCard(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init).filter {
      !row.isSaid(in: $0) && !column.isSaid(in: $0)
    }
    guard words.count == 1 else { return words.count == 2 && words.allSatisfy { Int($0) != nil } }
    return text.first?.isLetter == true && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
  }

  /// "off; on".
  static func either(_ values: [String]) -> String {
    values.map(\.unended).joined(separator: semicolon)
  }

  /// The answer to a question of the command line is yes.
  public static func isYes(_ answer: String) -> Bool {
    yes.isSaid(in: answer.lowercased()) || Word("y", in: "answer").isSaid(in: answer.lowercased())
  }
}
