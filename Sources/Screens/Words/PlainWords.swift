import Basics
import MemoryTunes
import Terminal

/// Words used only in plain mode.
public enum PlainWords {
  static var changing: String {
    tr(
      // “help” is a word to type, as you translate it elsewhere.
      "Say a number for its next value, or a name and a value; help and a name explains a setting.")
  }
  /// Typed as the answer to a question; the first button is no, the last one yes.
  static let yes = Word("yes", in: "answer")
  static let no = Word("no", in: "answer")
  /// Typed to raise or lower the value of a setting.
  static let more = Word("more", in: "value")
  static let less = Word("less", in: "value")
  /// What to do on a screen.
  static var categories: String { tr("Choose a category.") }
  static var moments: String { tr("Choose the moment to go back to.") }
  static let momentCount = 9
  /// Prompts, before a colon and what the player types; “next” and “slips” are words to type.
  public static var card: String { tr("Card", in: "prompt") }
  public static var text: String { tr("Text", in: "prompt") }
  static var goOn: String { tr("Say next", in: "prompt") }
  static var key: String { tr("Key", in: "prompt") }
  static var slip: String { tr("Say slips for the next slip") }

  /// “Back” is a word to type.
  static func asking(forKeyOf control: Control) -> String {
    tr(
      "Say the name of a new key for \(control.label), or of an old one to remove it. Back cancels."
    )
  }

  /// The names x, space, f5 and ctrl+x are not translated; “back” is a word to type, as you translate it elsewhere.
  static func noKey(_ text: String) -> String {
    tr(
      "No key that the game can use is called \(text.fitted(to: 40)). Say its name: x, space, f5, control plus x as ctrl+x, or back."
    )
  }

  /// Words to type on every screen, and what they do.
  static let back = Word("back")
  static let backMeaning = Message("the screen before this one")
  static let menu = Word("menu")
  static let menuMeaning = Message("the first screen")
  static let quit = Word("quit")
  static let quitMeaning = Message("an unfinished game waits for you")
  static let find = Word("find")
  /// The same as help.
  static let questionMark = "?"
  /// The command before the line of a game.
  static let duel = "memorytunes duel"
  /// The orders that work even in text fields.
  static let ordersBesideText =
    [back]
    + [.help, .everything, .terms, .repeat, .read].map { (question: PlainQuestion) in question.word
    }
    + [quit]
  /// The words in it are those to type, as you translate them elsewhere.
  public static var besideText: String {
    tr(
      "Say back to leave it as it is. To mean the words back, help, read, repeat or quit, put them in quotes: \"back\"."
    )
  }
  /// An introduction for new players; board, seen, left, repeat, read, back, quit, help and help terms are words to type,
  /// as you translate them elsewhere.
  static var introduction: [String] {
    [
      tr("Say a card by its column and row, like b3, to flip it."),
      tr(
        "Board reads every card; seen lists those you have seen; left lists those still to be found."
      ),
      tr("Repeat says the last lines again; read says everything on the screen."),
      tr(
        "Back goes to the previous screen; quit ends the game, which you can resume from the menu."),
      tr(
        "Help lists what you can say on a screen; help and a word explains it; help terms explains slips, stars and the rest."
      ),
    ]
  }
  static var choosing: String { tr("Choose by number or name.") }
  /// Said at the first list of choices, and at the first board; “help” is a word to type.
  public static var firstChoice: String { tr("Say a number or a name, or help.") }
  public static var firstCard: String { tr("Say a card, like b3, or help.") }
  public static var wentBack: String { tr("Went back in time.") }
  /// Said the first time a screen is not read in full; “read” is a word to type.
  public static var firstReturn: String { tr("Say read to hear all of it again.") }
  public static var unchanged: String { tr("Nothing changes.") }
  public static var nothing: String { tr("That does nothing here.") }
  public static var tooLong: String { tr("That is too long: say less.") }

  /// The last sentence; if games are not saved, gives the reason.
  public static func farewell(in state: AppState, unsaved notice: Notice? = nil) -> String {
    if let notice, state.savedGames != nil { return "\(tr("Goodbye.")) \(notice.sentence)" }
    let places = state.unfinishedGames.map(\.game.place)
    return places.contains(.ordinary)
      ? tr("Goodbye. Your game is saved: resume it from the menu.")
      : places.isEmpty
        ? tr("Goodbye.") : tr("Goodbye. Your daily board is saved: go on with it from the menu.")
  }

