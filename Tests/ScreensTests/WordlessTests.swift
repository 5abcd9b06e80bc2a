import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// A game for those who cannot read yet.
@Suite struct WordlessTests {
  private static let solo = AppState.dealt().wordless
  private static let people = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")])
    .wordless

  @Test func `a board has pictures, numbers and signs, the result stars and two buttons`() throws {
    let begun = Self.solo.withPairsFound(2).flipping(7, 9)

    try expectScreen("wordless", .board, small: .board, of: begun)
    try expectScreen("wordless-result", small: .body, of: Self.solo.withPairsFound(8))
  }

  @Test func `no key leads from the result to figures, which are words`() {
    let wordless = Self.solo.withPairsFound(8)
    let key = Key.character("f")

    #expect(!wordless.resultDetails.isEmpty)
    #expect(press(key, in: wordless) == nil)
    let worded = wordless.after(.set(\.isWordless, false))
    #expect(press(key, in: worded) == .go(.figures))
  }

  @Test(arguments: sizes)
  func `there is no word on a board or a result, whoever plays`(size: Size) {
    for start in [Self.solo, Self.people] {
      let moment = start.animated.flipping(5, 6).still
      let hindsight = start.flipping(0).after(.game(.showHint)).withPairsFound(8)
      for state in [start, moment, start.withPairsFound(3), start.withPairsFound(8), hindsight] {
        let shown = text(of: state, in: size)
        #expect(!shown.contains(/[A-Za-z]{2}/), "\(shown)")
      }
    }
  }

  @Test func `nothing marks a miss, and no star is lost`() {
    let miss = Self.solo.animated.flipping(5, 6).still
    let withSlips = Self.solo.flipping(0, 2, 1, 4, 8, 3, 9, 5).withPairsFound(8)

    #expect(miss.game.lastMove?.isMatch == false)
    #expect(!text(of: miss).contains("✗"))
    #expect(withSlips.game.rating != .perfect)
    #expect(!text(of: withSlips).contains("☆"))
  }

  @Test func `it starts at 3×2, and keeps another grid once that is chosen`() {
    let start = AppState().wordless
    let larger = start.after(.set(\.grid, .standard))

    #expect(DealAction(for: start).request.grid == Grid("3x2"))
    #expect(larger.wordless.settings.saved.settings.grid == .standard)
  }

  @Test func `several players are told apart by signs, without ranks`() {
    let moment = Self.people.animated.flipping(5, 6).still
    let solved = Self.people.withPairsFound(8)

    #expect(text(of: moment).contains("● 0  ▸▲ 0"))
    #expect(!text(of: solved).contains("1. "))
  }

  @Test func `the menu has a sign to play, and nothing that a child can end the game by`() {
    let menu = AppState().wordless

    #expect(menu.page?.items.map(\.label) == ["New Game, 3×2 Pop", "Settings"])
    #expect(text(of: menu).contains(" ▶ New Game "))
    let begun = Self.solo.flipping(0).after(.go(.menu))
    #expect(begun.menuEntries == [.resume, .settings])
  }

  @Test(arguments: "bcfimnprtuvxyz#")
  func `letters lead to no words`(letter: Character) {
    for state in [AppState().wordless, Self.solo, Self.solo.withPairsFound(8)] {
      #expect(press(.character(letter), in: state) == nil)
    }
    #expect(press(.character(","), in: AppState().wordless) == .go(.settings))
  }

  @Test func `no card shows its coordinate`() {
    let shown = Self.solo.after(.set(\.showsCoordinates, true))

    #expect(shown.showsCoordinates == false)
    #expect(press(.character("a"), in: shown) != .game(.typeColumn(0)))
  }

  @Test func `Space alone leads from the menu through the result into the next game`() {
    let space = Key.character(" ")
    let menu = AppState().wordless
    let solved = Self.solo.withPairsFound(8)

    #expect(press(space, in: menu) == .game(.deal(.init(for: menu))))
    #expect(press(space, in: solved) == .newGame(.dealNext))
    #expect(press(space, in: solved.after(.select(1))) == .go(.menu))
    #expect(press(.escape, in: solved) == .go(.menu))
  }
}

extension AppState {
  /// The same without words on boards and results.
  fileprivate var wordless: AppState { after(.set(\.isWordless, true)) }
}
