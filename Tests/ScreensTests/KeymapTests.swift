import Testing

@testable import Screens

/// The help page as tables: key × screen → action.
@Suite struct KeymapTests {
  private static let menu = AppState(after: .select(MenuEntry.customGame.rawValue))
  private static let board = AppState.dealt()
  private static let begun = AppState.dealt().withPairsFound(1)
  private static let solved = AppState.dealt().withPairsFound(8)
  private static let failed = AppState(
    after: .deal(.bundled[0]),
    .game(.fetchFailed(.init(request: 1, failure: .itunes(.noConnection)))))
  private static let noneBundled = AppState(
    after: .deal(Category(id: "own-1", name: "Polka")),
    .game(.fetchFailed(.init(request: 1, failure: .noneBundled))))
  /// The menu over a daily board, with the ordinary game below it.
  private static let besideDaily = begun.after(
    .daily(.found(Daily(day: 20_780, isPractice: false))), .go(.menu))
  /// A solved board while its covers light up.
  private static let lighting = AppState.dealt().withPairsFound(7).animated.withPairsFound(8)
    .after(.game(.advanceFinale))

  /// A new board, as the settings say.
  private static func deal(from state: AppState) -> AppAction {
    .game(.deal(.init(for: state)))
  }

  private static let menus: [Meanings] = [
    Meanings(
      "the menu", menu, (.up, .select(MenuEntry.daily.rawValue)),
      (.down, .select(MenuEntry.together.rawValue)),
      (.character("k"), .select(MenuEntry.daily.rawValue)),
      (.character("s"), .select(MenuEntry.together.rawValue)),
      (.scrollDown, .select(MenuEntry.together.rawValue)),
      (.scrollUp, .select(MenuEntry.daily.rawValue)), (.home, .select(MenuEntry.newGame.rawValue)),
      (.end, .select(MenuEntry.quit.rawValue)), (.tab, .select(MenuEntry.together.rawValue)),
      (.backTab, .select(MenuEntry.daily.rawValue)), (.enter, .go(.newGame)),
      (.character(" "), .go(.newGame)), (.target(.choose(0)), deal(from: menu)),
      (.target(.choose(1)), .daily(.play(nil))), (.target(.choose(2)), .go(.newGame)),
      (.target(.choose(3)), .go(.together)), (.target(.choose(4)), .go(.records)),
      (.target(.choose(5)), .go(.settings)), (.target(.choose(6)), .go(.help)),
      (.target(.choose(7)), .session(.quit(.init()))),
      (.character("c"), .go(.categories)), (.target(.choose(9)), nil),
      (.character("n"), deal(from: menu)), (.character("q"), .session(.quit(.init()))),
      (.character("?"), .go(.help)), (.escape, nil), (.character("x"), nil),
      (.target(.hint(99)), nil), (.target(.card(0)), nil), (.target(.button(0)), nil),
      (.paste("pop-4x4-7k3q"), .prompt(.paste("pop-4x4-7k3q")))),
    Meanings(
      "the menu, which resumes a game, and asks before it deals another", begun.after(.go(.menu)),
      (.enter, .go(.game)), (.target(.choose(1)), .go(.confirmation)),
      (.character("n"), .go(.confirmation))),
    Meanings(
      "the menu beside the daily board, where Resume means the ordinary game", besideDaily,
      (.enter, .session(.resumeGame(.ordinary))), (.character("n"), .go(.confirmation))),
    Meanings(
      "the question before the ordinary game is given up", besideDaily.after(.go(.confirmation)),
      (.enter, .session(.resumeGame(.ordinary)))),
    Meanings(
      "the category picker", AppState(after: .go(.categories)), (.right, .categories(.select(1))),
      (.left, .categories(.select(4))),
      (.enter, .categories(.change(.init(category: .bundled[0])))),
      (.target(.choose(3)), .categories(.change(.init(category: .bundled[3])))),
      (.target(.choose(7)), nil), (.escape, .go(.menu)), (.character("q"), .go(.menu)),
      (.backspace, .go(.menu)), (.character("?"), .go(.help)), (.control("u"), nil),
      (.paste("qqq"), nil)),
    Meanings(
      "the picker of a shelf", .atShelf(.found(.sample)),
      (.character("/"), .categories(.filter(""))), (.character("+"), nil), (.character("e"), nil),
      (.character("x"), nil), (.right, .categories(.select(1))),
      (.enter, .categories(.change(.init(category: Category(id: "shelf"))))),
      (
        .target(.choose(3)),
        .categories(.change(.init(category: Category(id: "shelf-2", name: "Dub"))))
      )),
    Meanings(
      "the picker while a name is typed", search("du"),
      (.character("h"), .categories(.filter("duh"))),
      (.character("Q"), .categories(.filter("duQ"))),
      (.character(" "), .categories(.filter("du "))),
      (.character("?"), .categories(.filter("du?"))), (.paste("b"), .categories(.filter("dub"))),
      (.backspace, .categories(.filter("d"))), (.control("u"), .categories(.filter(""))),
      (.escape, .categories(.filter(nil))), (.right, .categories(.select(0))),
      (.end, .categories(.select(0))),
      (.enter, .categories(.change(.init(category: Category(id: "shelf-2", name: "Dub"))))),
      (.target(.choose(1)), nil)),
    Meanings(
      "the picker before a name is typed", search(""), (.backspace, .categories(.filter(nil)))),
    Meanings("the picker where nothing matches", search("zzz"), (.right, nil), (.enter, nil)),
    Meanings(
      "the picker at one's own category", .withOwnCategory, (.character("x"), .go(.deletion))),
    Meanings(
      "the question before it is deleted", .withOwnCategory.after(.go(.deletion)),
      (.enter, .go(.categories)), (.escape, .go(.categories))),
    Meanings(
      "the same question, once Delete is selected",
      .withOwnCategory.after(.go(.deletion), .select(1)),
      (.enter, .categories(.delete(.init(id: "own-1"))))),
    Meanings(
      "a prompt with a text", AppState(after: .prompt(.open(.enterCode)), .prompt(.write("pop"))),
      (.paste("-4x4-7k3q"), .prompt(.write("pop-4x4-7k3q"))),
      (.paste(long(2000)), .prompt(.write(long(1997, after: "pop")))),
      (.control("u"), .prompt(.write("")))),
  ]

