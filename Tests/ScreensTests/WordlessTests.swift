import Testing

@testable import Screens

@Suite struct WordlessTests {
  private static let solo = AppState.dealt().wordless
  private static let people = AppState.dealt(to: [.person(name: "Anna"), .person(name: "Ben")])
    .wordless

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
    #expect(Self.solo.flipping(0).after(.go(.menu)).menuEntries == [.resume, .settings])
  }

  @Test(arguments: "bcfimnprtuvxyz#")
  func `letters lead to no words`(letter: Character) {
    for state in [AppState().wordless, Self.solo, Self.solo.withPairsFound(8)] {
      expectKeys(in: state, (.character(letter), nil))
    }
    expectKeys(in: AppState().wordless, (.character(","), .go(.settings)))
    let worded = Self.solo.withPairsFound(8).after(.set(\.isWordless, false))
    expectKeys(in: worded, (.character("f"), .go(.figures)))
    let shown = Self.solo.after(.set(\.showsCoordinates, true))
    #expect(!shown.showsCoordinates && press(.character("a"), in: shown) != .game(.typeColumn(0)))
  }

  @Test func `Space alone leads from the menu through the result into the next game`() {
    let space = Key.character(" ")
    let menu = AppState().wordless
    let solved = Self.solo.withPairsFound(8)

    expectKeys(in: menu, (space, .game(.deal(.init(for: menu)))))
    expectKeys(in: solved, (space, .newGame(.dealNext)), (.escape, .go(.menu)))
    expectKeys(in: solved.after(.select(1)), (space, .go(.menu)))
  }
}

extension AppState {
  fileprivate var wordless: AppState { after(.set(\.isWordless, true)) }
}
