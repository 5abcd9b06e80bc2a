import MemoryTunes
import Terminal

/// Words used only in plain mode.
public enum PlainWords {
  static let changing =
    "Say a number for its next value, or a name and a value; help and a name explains a setting."
  // The first button of a question is no, the last one yes.
  static let yes = "yes"
  static let no = "no"
  static let more = "more"
  static let less = "less"
  static let categories = "Choose a category."
  static let moments = "Choose the moment to go back to."
  static let momentCount = 9
  /// Prompts.
  public static let card = "Card"
  public static let text = "Text"
  static let goOn = "Say next"
  static let key = "Key"
  static let slip = "Say slips for the next slip"

  static func asking(forKeyOf control: Control) -> String {
    "Say the name of a new key for \(control.label), or of an old one to remove it. Back cancels."
  }

  static func noKey(_ text: String) -> String {
    "No key that the game can use is called \(text.fitted(to: 40)). Say its name: x, space, f5, control plus x as ctrl+x, or back."
  }
  // Orders of every screen.
  static let back = "back"
  static let backMeaning = "the screen before this one"
  static let menu = "menu"
  static let menuMeaning = "the first screen"
  static let quit = "quit"
  static let quitMeaning = "an unfinished game waits for you"
  static let find = "find"
  /// The same as help.
  static let questionMark = "?"
  /// The command before the line of a game.
  static let duel = "memorytunes duel"
  /// The orders that work even in text fields.
  static let ordersBesideText = [
    back, PlainQuestion.help.rawValue, PlainQuestion.everything.rawValue,
    PlainQuestion.terms.rawValue, PlainQuestion.repeat.rawValue, PlainQuestion.read.rawValue, quit,
  ]
  public static let besideText =
    "Say back to leave it as it is. To mean the words back, help, read, repeat or quit, put them in quotes: \"back\"."
  /// An introduction for new players.
  static let introduction = [
    "Say a card by its column and row, like b3, to flip it.",
    "Board reads every card; seen lists those you have seen; left lists those still to be found.",
    "Repeat says the last lines again; read says everything on the screen.",
    "Back goes to the previous screen; quit ends the game, which you can resume from the menu.",
    "Help lists what you can say on a screen; help and a word explains it; help terms explains slips, stars and the rest.",
  ]
  static let choosing = "Choose by number or name."
  /// Said at the first list of choices, and at the first board.
  public static let firstChoice = "Say a number or a name, or help."
  public static let firstCard = "Say a card, like b3, or help."
  public static let wentBack = "Went back in time."
  /// Said the first time a screen is not read in full.
  public static let firstReturn = "Say read to hear all of it again."
  public static let unchanged = "Nothing changes."
  public static let nothing = "That does nothing here."
  public static let tooLong = "That is too long: say less."

  /// The last sentence; if games are not saved, gives the reason.
  public static func farewell(in state: AppState, unsaved notice: Notice? = nil) -> String {
    if let notice, state.savedGames != nil { return "Goodbye. \(notice.sentence)" }
    let places = state.unfinishedGames.map(\.game.place)
    return places.contains(.ordinary)
      ? "Goodbye. Your game is saved: resume it from the menu."
      : places.isEmpty
        ? "Goodbye." : "Goodbye. Your daily board is saved: go on with it from the menu."
  }

  static func many(_ count: Int) -> String {
    "\(counted(count, "choice")): say a name, or read to hear them all."
  }

  static func question(hasChoices: Bool) -> String { hasChoices ? "Choose" : "Command" }

  /// Reports what was not understood, and what can be said.
  static func unknown(
    _ text: String, canSay words: [String], choices: Int, isBoard: Bool
  ) -> String {
    let first =
      isBoard
      ? ["a card like b3"]
      : choices > 1 ? ["a number from 1 to \(choices)"] : choices > 0 ? ["1"] : []
    // The help lists more words than anyone can remember.
    let known =
      words.count > 9 ? words.prefix(isBoard ? 4 : 0) + ["or help"] : words[...]
    return "\"\(text.prefix(40))\" means nothing here. Say \(list(first + known)).".spoken
  }

  /// The available words, and how to hear what they do.
  static func words(_ words: [String]) -> [String] {
    let example = words.first { $0 != PlainQuestion.help.rawValue } ?? ""
    return [
      "You can say \(list(words))",
      "Say help and a word, as in help \(example), for what it does; help all for all of them",
    ]
  }

  /// Said of a word that works on other screens only.
  static let notHere = "Not on this screen."

  /// The row's purpose, and its values if it has several.
  static func explanation(_ note: String, values: [String]) -> [String] {
    [
      note.isEmpty ? nil : note,
      values.count > 1 ? "It can be \(either(values))" : nil,
    ]
    .compactMap(\.self)
  }

  /// Says that a row has no such value; of many, only some are named.
  static func noValue(_ text: String, of name: String, values: [String]) -> String {
    let rest = values.count > 8 ? "; or help \(name) for all of them" : ""
    return "\(name) cannot be \(text.fitted(to: 40)): say \(either(Array(values.prefix(8))))" + rest
  }

  /// "off; on".
  private static func either(_ values: [String]) -> String {
    values.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(separator: "; ")
  }

  /// "Menu: "; empty without a question.
  public static func prompt(_ question: String) -> String {
    question.isEmpty ? "" : "\(question): "
  }

  static func searching(for text: String) -> String {
    text.isEmpty ? "Say find, and a part of a name." : "Categories with \"\(text)\""
  }

  /// "Rock, 20 covers, chosen".
  static func category(_ category: Category, coverCount: Int?, isChosen: Bool) -> String {
    list(
      [category.label, coverCount.map { counted($0, "cover") }, isChosen ? "chosen" : nil]
        .compactMap(\.self))
  }

  /// The value of a setting; plain mode may be on without it.
  static func value(of setting: Setting, in state: AppState) -> String {
    setting == .isPlain && state.mode == .told && !state.settings.current.isPlain
      ? "off, but on in this run" : setting.value(in: state.settings.current)
  }
}

/// The reason plain mode is on.
public enum PlainCause: Sendable {
  case option
  case variable
  case setting
  case outputElsewhere
  case inputElsewhere
  case dumbTerminal

  /// The first line of a run.
  public var sentence: String {
    switch self {
    case .option: "MemoryTunes. Plain mode is on because of --plain."
    case .variable: "MemoryTunes. Plain mode is on because ACCESSIBLE is set."
    case .setting: "MemoryTunes. Plain mode is on because your settings say so."
    case .outputElsewhere: "MemoryTunes. Plain mode is on because the output is not a terminal."
    case .inputElsewhere: "MemoryTunes. Plain mode is on because the input is not a terminal."
    case .dumbTerminal: "MemoryTunes. Plain mode is on because TERM is dumb."
    }
  }
}