  /// In place of a long list; “read” is a word to type.
  static func many(_ count: Int) -> String {
    tr(
      "\(count) choice: say a name, or read to hear them all.",
      "\(count) choices: say a name, or read to hear them all.", count: count)
  }

  static func question(hasChoices: Bool) -> String {
    hasChoices ? tr("Choose", in: "prompt") : tr("Command", in: "prompt")
  }

  /// Reports what was not understood, and what can be said: “"x" means nothing here. Say a card like b3, board, open,
  /// left, seen, or help.”
  static func unknown(
    _ text: String, canSay words: [String], choices: Int, isBoard: Bool
  ) -> String {
    let first =
      isBoard
      // After “Say”.
      ? [tr("a card like b3")]
      // After “Say”.
      : choices > 1 ? [tr("a number from 1 to \(choices)")] : choices > 0 ? ["1"] : []
    let text = text.prefix(40)
    guard words.count > 9 else {
      return tr("\"\(text)\" means nothing here. Say \(list(first + words)).").spoken
    }
    // The help lists more words than anyone can remember.
    let some = first + words.prefix(isBoard ? 4 : 0)
    return some.isEmpty
      // Only help can be said.
      ? tr("\"\(text)\" means nothing here. Say help.").spoken
      : tr("\"\(text)\" means nothing here. Say \(list(some)), or help.").spoken
  }

  /// The available words, and how to hear what they do; “help” and “help all” are words to type.
  static func words(_ words: [String]) -> [String] {
    let example = words.first { $0 != PlainQuestion.help.word.text } ?? ""
    return [
      tr("You can say \(list(words))"),
      tr("Say help and a word, as in help \(example), for what it does; help all for all of them"),
    ]
  }

  /// Said of a word that works on other screens only.
  static var notHere: String { tr("Not on this screen.") }

  /// The setting's purpose, and its values if it has several: "It can be off; on".
  static func explanation(_ note: String, values: [String]) -> [String] {
    [
      note.isEmpty ? nil : note,
      values.count > 1 ? tr("It can be \(either(values))") : nil,
    ]
    .compactMap(\.self)
  }

  /// Says that a setting has no such value: "Sound cannot be loud: say off; on"; of many, only some are named, and “help” is
  /// a word to type.
  static func noValue(_ text: String, of name: String, values: [String]) -> String {
    let (text, some) = (text.fitted(to: 40), either(Array(values.prefix(8))))
    return values.count > 8
      ? tr("\(name) cannot be \(text): say \(some); or help \(name) for all of them")
      : tr("\(name) cannot be \(text): say \(some)")
  }

  /// "off; on".
  private static func either(_ values: [String]) -> String {
    values.map(\.unended).joined(separator: semicolon)
  }

  /// "Menu: ", before what the player types; empty without a question.
  public static func prompt(_ question: String) -> String {
    question.isEmpty ? "" : tr("\(question):") + " "
  }

  /// Before the categories that are found; “find” is a word to type.
  static func searching(for text: String) -> String {
    text.isEmpty ? tr("Say find, and a part of a name.") : tr("Categories with \"\(text)\"")
  }

  /// "Rock, 20 covers, chosen".
  static func category(_ category: Category, coverCount: Int?, isChosen: Bool) -> String {
    list(
      [category.label, coverCount.map(covers), isChosen ? tr("chosen", in: "category") : nil]
        .compactMap(\.self))
  }

  /// The value of a setting; plain mode may be on without it.
  static func value(of setting: Setting, in state: AppState) -> String {
    setting == .isPlain && state.mode == .told && !state.settings.current.isPlain
      ? tr("off, but on in this run") : setting.value(in: state.settings.current)
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
    case .option: tr("MemoryTunes. Plain mode is on because of --plain.")
    case .variable: tr("MemoryTunes. Plain mode is on because ACCESSIBLE is set.")
    case .setting: tr("MemoryTunes. Plain mode is on because your settings say so.")
    case .outputElsewhere: tr("MemoryTunes. Plain mode is on because the output is not a terminal.")
    case .inputElsewhere: tr("MemoryTunes. Plain mode is on because the input is not a terminal.")
    case .dumbTerminal: tr("MemoryTunes. Plain mode is on because TERM is dumb.")
    }
  }
}
