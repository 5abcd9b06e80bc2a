import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The help page as tables: key × screen → action.
@Suite struct KeymapTests {
  private static let menu = AppState(after: .menu(.select(.customGame)))
  private static let board = AppState.dealt()
  private static let begun = AppState.dealt().after(.game(.flipCard(.init(index: 3))))
  private static let solved = AppState.dealt().withPairsFound(8)
  private static let failed = AppState(
    after: .game(
      .deal(.init(.init(category: .bundled[0], grid: .standard, source: .bundled, seed: 7)))),
    .game(.fetchFailed(.init(request: 1, failure: .itunes(.noConnection)))))

  private static let sameBoard = AppAction.game(
    .deal(.init(.init(category: .bundled[2], grid: .standard, source: .bundled, seed: 7))))

  /// A new board, as the settings say.
  private static func deal(from state: AppState) -> AppAction {
    .game(.deal(.init(for: state)))
  }

  @Test(
    arguments: [
      (.up, .menu(.select(.daily))), (.down, .menu(.select(.records))),
      (.character("k"), .menu(.select(.daily))),
      (.character("s"), .menu(.select(.records))),
      (.scrollDown, .menu(.select(.records))),
      (.scrollUp, .menu(.select(.daily))), (.home, .menu(.select(.newGame))),
      (.end, .menu(.select(.quit))), (.tab, .menu(.select(.records))),
      (.backTab, .menu(.select(.daily))),
      (.enter, .routing(.go(.newGame))), (.character(" "), .routing(.go(.newGame))),
      (.target(.entry(0)), deal(from: menu)), (.target(.entry(1)), .daily(.play(nil))),
      (.target(.entry(2)), .routing(.go(.newGame))), (.target(.entry(3)), .routing(.go(.records))),
      (.target(.entry(4)), .routing(.go(.settings))), (.target(.entry(5)), .routing(.go(.help))),
      (.target(.entry(6)), .session(.quit(.init()))), (.character("c"), .routing(.go(.categories))),
      (.target(.entry(9)), nil),
      (.character("n"), deal(from: menu)), (.character("q"), .session(.quit(.init()))),
      (.character("?"), .routing(.go(.help))), (.escape, nil), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the menu`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.menu) == action)
  }

  @Test
  func `beside the daily board, Resume means the ordinary game, and no other is dealt over it`() {
    let daily = Self.begun.after(.daily(.found(Daily(day: 20_780, isPractice: false))))
    let state = daily.after(.routing(.go(.menu)))

    #expect(appKeymap(key: .enter, state: state) == .session(.resumeGame(.ordinary)))
    #expect(appKeymap(key: .character("n"), state: state) == .routing(.go(.confirmation)))
    let asked = state.after(.routing(.go(.confirmation)))
    #expect(appKeymap(key: .enter, state: asked) == .session(.resumeGame(.ordinary)))
  }

  @Test func `the menu resumes a game, and asks before it deals another`() {
    let state = Self.begun.after(.routing(.go(.menu)))

    #expect(appKeymap(key: .enter, state: state) == .routing(.go(.game)))
    #expect(appKeymap(key: .target(.entry(1)), state: state) == .routing(.go(.confirmation)))
    #expect(appKeymap(key: .character("n"), state: state) == .routing(.go(.confirmation)))
  }

  @Test(
    arguments: [
      (.right, .categories(.select(1))),
      (.left, .categories(.select(4))),
      (.enter, .categories(.change(.init(category: .bundled[0])))),
      (.target(.entry(3)), .categories(.change(.init(category: .bundled[3])))),
      (.target(.entry(7)), nil),
      (.escape, .routing(.go(.menu))), (.character("q"), .routing(.go(.menu))),
      (.backspace, .routing(.go(.menu))), (.character("?"), .routing(.go(.help))),
    ] as [(Key, AppAction?)])
  func `keys of the category picker`(key: Key, action: AppAction?) {
    let state = AppState(after: .routing(.go(.categories)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (.character("/"), .categories(.filter(""))), (.character("+"), nil),
      (.character("e"), nil), (.character("x"), nil), (.right, .categories(.select(1))),
      (.enter, .categories(.change(.init(category: Category(id: "shelf"))))),
      (
        .target(.entry(3)),
        .categories(.change(.init(category: Category(id: "shelf-2", name: "Dub"))))
      ),
    ] as [(Key, AppAction?)])
  func `keys of the picker of a shelf`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: .atShelf(.found(.sample))) == action)
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
      (.target(.entry(1)), nil),
    ] as [(Key, AppAction?)])
  func `keys while a name is typed in the picker`(key: Key, action: AppAction?) {
    let state = AppState.atShelf(.found(.sample)).after(.categories(.filter("du")))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test func `a search is left with backspace, and has no keys where nothing matches`() {
    let empty = AppState.atShelf(.found(.sample)).after(.categories(.filter("")))
    let nothing = empty.after(.categories(.filter("zzz")))

    #expect(appKeymap(key: .backspace, state: empty) == .categories(.filter(nil)))
    #expect(appKeymap(key: .right, state: nothing) == nil)
    #expect(appKeymap(key: .enter, state: nothing) == nil)
  }

  @Test func `one's own category is deleted after a question`() {
    var preferences = Preferences()
    preferences.ownCategories = [Category(id: "own-1", name: "Polka")]
    let picker = AppState(
      after: .settings(.restore(.init(preferences: preferences))), .routing(.go(.categories)),
      .categories(.select(5)))
    let question = picker.after(.routing(.go(.deletion)))

    #expect(appKeymap(key: .character("x"), state: picker) == .routing(.go(.deletion)))
    #expect(appKeymap(key: .enter, state: question) == .routing(.go(.categories)))
    #expect(appKeymap(key: .escape, state: question) == .routing(.go(.categories)))
    #expect(
      appKeymap(key: .enter, state: question.after(.routing(.selectButton(1))))
        == .categories(.delete(.init(id: "own-1"))))
  }

