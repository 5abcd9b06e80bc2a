import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The help page as tables: key × screen → action.
@Suite struct KeymapTests {
  private static let menu = AppState(after: .routing(.select(MenuEntry.customGame.rawValue)))
  private static let board = AppState.dealt()
  private static let begun = AppState.dealt().withPairsFound(1)

  /// A new board, as the settings say.
  private static func deal(from state: AppState) -> AppAction {
    .game(.deal(.init(for: state)))
  }

  @Test(
    arguments: [
      (.up, .routing(.select(MenuEntry.daily.rawValue))),
      (.down, .routing(.select(MenuEntry.records.rawValue))),
      (.character("k"), .routing(.select(MenuEntry.daily.rawValue))),
      (.character("s"), .routing(.select(MenuEntry.records.rawValue))),
      (.scrollDown, .routing(.select(MenuEntry.records.rawValue))),
      (.scrollUp, .routing(.select(MenuEntry.daily.rawValue))),
      (.home, .routing(.select(MenuEntry.newGame.rawValue))),
      (.end, .routing(.select(MenuEntry.quit.rawValue))),
      (.tab, .routing(.select(MenuEntry.records.rawValue))),
      (.backTab, .routing(.select(MenuEntry.daily.rawValue))),
      (.enter, .routing(.go(.newGame))), (.character(" "), .routing(.go(.newGame))),
      (.target(.choose(0)), deal(from: menu)), (.target(.choose(1)), .daily(.play(nil))),
      (.target(.choose(2)), .routing(.go(.newGame))),
      (.target(.choose(3)), .routing(.go(.records))),
      (.target(.choose(4)), .routing(.go(.settings))), (.target(.choose(5)), .routing(.go(.help))),
      (.target(.choose(6)), .session(.quit(.init()))),
      (.character("c"), .routing(.go(.categories))),
      (.target(.choose(9)), nil),
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
    #expect(appKeymap(key: .target(.choose(1)), state: state) == .routing(.go(.confirmation)))
    #expect(appKeymap(key: .character("n"), state: state) == .routing(.go(.confirmation)))
  }

  @Test(arguments: [("N", "n"), ("J", "j"), ("Q", "q")] as [(Character, Character)])
  func `capital letters mean the same`(capital: Character, small: Character) {
    #expect(
      appKeymap(key: .character(capital), state: Self.board)
        == appKeymap(key: .character(small), state: Self.board))
  }

  @Test(arguments: [Key.enter, .escape, .character("q"), .character("?"), .tab])
  func `any key but arrows closes the help`(key: Key) {
    let state = Self.board.after(.routing(.go(.help)))

    #expect(appKeymap(key: key, state: state) == .routing(.go(.game)))
  }
}