  private static func search(_ text: String) -> AppState {
    .atShelf(.found(.sample)).after(.categories(.filter(text)))
  }

  private static func long(_ count: Int, after start: String = "") -> String {
    start + String(repeating: "x", count: count)
  }

  private static let games: [Meanings] = [
    Meanings(
      "the board", board, (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)),
      (.right, .move(.right)), (.character("h"), .move(.left)), (.character("j"), .move(.down)),
      (.character("J"), .move(.down)), (.character("k"), .move(.up)),
      (.character("l"), .move(.right)), (.character("w"), .move(.up)),
      (.character("a"), .move(.left)), (.character("s"), .move(.down)),
      (.character("d"), .move(.right)), (.enter, .flip(0)), (.character(" "), .flip(0)),
      (.target(.card(5)), .flip(5)), (.character("n"), deal(from: board)),
      (.character("N"), deal(from: board)), (.character("q"), .go(.menu)),
      (.character("Q"), .go(.menu)), (.escape, .go(.menu)), (.character("?"), .go(.help)),
      (.scrollDown, nil), (.character("x"), nil), (.tab, .move(.next)),
      (.backTab, .move(.previous)), (.home, .move(.first)), (.end, .move(.last)),
      (.character("H"), .game(.showHint)), (.character("p"), .go(.paused)),
      (.character("P"), .go(.paused)), (.character("#"), .set(\.showsCoordinates, true)),
      (.character("1"), nil), (.focusLost, nil)),
    Meanings("a game that has begun", begun, (.character("n"), .go(.confirmation))),
    Meanings(
      "a shared board, where nobody stops or asks for a hint", .hosting("Ben").dealtForAll,
      (.character("h"), .game(.moveCursor(.init(.left)))), (.character("H"), nil),
      (.character("p"), nil), (.character("t"), nil), (.character("n"), .go(.together)),
      (.focusLost, nil)),
    Meanings(
      "the question before a game is given up", begun.after(.go(.confirmation)),
      (.enter, .go(.game)), (.target(.button(1)), deal(from: begun)), (.right, .select(1)),
      (.escape, .go(.game))),
    Meanings(
      "the result", solved, (.enter, .newGame(.dealNext)), (.target(.button(1)), .go(.share)),
      (.target(.button(2)), .deal()), (.target(.button(3)), .go(.menu)), (.right, .select(1)),
      (.left, .select(3)), (.down, .select(2)), (.up, .select(2)), (.character("y"), .go(.share)),
      (.character("n"), deal(from: solved)), (.character("q"), .go(.menu)),
      (.escape, .game(.showResult(false))), (.character("x"), nil)),
    Meanings(
      "the text to share", solved.after(.go(.share)), (.character("z"), .go(.finished)),
      (.escape, .go(.finished))),
    solvedBoard("a solved board while its covers light up", lighting),
    solvedBoard(
      "a solved board that is shown alone", solved.after(.game(.showResult(false)))),
    Meanings(
      "the message that there is no board", failed, (.enter, deal(from: failed)),
      (.target(.button(1)), .go(.settings)), (.target(.button(2)), .go(.menu)),
      (.right, .select(1)), (.escape, .go(.menu)), (.character("x"), nil)),
    Meanings(
      "the message that no covers are bundled, which offers iTunes and a folder", noneBundled,
      (.enter, .game(.deal(.init(for: noneBundled, source: .itunes))))),
    Meanings(
      "the same message, at the folder", noneBundled.after(.select(1)),
      (.enter, .prompt(.open(.chooseFolder)))),
  ]

  private static func solvedBoard(_ name: String, _ state: AppState) -> Meanings {
    Meanings(
      name, state, (.enter, .game(.showResult(true))), (.character(" "), .game(.showResult(true))),
      (.up, .game(.showResult(true))), (.tab, .game(.showResult(true))),
      (.character("n"), deal(from: solved)), (.character("q"), .go(.menu)), (.escape, .go(.menu)),
      (.target(.button(1)), nil))
  }

  private static let settings: [Meanings] = [
    Meanings(
      "the settings, at the theme", AppState(after: .go(.settings), .select(1)),
      (.right, .set(\.theme, .dark)), (.left, .set(\.theme, .terminal)),
      (.enter, .set(\.theme, .dark)), (.target(.choose(1)), .set(\.theme, .dark)),
      (.target(.less(1)), .set(\.theme, .terminal)), (.target(.choose(2)), .select(2)),
      (.down, .select(2)), (.up, .select(0)), (.backTab, .select(0)), (.escape, .go(.menu)),
      (.character("x"), nil), (.paste("qqq"), nil)),
    Meanings(
      "the settings, at the source of covers, which is chosen from a list, too",
      AppState(after: .go(.settings)), (.enter, .go(.sources)), (.character(" "), .go(.sources)),
      (.target(.choose(0)), .go(.sources))),
    Meanings(
      "the list of sources",
      AppState(
        after: .set(\.source, .folder("/covers")), .set(\.source, .itunes), .go(.settings),
        .go(.sources)), (.enter, .set(\.source, .itunes)), (.down, .select(2)),
      (.target(.choose(0)), .set(\.source, .bundled)),
      (.target(.choose(3)), .prompt(.open(.chooseFolder))), (.target(.choose(4)), nil),
      (.escape, .go(.settings)), (.character("q"), .go(.settings))),
    Meanings(
      "the list of keys, where the next key is the control's, and Esc leaves all as it was",
      AppState(after: .go(.keys), .keys(.listen(.flip))), (.character("q"), .keys(.toggle("q"))),
      (.function(5), .keys(.toggle("f5"))), (.control("x"), .keys(.toggle("ctrl+x"))),
      (.tab, .keys(.toggle("tab"))), (.scrollUp, nil), (.escape, .keys(.stopListening))),
    Meanings(
      "the help, which any key but arrows closes", board.after(.go(.help)), (.enter, .go(.game)),
      (.escape, .go(.game)), (.character("q"), .go(.game)), (.character("?"), .go(.game)),
      (.tab, .go(.game))),
  ]

  @Test(arguments: menus + games + settings)
  func `each key means what the table of its screen says`(meanings: Meanings) {
    for (key, action) in meanings.keys {
      #expect(press(key, in: meanings.state) == action, "\(key)")
    }
  }

  /// A screen, and what keys mean there.
  struct Meanings: CustomTestStringConvertible {
    let testDescription: String
    let state: AppState
    let keys: [(Key, AppAction?)]

    init(_ screen: String, _ state: AppState, _ keys: (Key, AppAction?)...) {
      (testDescription, self.state, self.keys) = (screen, state, keys)
    }
  }

  @Test(
    arguments: [(0, nil), (1, nil), (2, Grid.choices[0]), (7, Grid.choices[2])] as [(Int, Grid?)])
  func `with too few covers the first button deals the largest grid that they fill`(
    count: Int, grid: Grid?
  ) {
    let state = AppState(
      after: .deal(.bundled[0], source: .itunes), .lay(Array(covers("pop").prefix(count))))

    #expect(
      press(.enter, in: state) == grid.map {
        .game(.deal(.init(for: state, source: .itunes, grid: $0)))
      } ?? .go(.settings))
  }
}
