import Artwork
import MemoryTunes
import Terminal
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
      (.target(.button(0)), .set(\.source, .bundled)),
      (.target(.button(3)), .prompt(.open(.chooseFolder))), (.target(.button(4)), nil),
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

  @Test(arguments: [Key.enter, .right, .character(" "), .character("x"), .backspace])
  func `any key ends the finale, and only then presses buttons`(key: Key) {
    var state = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
    var ended: [AppAction?] = []
    while state.game.show.finale != .result {
      ended.append(press(key, in: state))
      state = state.after(.game(.advanceFinale))
    }

    #expect(ended.count == 14)
    #expect(ended.allSatisfy { $0 == .game(.showResult(true)) })
    #expect(press(key, in: state) != .game(.showResult(true)))
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

  @Test func `after a miss, a card that is still open can begin the next move`() {
    let other = AppState.dealt().places(ofPair: 5)[0]
    let missed = AppState.dealt().turning(4, 5)
    let again = missed.flipping(other)

    #expect(flipOrShow(other, in: missed) == .flip(other))
    #expect(again.game.board.openCards == [other])
    #expect(flipOrShow(other, in: again) == .game(.showCard(.init(index: other))))
  }

  @Test(
    arguments: [
      (.settings, 0, .init(\.source, .itunes)), (.settings, 1, .init(\.theme, .dark)),
      (.settings, 2, .init(\.sound, .off)), (.settings, 3, .init(\.volume, 8)),
      (.settings, 4, .init(\.music, .off)), (.settings, 5, .init(\.isWordless, true)),
      (.settings, 6, .init(\.pace, .fast)), (.accessibility, 0, .init(\.scanning, .slow)),
      (.accessibility, 1, .init(\.soundsPlaces, true)),
      (.accessibility, 2, .init(\.showsCursor, true)),
      (.accessibility, 3, .init(\.showsCoordinates, true)),
      (.accessibility, 4, .init(\.isPlain, true)), (.accessibility, 5, .init(\.talk, .full)),
      (.accessibility, 6, .init(\.isAnimated, false)), (.terminal, 0, .init(\.color, .truecolor)),
      (.terminal, 1, .init(\.images, .kitty)), (.terminal, 2, .init(\.usesMouse, false)),
      (.terminal, 3, .init(\.pausesUnfocused, false)),
    ] as [(RoutingDestination, Int, ChangeSettingAction)])
  func `the right arrow changes the selected setting`(
    group: RoutingDestination, row: Int, change: ChangeSettingAction
  ) {
    let state = AppState(after: .go(.settings), .go(group), .select(row))

    #expect(press(.right, in: state) == .settings(.change(change)))
  }

  @Test(
    arguments: [(7, .keys), (8, .accessibility), (9, .terminal)] as [(Int, RoutingDestination)])
  func `the last rows lead to screens of their own, and from there back`(
    row: Int, destination: RoutingDestination
  ) {
    let state = AppState(after: .go(.settings), .select(row))
    let open = AppAction.go(destination)

    #expect(press(.enter, in: state) == open)
    #expect(press(.right, in: state) == nil)
    #expect(press(.escape, in: state.after(open)) == .go(.settings))
  }
}

/// Cards that are turned by typing their coordinates.
@Suite struct CoordinateTests {
  private static func board(_ size: String, showsCoordinates: Bool = true) throws -> AppState {
    let grid = try #require(Grid(size))
    return AppState.dealt(grid, fillers: max(0, grid.pairCount - 18)).after(
      .set(\.showsCoordinates, showsCoordinates))
  }

  private func typing(_ keys: String, in state: AppState) -> AppState {
    keys.reduce(state) { state, key in
      press(.character(key), in: state).map { state.after($0) } ?? state
    }
  }

  @Test(arguments: [
    ("4x4", "a1", 0), ("4x4", "d1", 3), ("4x4", "b3", 9), ("4x4", "A2", 4), ("4x4", "d4", 15),
    ("10x8", "h1", 7), ("10x8", "j8", 79), ("10x8", "a8", 70), ("4x4", "adb2", 5),
  ])
  func `a letter and a digit turn the card there`(size: String, keys: String, card: Int) throws {
    let state = typing(keys, in: try Self.board(size))

    #expect(state.game.board.openCards == [card])
    #expect(state.game.show.cursor == card)
    #expect(state.game.show.typedColumn == nil)
  }

  @Test(
    arguments: [
      ("4x4", "", "a", .typeColumn(0)), ("4x4", "", "d", .typeColumn(3)),
      ("4x4", "", "D", .typeColumn(3)), ("4x4", "", "h", .moveCursor(.init(.left))),
      ("4x4", "", "j", .moveCursor(.init(.down))), ("4x4", "", "s", .moveCursor(.init(.down))),
      ("10x8", "", "h", .typeColumn(7)), ("10x8", "", "j", .typeColumn(9)),
      ("10x8", "", "k", .moveCursor(.init(.up))), ("10x8", "", "H", .showHint),
      ("10x8", "", "1", nil), ("2x2", "", "c", nil), ("4x4", "a", "5", nil),
      ("4x4", "a", "0", nil), ("10x8", "a", "9", nil),
    ] as [(String, String, Character, GameAction?)])
  func `letters of columns no longer move the cursor, all others do, and digits of no row nothing`(
    size: String, typed: String, key: Character, action: GameAction?
  ) throws {
    let state = typing(typed, in: try Self.board(size))

    #expect((state.game.show.typedColumn == 0) == (typed == "a"))
    expectKeys(in: state, (.character(key), action.map(AppAction.game)))
  }

  @Test func `while cards do not show coordinates, letters move and digits do nothing`() throws {
    let state = try Self.board("4x4", showsCoordinates: false)

    #expect(press(.character("d"), in: state) == .move(.right))
    #expect(press(.character("1"), in: state) == nil)
    #expect(typing("#", in: state).settings.current.showsCoordinates)
    #expect(!typing("##", in: state).settings.current.showsCoordinates)
  }

  @Test(arguments: [("4x4", "a1…d4"), ("10x8", "a1…j8"), ("2x2", "a1…b2")])
  func `the help names the first and the last coordinate`(size: String, keys: String) throws {
    let shown = helpLines(for: .game, in: try Self.board(size)).map(\.keys)
    let hidden = helpLines(for: .game, in: try Self.board(size, showsCoordinates: false))

    #expect(shown.contains(keys))
    #expect(!hidden.contains { $0.keys.contains("…") })
  }
}
