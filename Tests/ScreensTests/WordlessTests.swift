import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// A game for those who cannot read yet.
@Suite struct WordlessTests {
  private static let solo = AppState.dealt().wordless
  private static let people = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")])
    .wordless

  @Test(arguments: sizes)
  func `a board has pictures, numbers and signs`(size: Size) throws {
    try expectScreen("wordless", .board, of: Self.solo.withPairsFound(2).flipping(7, 9), in: size)
  }

  @Test(arguments: sizes)
  func `the result has stars and two buttons`(size: Size) throws {
    try expectScreen("wordless-result", of: Self.solo.withPairsFound(8), in: size)
  }

  @Test func `no key leads from the result to figures, which are words`() {
    let wordless = Self.solo.withPairsFound(8)
    let key = Key.character("f")

    #expect(!wordless.resultDetails.isEmpty)
    #expect(appKeymap(key: key, state: wordless) == nil)
    let worded = wordless.after(.settings(.change(.init(\.isWordless, false))))
    #expect(appKeymap(key: key, state: worded) == .routing(.go(.figures)))
  }

  @Test(arguments: sizes)
  func `there is no word on a board or a result, whoever plays`(size: Size) {
    for start in [Self.solo, Self.people] {
      let moment = start.animated.flipping(5, 6).still
      let hindsight = start.flipping(0).after(.game(.showHint)).withPairsFound(8)
      for state in [start, moment, start.withPairsFound(3), start.withPairsFound(8), hindsight] {
        let text = appView(state: state, in: size).text
        #expect(!text.contains(/[A-Za-z]{2}/), "\(text)")
      }
    }
  }

  @Test func `nothing marks a miss, and no star is lost`() {
    let miss = Self.solo.animated.flipping(5, 6).still
    let withSlips = Self.solo.flipping(0, 2, 1, 4, 8, 3, 9, 5).withPairsFound(8)

    #expect(miss.game.lastMove?.isMatch == false)
    #expect(!appView(state: miss, in: sizes[0]).text.contains("✗"))
    #expect(withSlips.game.rating != .perfect)
    #expect(!appView(state: withSlips, in: sizes[0]).text.contains("☆"))
  }

  @Test func `it starts at 3×2, and keeps another grid once that is chosen`() {
    let start = AppState().wordless
    let larger = start.after(.settings(.change(.init(\.grid, .standard))))

    #expect(DealAction(for: start).request.grid == Grid("3x2"))
    #expect(larger.wordless.settings.saved.settings.grid == .standard)
  }

  @Test func `several players are told apart by signs, without ranks`() {
    let moment = Self.people.animated.flipping(5, 6).still
    let solved = Self.people.withPairsFound(8)

    #expect(appView(state: moment, in: sizes[0]).text.contains("● 0  ▸▲ 0"))
    #expect(!appView(state: solved, in: sizes[0]).text.contains("1. "))
  }

  @Test func `the menu has a sign to play, and nothing that a child can end the game by`() {
    let menu = AppState().wordless

    #expect(menu.page?.items.map(\.label) == ["New Game, 3×2 Pop", "Settings"])
    #expect(appView(state: menu, in: sizes[0]).text.contains(" ▶ New Game "))
    let begun = Self.solo.flipping(0).after(.routing(.go(.menu)))
    #expect(begun.menuEntries == [.resume, .settings])
  }

  @Test(arguments: "bcfimnprtuvxyz#")
  func `letters lead to no words`(letter: Character) {
    for state in [AppState().wordless, Self.solo, Self.solo.withPairsFound(8)] {
      #expect(appKeymap(key: .character(letter), state: state) == nil)
    }
    #expect(appKeymap(key: .character(","), state: AppState().wordless) == .routing(.go(.settings)))
  }

  @Test func `no card shows its coordinate`() {
    let shown = Self.solo.after(.settings(.change(.init(\.showsCoordinates, true))))

    #expect(shown.showsCoordinates == false)
    #expect(appKeymap(key: .character("a"), state: shown) != .game(.typeColumn(0)))
  }

  @Test func `Space alone leads from the menu through the result into the next game`() {
    let space = Key.character(" ")
    let menu = AppState().wordless
    let solved = Self.solo.withPairsFound(8)

    #expect(appKeymap(key: space, state: menu) == .game(.deal(.init(for: menu))))
    #expect(appKeymap(key: space, state: solved) == .newGame(.dealNext))
    #expect(
      appKeymap(key: space, state: solved.after(.routing(.select(1))))
        == .routing(.go(.menu)))
    #expect(appKeymap(key: .escape, state: solved) == .routing(.go(.menu)))
  }
}

extension AppState {
  /// The same without words on boards and results.
  fileprivate var wordless: AppState { after(.settings(.change(.init(\.isWordless, true)))) }
}

extension Frame {
  fileprivate var text: String { (0..<size.height).map { rowText($0) }.joined(separator: "\n") }
}
