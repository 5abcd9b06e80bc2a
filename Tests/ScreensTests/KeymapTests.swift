import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The help page as tables: key × screen → action.
@Suite struct KeymapTests {
  private static let menu = AppState(after: .selectEntry(.init(1, of: .menu)))
  private static let board = AppState.dealt()
  private static let begun = AppState.dealt().after(.flipCard(.init(index: 3)))
  private static let solved = AppState.dealt().withPairsFound(8)
    .after(.routing(.init(.finished)))

  @Test(
    arguments: [
      (.up, .selectEntry(.init(0, of: .menu))), (.down, .selectEntry(.init(2, of: .menu))),
      (.character("k"), .selectEntry(.init(0, of: .menu))),
      (.character("s"), .selectEntry(.init(2, of: .menu))),
      (.scrollDown, .selectEntry(.init(2, of: .menu))),
      (.scrollUp, .selectEntry(.init(0, of: .menu))), (.home, .selectEntry(.init(0, of: .menu))),
      (.end, .selectEntry(.init(4, of: .menu))), (.tab, .selectEntry(.init(2, of: .menu))),
      (.enter, .routing(.init(.categories))), (.character(" "), .routing(.init(.categories))),
      (.target(0), .newGame(.init())), (.target(2), .routing(.init(.settings))),
      (.target(3), .routing(.init(.help))), (.target(4), .quit(.init())), (.target(9), nil),
      (.character("n"), .newGame(.init())), (.character("q"), .quit(.init())),
      (.character("?"), .routing(.init(.help))), (.escape, nil), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the menu`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.menu) == action)
  }

  @Test func `the menu resumes a game, and asks before it deals another`() {
    let state = Self.begun.after(.routing(.init(.menu)))

    #expect(appKeymap(key: .enter, state: state) == .routing(.init(.game)))
    #expect(appKeymap(key: .target(1), state: state) == .routing(.init(.confirmation)))
    #expect(appKeymap(key: .character("n"), state: state) == .routing(.init(.confirmation)))
  }

  @Test(
    arguments: [
      (.right, .selectEntry(.init(1, of: .categories))),
      (.left, .selectEntry(.init(4, of: .categories))),
      (.enter, .changeCategory(.init(category: .bundled[0]))),
      (.target(3), .changeCategory(.init(category: .bundled[3]))), (.target(7), nil),
      (.escape, .routing(.init(.menu))), (.character("q"), .routing(.init(.menu))),
      (.backspace, .routing(.init(.menu))), (.character("?"), .routing(.init(.help))),
    ] as [(Key, AppAction?)])
  func `keys of the category picker`(key: Key, action: AppAction?) {
    let state = AppState(after: .routing(.init(.categories)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (.right, .changeSetting(.init(.grid(Grid.choices[4])))),
      (.left, .changeSetting(.init(.grid(Grid.choices[2])))),
      (.enter, .changeSetting(.init(.grid(Grid.choices[4])))),
      (.target(0), .changeSetting(.init(.grid(Grid.choices[4])))),
      (.target(1), .selectEntry(.init(1, of: .settings))),
      (.down, .selectEntry(.init(1, of: .settings))), (.up, .selectEntry(.init(5, of: .settings))),
      (.escape, .routing(.init(.menu))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the settings`(key: Key, action: AppAction?) {
    let state = AppState(after: .routing(.init(.settings)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (1, .source(.itunes)), (2, .theme(.light)), (3, .color(.truecolor)), (4, .isAnimated(false)),
      (5, .usesMouse(false)),
    ] as [(Int, SettingChange)])
  func `the right arrow changes the selected setting`(row: Int, change: SettingChange) {
    let state = AppState(
      after: .routing(.init(.settings)), .selectEntry(.init(row, of: .settings)))

    #expect(appKeymap(key: .right, state: state) == .changeSetting(.init(change)))
  }

  @Test(arguments: [("N", "n"), ("J", "j"), ("Q", "q")] as [(Character, Character)])
  func `capital letters mean the same`(capital: Character, small: Character) {
    #expect(
      appKeymap(key: .character(capital), state: Self.board)
        == appKeymap(key: .character(small), state: Self.board))
  }

  @Test(
    arguments: [
      (.up, .moveCursor(.init(.up))), (.down, .moveCursor(.init(.down))),
      (.left, .moveCursor(.init(.left))), (.right, .moveCursor(.init(.right))),
      (.character("h"), .moveCursor(.init(.left))), (.character("j"), .moveCursor(.init(.down))),
      (.character("k"), .moveCursor(.init(.up))), (.character("l"), .moveCursor(.init(.right))),
      (.character("w"), .moveCursor(.init(.up))), (.character("a"), .moveCursor(.init(.left))),
      (.character("s"), .moveCursor(.init(.down))), (.character("d"), .moveCursor(.init(.right))),
      (.enter, .flipCard(.init(index: 0))), (.character(" "), .flipCard(.init(index: 0))),
      (.target(5), .flipCard(.init(index: 5))), (.character("n"), .newGame(.init())),
      (.character("q"), .routing(.init(.menu))), (.escape, .routing(.init(.menu))),
      (.character("?"), .routing(.init(.help))), (.scrollDown, nil), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the board`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.board) == action)
  }

  @Test func `a game that has begun is not thrown away by a key`() {
    #expect(appKeymap(key: .character("n"), state: Self.begun) == .routing(.init(.confirmation)))
  }

  @Test(
    arguments: [
      (.enter, .routing(.init(.game))), (.target(1), .newGame(.init())),
      (.right, .selectEntry(.init(1, of: .confirmation))), (.escape, .routing(.init(.game))),
    ] as [(Key, AppAction?)])
  func `keys of the question before a game is given up`(key: Key, action: AppAction?) {
    let state = Self.begun.after(.routing(.init(.confirmation)))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (.enter, .newGame(.init())), (.target(1), .routing(.init(.menu))),
      (.right, .selectEntry(.init(1, of: .finished))), (.character("n"), .newGame(.init())),
      (.character("q"), .routing(.init(.menu))), (.escape, .routing(.init(.menu))),
    ] as [(Key, AppAction?)])
  func `keys of the dialog over a solved board`(key: Key, action: AppAction?) {
    #expect(appKeymap(key: key, state: Self.solved) == action)
  }

  @Test func `while the last card turns, no key closes the dialog that comes`() {
    let animated = AppState.dealt().withPairsFound(7)
      .after(.changeSetting(.init(.isAnimated(true))))
    let state = animated.withPairsFound(8).after(.routing(.init(.finished)))

    #expect(appKeymap(key: .enter, state: state) == nil)
  }

  @Test(arguments: [Key.enter, .escape, .character("q"), .character("?"), .up])
  func `any key closes the help`(key: Key) {
    let state = Self.board.after(.routing(.init(.help)))

    #expect(appKeymap(key: key, state: state) == .routing(.init(.game)))
  }

  @Test(
    arguments: [
      (.enter, .newGame(.init())), (.target(1), .routing(.init(.settings))),
      (.target(2), .routing(.init(.menu))), (.right, .selectEntry(.init(1, of: .game))),
      (.escape, .routing(.init(.menu))), (.character("x"), nil),
    ] as [(Key, AppAction?)])
  func `keys of the message that there is no board`(key: Key, action: AppAction?) {
    let state = AppState(
      after: .fetchTunes(
        .init(category: .bundled[0], grid: .standard, source: .bundled, seed: 7)),
      .routing(.init(.game)), .fetchFailed(.init(request: 1, message: "No.")))

    #expect(appKeymap(key: key, state: state) == action)
  }

  @Test(
    arguments: [
      (0, .routing(.init(.settings))), (1, .routing(.init(.settings))),
      (2, .newGame(.init(source: .itunes, grid: Grid.choices[0]))),
      (7, .newGame(.init(source: .itunes, grid: Grid.choices[2]))),
    ] as [(Int, AppAction)])
  func `with too few covers the first button deals the largest grid that they fill`(
    count: Int, action: AppAction
  ) {
    let state = AppState(
      after: .fetchTunes(.init(category: .bundled[0], grid: .standard, source: .itunes, seed: 7)),
      .routing(.init(.game)),
      .setCards(.init(request: 1, batch: CoverBatch(covers: Array(covers("pop").prefix(count))))))

    #expect(appKeymap(key: .enter, state: state) == action)
  }
}
