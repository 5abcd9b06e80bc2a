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

  /// A new board, as the settings say.
  private static func deal(from state: AppState) -> AppAction {
    .game(.deal(.init(for: state)))
  }

  @Test(
    arguments: [
      (.up, .select(MenuEntry.daily.rawValue)), (.down, .select(MenuEntry.records.rawValue)),
      (.character("k"), .select(MenuEntry.daily.rawValue)),
      (.character("s"), .select(MenuEntry.records.rawValue)),
      (.scrollDown, .select(MenuEntry.records.rawValue)),
      (.scrollUp, .select(MenuEntry.daily.rawValue)), (.home, .select(MenuEntry.newGame.rawValue)),
      (.end, .select(MenuEntry.quit.rawValue)), (.tab, .select(MenuEntry.records.rawValue)),
      (.backTab, .select(MenuEntry.daily.rawValue)), (.enter, .go(.newGame)),
      (.character(" "), .go(.newGame)), (.target(.choose(0)), deal(from: menu)),
      (.target(.choose(1)), .daily(.play(nil))), (.target(.choose(2)), .go(.newGame)),
      (.target(.choose(3)), .go(.records)), (.target(.choose(4)), .go(.settings)),
      (.target(.choose(5)), .go(.help)), (.target(.choose(6)), .session(.quit(.init()))),
      (.character("c"), .go(.categories)), (.target(.choose(9)), nil),
      (.character("n"), deal(from: menu)), (.character("q"), .session(.quit(.init()))),
      (.character("?"), .go(.help)), (.escape, nil), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the menu`(key: Key, action: AppAction?) {
    #expect(press(key, in: Self.menu) == action)
  }

  @Test
  func `beside the daily board, Resume means the ordinary game, and no other is dealt over it`() {
    let daily = Self.begun.after(.daily(.found(Daily(day: 20_780, isPractice: false))))
    let state = daily.after(.go(.menu))

    #expect(press(.enter, in: state) == .session(.resumeGame(.ordinary)))
    #expect(press(.character("n"), in: state) == .go(.confirmation))
    let asked = state.after(.go(.confirmation))
    #expect(press(.enter, in: asked) == .session(.resumeGame(.ordinary)))
  }

  @Test func `the menu resumes a game, and asks before it deals another`() {
    let state = Self.begun.after(.go(.menu))

    #expect(press(.enter, in: state) == .go(.game))
    #expect(press(.target(.choose(1)), in: state) == .go(.confirmation))
    #expect(press(.character("n"), in: state) == .go(.confirmation))
  }

  @Test(arguments: [("N", "n"), ("J", "j"), ("Q", "q")] as [(Character, Character)])
  func `capital letters mean the same`(capital: Character, small: Character) {
    #expect(press(.character(capital), in: Self.board) == press(.character(small), in: Self.board))
  }

  @Test(arguments: [Key.enter, .escape, .character("q"), .character("?"), .tab])
  func `any key but arrows closes the help`(key: Key) {
    let state = Self.board.after(.go(.help))

    #expect(press(key, in: state) == .go(.game))
  }
}

/// The keys of the board, of its questions and of its result.
@Suite struct GameKeymapTests {
  private static let board = AppState.dealt()
  private static let begun = AppState.dealt().withPairsFound(1)
  private static let solved = AppState.dealt().withPairsFound(8)
  private static let failed = AppState(
    after: .deal(.bundled[0]),
    .game(.fetchFailed(.init(request: 1, failure: .itunes(.noConnection)))))
  private static let sameBoard = AppAction.deal()

  /// A new board, as the settings say.
  private static func deal(from state: AppState) -> AppAction {
    .game(.deal(.init(for: state)))
  }

  @Test(
    arguments: [
      (.up, .move(.up)), (.down, .move(.down)), (.left, .move(.left)), (.right, .move(.right)),
      (.character("h"), .move(.left)), (.character("j"), .move(.down)),
      (.character("k"), .move(.up)), (.character("l"), .move(.right)),
      (.character("w"), .move(.up)), (.character("a"), .move(.left)),
      (.character("s"), .move(.down)), (.character("d"), .move(.right)), (.enter, .flip(0)),
      (.character(" "), .flip(0)), (.target(.card(5)), .flip(5)),
      (.character("n"), deal(from: board)), (.character("q"), .go(.menu)), (.escape, .go(.menu)),
      (.character("?"), .go(.help)), (.scrollDown, nil), (.character("x"), nil),
      (.tab, .move(.next)), (.backTab, .move(.previous)), (.home, .move(.first)),
      (.end, .move(.last)), (.character("H"), .game(.showHint)), (.character("p"), .go(.paused)),
      (.character("P"), .go(.paused)), (.character("#"), .set(\.showsCoordinates, true)),
      (.character("1"), nil), (.focusLost, nil),
    ] as [(Key, AppAction?)])
  func `keys of the board`(key: Key, action: AppAction?) {
    #expect(press(key, in: Self.board) == action)
  }

  @Test func `a game that has begun is not thrown away by a key`() {
    #expect(press(.character("n"), in: Self.begun) == .go(.confirmation))
  }

  @Test(
    arguments: [
      (.enter, .go(.game)), (.target(.button(1)), deal(from: begun)), (.right, .select(1)),
      (.escape, .go(.game)),
    ] as [(Key, AppAction?)])
  func `keys of the question before a game is given up`(key: Key, action: AppAction?) {
    let state = Self.begun.after(.go(.confirmation))

    #expect(press(key, in: state) == action)
  }

  @Test(
    arguments: [
      (.enter, .newGame(.dealNext)), (.target(.button(1)), .go(.share)),
      (.target(.button(2)), sameBoard), (.target(.button(3)), .go(.menu)), (.right, .select(1)),
      (.left, .select(3)), (.character("y"), .go(.share)), (.character("n"), deal(from: solved)),
      (.character("q"), .go(.menu)), (.escape, .game(.showResult(false))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the result`(key: Key, action: AppAction?) {
    #expect(press(key, in: Self.solved) == action)
  }

  @Test(
    arguments: [
      (.enter, .game(.showResult(true))), (.character(" "), .game(.showResult(true))),
      (.up, .game(.showResult(true))), (.tab, .game(.showResult(true))),
      (.character("n"), deal(from: solved)), (.character("q"), .go(.menu)), (.escape, .go(.menu)),
      (.target(.button(1)), nil),
    ] as [(Key, AppAction?)])
  func `keys of a solved board while its covers light up, and while it is shown alone`(
    key: Key, action: AppAction?
  ) {
    let animated = AppState.dealt().withPairsFound(7).after(.set(\.isAnimated, true))
    let lighting = animated.withPairsFound(8).after(.game(.advanceFinale))
    #expect(lighting.game.show.finale == .lighting(1))

    for state in [lighting, Self.solved.after(.game(.showResult(false)))] {
      #expect(press(key, in: state) == action)
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
    arguments: [
      (.enter, deal(from: failed)), (.target(.button(1)), .go(.settings)),
      (.target(.button(2)), .go(.menu)), (.right, .select(1)), (.escape, .go(.menu)),
      (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the message that there is no board`(key: Key, action: AppAction?) {
    #expect(press(key, in: Self.failed) == action)
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

/// The keys of the category picker, also of that of a folder.
@Suite struct CategoriesKeymapTests {
  @Test(
    arguments: [
      (.right, .categories(.select(1))), (.left, .categories(.select(4))),
      (.enter, .categories(.change(.init(category: .bundled[0])))),
      (.target(.choose(3)), .categories(.change(.init(category: .bundled[3])))),
      (.target(.choose(7)), nil), (.escape, .go(.menu)), (.character("q"), .go(.menu)),
      (.backspace, .go(.menu)), (.character("?"), .go(.help)),
    ] as [(Key, AppAction?)])
  func `keys of the category picker`(key: Key, action: AppAction?) {
    let state = AppState(after: .go(.categories))

    #expect(press(key, in: state) == action)
  }

  @Test(
    arguments: [
      (.character("/"), .categories(.filter(""))), (.character("+"), nil), (.character("e"), nil),
      (.character("x"), nil), (.right, .categories(.select(1))),
      (.enter, .categories(.change(.init(category: Category(id: "shelf"))))),
      (
        .target(.choose(3)),
        .categories(.change(.init(category: Category(id: "shelf-2", name: "Dub"))))
      ),
    ] as [(Key, AppAction?)])
  func `keys of the picker of a shelf`(key: Key, action: AppAction?) {
    #expect(press(key, in: .atShelf(.found(.sample))) == action)
  }

  @Test(
    arguments: [
      (.character("h"), .categories(.filter("duh"))),
      (.character("Q"), .categories(.filter("duQ"))),
      (.character(" "), .categories(.filter("du "))),
      (.character("?"), .categories(.filter("du?"))), (.backspace, .categories(.filter("d"))),
      (.escape, .categories(.filter(nil))), (.right, .categories(.select(0))),
      (.end, .categories(.select(0))),
      (.enter, .categories(.change(.init(category: Category(id: "shelf-2", name: "Dub"))))),
      (.target(.choose(1)), nil),
    ] as [(Key, AppAction?)])
  func `keys while a name is typed in the picker`(key: Key, action: AppAction?) {
    let state = AppState.atShelf(.found(.sample)).after(.categories(.filter("du")))

    #expect(press(key, in: state) == action)
  }

  @Test func `a search is left with backspace, and has no keys where nothing matches`() {
    let empty = AppState.atShelf(.found(.sample)).after(.categories(.filter("")))
    let nothing = empty.after(.categories(.filter("zzz")))

    #expect(press(.backspace, in: empty) == .categories(.filter(nil)))
    #expect(press(.right, in: nothing) == nil)
    #expect(press(.enter, in: nothing) == nil)
  }

  @Test func `one's own category is deleted after a question`() {
    let picker = AppState.withOwnCategory
    let question = picker.after(.go(.deletion))

    #expect(press(.character("x"), in: picker) == .go(.deletion))
    #expect(press(.enter, in: question) == .go(.categories))
    #expect(press(.escape, in: question) == .go(.categories))
    #expect(
      press(.enter, in: question.after(.select(1))) == .categories(.delete(.init(id: "own-1"))))
  }

  @Test func `where no covers are bundled, iTunes and a folder are offered`() {
    let failed = AppState(
      after: .deal(Category(id: "own-1", name: "Polka")),
      .game(.fetchFailed(.init(request: 1, failure: .noneBundled))))

    #expect(press(.enter, in: failed) == .game(.deal(.init(for: failed, source: .itunes))))
    #expect(press(.enter, in: failed.after(.select(1))) == .prompt(.open(.chooseFolder)))
  }
}

/// The keys of the settings and of what opens from them.
@Suite struct SettingsKeymapTests {
  @Test(
    arguments: [
      (.right, .set(\.theme, .dark)), (.left, .set(\.theme, .terminal)),
      (.enter, .set(\.theme, .dark)), (.target(.choose(1)), .set(\.theme, .dark)),
      (.target(.less(1)), .set(\.theme, .terminal)), (.target(.choose(2)), .select(2)),
      (.down, .select(2)), (.up, .select(0)), (.backTab, .select(0)), (.escape, .go(.menu)),
      (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the settings`(key: Key, action: AppAction?) {
    let state = AppState(after: .go(.settings), .select(1))

    #expect(press(key, in: state) == action)
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

  @Test(arguments: [Key.enter, .character(" "), .target(.choose(0))])
  func `the source of covers is chosen from a list, too`(key: Key) {
    let state = AppState(after: .go(.settings))

    #expect(press(key, in: state) == .go(.sources))
  }

  @Test(
    arguments: [
      (.enter, .set(\.source, .itunes)), (.down, .select(2)),
      (.target(.button(0)), .set(\.source, .bundled)),
      (.target(.button(3)), .prompt(.open(.chooseFolder))), (.target(.button(4)), nil),
      (.escape, .go(.settings)), (.character("q"), .go(.settings)),
    ] as [(Key, AppAction?)])
  func `keys of the list of sources`(key: Key, action: AppAction?) {
    let state = AppState(
      after: .set(\.source, .folder("/covers")), .set(\.source, .itunes), .go(.settings),
      .go(.sources))

    #expect(press(key, in: state) == action)
  }
}

/// Cards that are turned by typing their coordinates.
@Suite struct CoordinateTests {
  private static func board(_ size: String, showsCoordinates: Bool = true) throws -> AppState {
    let grid = try #require(Grid(size))
    return AppState.dealt(grid, fillers: max(0, grid.pairCount - 18)).after(
      .set(\.showsCoordinates, showsCoordinates))
  }

  /// The state after these keys.
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
      ("4x4", "a", .typeColumn(0)), ("4x4", "d", .typeColumn(3)), ("4x4", "D", .typeColumn(3)),
      ("4x4", "h", .moveCursor(.init(.left))), ("4x4", "j", .moveCursor(.init(.down))),
      ("4x4", "s", .moveCursor(.init(.down))), ("10x8", "h", .typeColumn(7)),
      ("10x8", "j", .typeColumn(9)), ("10x8", "k", .moveCursor(.init(.up))),
      ("10x8", "H", .showHint), ("10x8", "1", nil), ("2x2", "c", nil),
    ] as [(String, Character, GameAction?)])
  func `letters of columns no longer move the cursor, all others do`(
    size: String, key: Character, action: GameAction?
  ) throws {
    let state = try Self.board(size)

    #expect(press(.character(key), in: state) == action.map(AppAction.game))
  }

  @Test(arguments: [("4x4", "5"), ("4x4", "0"), ("10x8", "9")] as [(String, Character)])
  func `a digit of no row does nothing`(size: String, key: Character) throws {
    let state = typing("a", in: try Self.board(size))
    #expect(state.game.show.typedColumn == 0)

    #expect(press(.character(key), in: state) == nil)
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
