import MemoryTunes
import SafeText
import Terminal

/// What is said in plain mode only.
public enum PlainWords {
  static let changing = "A choice by its number takes its next value."
  // The first button of a question is no, the last one yes.
  static let yes = "yes"
  static let no = "no"
  static let more = "more"
  static let less = "less"
  static let categories = "Choose a category."
  static let moments = "Choose the moment to go back to."
  static let momentCount = 9
  /// What is asked for.
  public static let card = "Card"
  static let text = "Text"
  static let goOn = "Say next"
  static let key = "Key"

  static func asking(forKeyOf control: Control) -> String {
    "Say the name of a new key for \(control.label), or of an old one to remove it. Back cancels."
  }

  static func noKey(_ text: String) -> String {
    "No key that the game can use is called \(text.fitted(to: 40)). Say its name: x, space, f5, control plus x as ctrl+x, or back."
  }
  // Orders of every screen.
  static let back = "back"
  static let backMeaning = "the screen before this one"
  static let quit = "quit"
  static let quitMeaning = "an unfinished game waits for you"
  static let find = "find"
  /// Those that are no text where one is asked for.
  static let ordersBesideText = [
    back, PlainQuestion.help.rawValue, PlainQuestion.terms.rawValue,
    PlainQuestion.repeat.rawValue, quit,
  ]
  static let besideText =
    "Say back to leave it as it is. To mean the words back, help, repeat or quit, put them in quotes: \"back\"."
  static let explaining =
    "Say help for what you can say here, help terms for what the terms of the game mean."
  static let choosing = "Choose by number or name."
  /// Said at the first list of choices, and at the first board.
  public static let firstChoice = "Say a number or a name, or help."
  public static let firstCard = "Say a card, like b3, or help."
  public static let wentBack = "Went back in time."
  public static let unchanged = "Nothing changes."
  public static let nothing = "That does nothing here."
  public static let tooLong = "That is too long: say less."

  /// What is said at the end.
  public static func farewell(in state: AppState) -> String {
    state.unfinishedGames.isEmpty
      ? "Goodbye." : "Goodbye. Your game is saved: resume it from the menu."
  }

  static func question(hasChoices: Bool) -> String { hasChoices ? "Choose" : "Command" }

  /// Whether an order is carried out even while covers or computers are waited for.
  public static func interrupts(_ order: String) -> Bool {
    ["quit", "back", "menu", "pause"].contains(order.cleaned.lowercased())
  }

  /// What was not understood, and what can be said.
  static func unknown(
    _ text: String, canSay words: [String], choices: Int, isBoard: Bool
  ) -> String {
    let first =
      isBoard ? ["a card like b3"] : choices > 0 ? ["a number from 1 to \(choices)"] : []
    // More words than can be kept in mind are told by the help.
    let known =
      words.count > 9 ? words.prefix(4) + ["or help for the others"] : words[...]
    return "\"\(text.prefix(40))\" means nothing here. Say \(list(first + known)).".spoken
  }

  /// "Menu: "; nothing where nothing is asked.
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
    setting == .isPlain && state.isPlain && !state.settings.current.isPlain
      ? "on in this run" : setting.value(in: state.settings.current)
  }
}