  @Test func `where no covers are bundled, iTunes and a folder are offered`() {
    let failed = AppState(
      after: .game(
        .deal(
          .init(
            .init(
              category: Category(id: "own-1", name: "Polka"), grid: .standard, source: .bundled,
              seed: 7)))), .game(.fetchFailed(.init(request: 1, failure: .noneBundled))))

    #expect(
      appKeymap(key: .enter, state: failed)
        == .game(.deal(.init(for: failed, source: .itunes))))
    #expect(
      appKeymap(key: .enter, state: failed.after(.routing(.selectButton(1))))
        == .prompt(.open(.chooseFolder)))
  }

  @Test(
    arguments: [
      (.right, .settings(.change(.init(\.theme, .dark)))),
      (.left, .settings(.change(.init(\.theme, .terminal)))),
      (.enter, .settings(.change(.init(\.theme, .dark)))),
      (.target(.entry(1)), .settings(.change(.init(\.theme, .dark)))),
      (.target(.entry(2)), .settings(.select(2))),
      (.down, .settings(.select(2))), (.up, .settings(.select(0))),
      (.backTab, .settings(.select(0))),
      (.escape, .routing(.go(.menu))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the settings`(key: Key, action: AppAction?) {
    let state = AppState(after: .routing(.go(.settings)), .settings(.select(1)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (1, .init(\.theme, .dark)), (2, .init(\.color, .truecolor)), (3, .init(\.images, .kitty)),
      (4, .init(\.sound, .off)), (5, .init(\.volume, 8)), (6, .init(\.isAnimated, false)),
      (7, .init(\.usesMouse, false)), (8, .init(\.showsCoordinates, true)),
      (9, .init(\.isWordless, true)), (10, .init(\.pausesUnfocused, false)),
      (11, .init(\.pace, .fast)), (12, .init(\.showsSuggestions, false)),
    ] as [(Int, ChangeSettingAction)])
  func `the right arrow changes the selected setting`(row: Int, change: ChangeSettingAction) {
    let state = AppState(
      after: .routing(.go(.settings)), .settings(.select(row)))

    #expect(appKeymap(key: .right, state: state) == .settings(.change(change)))
  }

  @Test(arguments: [Key.left, .right, .enter, .character(" "), .target(.entry(0))])
  func `the source of covers is chosen from a list`(key: Key) {
    let state = AppState(after: .routing(.go(.settings)))

    #expect(appKeymap(key: key, state: state) == .routing(.go(.sources)))
  }

  @Test(
    arguments: [
      (.enter, .settings(.change(.init(\.source, .itunes)))), (.down, .routing(.selectButton(2))),
      (.target(.button(0)), .settings(.change(.init(\.source, .bundled)))),
      (.target(.button(3)), .prompt(.open(.chooseFolder))), (.target(.button(4)), nil),
      (.escape, .routing(.go(.settings))), (.character("q"), .routing(.go(.settings))),
    ] as [(Key, AppAction?)])
  func `keys of the list of sources`(key: Key, action: AppAction?) {
    let state = AppState(
      after: .settings(.change(.init(\.source, .folder("/covers")))),
      .settings(.change(.init(\.source, .itunes))), .routing(.go(.settings)),
      .routing(.go(.sources)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(arguments: [("N", "n"), ("J", "j"), ("Q", "q")] as [(Character, Character)])
  func `capital letters mean the same`(capital: Character, small: Character) {
    #expect(
      appKeymap(key: .character(capital), state: Self.board)
        == appKeymap(key: .character(small), state: Self.board))
  }

  @Test(
    arguments: [
      (.up, .game(.moveCursor(.init(.up)))), (.down, .game(.moveCursor(.init(.down)))),
      (.left, .game(.moveCursor(.init(.left)))), (.right, .game(.moveCursor(.init(.right)))),
      (.character("h"), .game(.moveCursor(.init(.left)))),
      (.character("j"), .game(.moveCursor(.init(.down)))),
      (.character("k"), .game(.moveCursor(.init(.up)))),
      (.character("l"), .game(.moveCursor(.init(.right)))),
      (.character("w"), .game(.moveCursor(.init(.up)))),
      (.character("a"), .game(.moveCursor(.init(.left)))),
      (.character("s"), .game(.moveCursor(.init(.down)))),
      (.character("d"), .game(.moveCursor(.init(.right)))),
      (.enter, .game(.flipCard(.init(index: 0)))),
      (.character(" "), .game(.flipCard(.init(index: 0)))),
      (.target(.card(5)), .game(.flipCard(.init(index: 5)))), (.character("n"), deal(from: board)),
      (.character("q"), .routing(.go(.menu))), (.escape, .routing(.go(.menu))),
      (.character("?"), .routing(.go(.help))), (.scrollDown, nil), (.character("x"), nil),
      (.tab, .game(.moveCursor(.init(.next)))), (.backTab, .game(.moveCursor(.init(.previous)))),
      (.home, .game(.moveCursor(.init(.first)))), (.end, .game(.moveCursor(.init(.last)))),
      (.character("H"), .game(.showHint)), (.character("p"), .routing(.go(.paused))),
      (.character("P"), .routing(.go(.paused))),
      (.character("#"), .settings(.change(.init(\.showsCoordinates, true)))),
      (.character("1"), nil), (.focusLost, nil),
    ] as [(Key, AppAction?)])
  func `keys of the board`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.board) == action)
  }

  @Test func `a game that has begun is not thrown away by a key`() {
    #expect(appKeymap(key: .character("n"), state: Self.begun) == .routing(.go(.confirmation)))
  }

  @Test(
    arguments: [
      (.enter, .routing(.go(.game))), (.target(.button(1)), deal(from: begun)),
      (.right, .routing(.selectButton(1))), (.escape, .routing(.go(.game))),
    ] as [(Key, AppAction?)])
  func `keys of the question before a game is given up`(key: Key, action: AppAction?) {
    let state = Self.begun.after(.routing(.go(.confirmation)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (.enter, .newGame(.dealNext)), (.target(.button(1)), sameBoard),
      (.target(.button(2)), .routing(.go(.share))), (.target(.button(3)), .routing(.go(.menu))),
      (.right, .routing(.selectButton(1))), (.left, .routing(.selectButton(3))),
      (.character("y"), .routing(.go(.share))), (.character("n"), deal(from: solved)),
      (.character("q"), .routing(.go(.menu))),
      (.escape, .game(.showResult(false))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the result`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.solved) == action)
  }

  @Test(
    arguments: [
      (.enter, .game(.showResult(true))), (.character(" "), .game(.showResult(true))),
      (.up, .game(.showResult(true))), (.tab, .game(.showResult(true))),
      (.character("n"), deal(from: solved)), (.character("q"), .routing(.go(.menu))),
      (.escape, .routing(.go(.menu))), (.target(.button(1)), nil),
    ] as [(Key, AppAction?)])
  func `keys of a solved board while its covers light up, and while it is shown alone`(
    key: Key, action: AppAction?
  ) {
    let animated = AppState.dealt().withPairsFound(7)
      .after(.settings(.change(.init(\.isAnimated, true))))
    let lighting = animated.withPairsFound(8).after(.game(.advanceFinale))
    #expect(lighting.game.show.finale == .lighting(1))

    for state in [lighting, Self.solved.after(.game(.showResult(false)))] {
      #expect(appKeymap(key: key, state: state) == action)
    }
  }

  @Test(arguments: [Key.enter, .right, .character(" "), .character("x"), .backspace])
  func `any key ends the finale, and only then presses buttons`(key: Key) {
    var state = AppState.dealt().withPairsFound(7).animated.withPairsFound(8).still
    var ended: [AppAction?] = []
    while state.game.show.finale != .result {
      ended.append(appKeymap(key: key, state: state))
      state = state.after(.game(.advanceFinale))
    }

    #expect(ended.count == 14)
    #expect(ended.allSatisfy { $0 == .game(.showResult(true)) })
    #expect(appKeymap(key: key, state: state) != .game(.showResult(true)))
  }

  @Test(arguments: [Key.enter, .escape, .character("q"), .character("?"), .tab])
  func `any key but arrows closes the help`(key: Key) {
    let state = Self.board.after(.routing(.go(.help)))

    #expect(appKeymap(key: key, state: state) == .routing(.go(.game)))
  }

  @Test(
    arguments: [
      (.enter, deal(from: failed)), (.target(.button(1)), .routing(.go(.settings))),
      (.target(.button(2)), .routing(.go(.menu))), (.right, .routing(.selectButton(1))),
      (.escape, .routing(.go(.menu))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the message that there is no board`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.failed) == action)
  }

  @Test(
    arguments: [(0, nil), (1, nil), (2, Grid.choices[0]), (7, Grid.choices[2])]
      as [(Int, Grid?)])
  func `with too few covers the first button deals the largest grid that they fill`(
    count: Int, grid: Grid?
  ) {
    let state = AppState(
      after: .game(
        .deal(.init(.init(category: .bundled[0], grid: .standard, source: .itunes, seed: 7)))),
      .game(
        .setCards(.init(request: 1, batch: CoverBatch(covers: Array(covers("pop").prefix(count))))))
    )

    #expect(
      appKeymap(key: .enter, state: state)
        == grid.map { .game(.deal(.init(for: state, source: .itunes, grid: $0))) }
        ?? .routing(.go(.settings)))
  }
}
