import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// Keys of the event list, with the events of the sample.
@Suite struct InspectorKeymapTests {
  private let game = InspectedGame.sample()

  private func press(_ key: Key, after actions: AppAction...) -> AppAction? {
    let state = actions.reduce(into: game.state) { _ = appReducer(state: &$0, action: $1) }
    return appKeymap(key: key, state: state, history: game.history)
  }

  @Test(
    arguments: [
      (.up, 7), (.character("k"), 7), (.character("W"), 7), (.down, nil),
      (.character("j"), nil), (.home, 1), (.end, 11), (.left, nil), (.right, nil),
      (.target(.select(4)), 4),
      (.character("x"), nil), (.tab, nil),
    ] as [(Key, Int?)])
  func `from the newest event keys lead to others`(key: Key, number: Int?) {
    #expect(press(key) == number.map { .inspector(.select($0)) })
  }

  @Test(
    arguments: [
      (5, .up, 3), (5, .down, 7), (3, .up, 1), (1, .up, nil), (7, .down, 11), (7, .up, 5),
      (4, .up, 3), (4, .down, 5), (11, .down, nil), (3, .home, 1), (3, .end, 11),
    ] as [(Int, Key, Int?)])
  func `only moments of the game are listed`(chosen: Int, key: Key, number: Int?) {
    #expect(
      press(key, after: .inspector(.select(chosen))) == number.map { .inspector(.select($0)) })
  }

  @Test(
    arguments: [
      (5, .up, 4), (4, .up, 3), (1, .down, 2), (12, .down, nil), (12, .up, 11), (3, .end, 12),
    ] as [(Int, Key, Int?)])
  func `no event is passed over when all are shown`(chosen: Int, key: Key, number: Int?) {
    let action = press(key, after: .inspector(.showEverything(true)), .inspector(.select(chosen)))

    #expect(action == number.map { .inspector(.select($0)) })
  }

  @Test func `f shows all, and then again fewer`() {
    #expect(press(.character("f")) == .inspector(.showEverything(true)))
    #expect(
      press(.character("F"), after: .inspector(.showEverything(true)))
        == .inspector(.showEverything(false)))
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func `choosing plays on from there`(key: Key) {
    #expect(press(key) == .inspector(.playOn(.init(number: 11))))
    #expect(press(key, after: .inspector(.select(3))) == .inspector(.playOn(.init(number: 3))))
  }

  @Test(arguments: [Key.escape, .character("q"), .character("t"), .character("T")])
  func `it is closed to where the player was`(key: Key) {
    #expect(press(key) == .routing(.go(.game)))
  }

  @Test func `the help lies over it`() {
    #expect(press(.character("?")) == .routing(.go(.help)))
  }

  @Test func `where nothing has happened no key fails`() {
    let state = AppState().after(.routing(.go(.inspector)))

    for key in [Key.up, .down, .home, .end, .enter, .character(" ")] {
      #expect(appKeymap(key: key, state: state) == nil)
    }
    #expect(appKeymap(key: .escape, state: state) == .routing(.go(.menu)))
  }

  @Test(
    arguments: RoutingDestination.allCases.filter { ![.inspector, .prompt, .paused].contains($0) })
  func `t opens it from everywhere`(destination: RoutingDestination) {
    let state = AppState.dealt().after(.routing(.go(destination)))

    #expect(appKeymap(key: .character("t"), state: state) == .routing(.go(.inspector)))
    #expect(appKeymap(key: .character("T"), state: state) == .routing(.go(.inspector)))
  }
}
