import Testing

@testable import Screens

@Suite struct PlainRecordsTests {
  private func told(_ state: AppState) -> PlainScreen {
    plainScreen(state: state, history: .empty)
  }

  private func labels(_ state: AppState) -> [String] { told(state).choices.map(\.told) }

  @Test func `the collection is gone through by categories, and never told at once`() throws {
    let start = CollectionPageTests.state()
    let entered = start.after(.select(0))
    let found = (0..<20).filter { CollectionPageTests.records.collection[$0] != nil }

    #expect(
      labels(start).prefix(5) == [
        "Pop, 11 of 20 covers found.", "Electronic, 11 of 20 covers found.",
        "Rock, 11 of 20 covers found.", "Metal, 0 of 20 covers found.",
        "Rap, 0 of 20 covers found.",
      ])
    #expect(answer(to: "1", in: start) == .actions([.select(0)]))
    #expect(!found.isEmpty)
    #expect(
      labels(entered).prefix(found.count)
        == found.map {
          let cover = entered.categories.bundledCover($0)
          let isGolden = CollectionPageTests.records.collection[$0]?.isGolden == true
          return "\(cover?.title ?? ""), by \(cover?.artist ?? "")\(isGolden ? ", golden" : "")."
        }[...])
    #expect(answer(to: "all categories", in: entered) == .actions([.select(nil)]))
    for state in [start, entered] { #expect(told(state).opening.count < 40) }
  }

  @Test func `a cover of the collection is told, and heard where there is sound`() throws {
    let entered = CollectionPageTests.state(selected: 0)
    let found = (0..<20).filter { CollectionPageTests.records.collection[$0] != nil }
    let last = try #require(found.last)
    let order = "\(found.count)"
    let chosen = entered.after(.select(last))
    #expect(answer(to: order, in: entered.after(.set(\.sound, .off))) == .actions([.select(last)]))
    #expect(told(chosen).changes(since: told(entered)).count == 1)
    #expect(told(chosen).focus?.contains("First found on ") == true)
    #expect(
      answer(to: order, in: entered) == .actions([.select(last), .records(.hearCover(last))]))
  }

  @Test func `all figures are told in sentences`() {
    let told = told(RecordsPageTests.state(on: .me).after(.go(.figures)))

    #expect(
      told.lines == [
        "Figures.", "1.24 times the moves of perfect memory, 2.4 slips per game.",
        "Your rating against computers is about 1140.", "Skill 99, luck 99 in your last game.",
        "Skill 99 is perfect play, luck 50 is average.",
      ])
  }

  @Test func `a slip is told with its number, its flip and what was missed; the game only once`() {
    let dealt = AppState.dealt()
    let (one, other) = (dealt.places(ofPair: 0), dealt.places(ofPair: 1))
    let played = PlayedGame(
      dealt.flipping(one[0], other[0]).flipping(one[1], other[1]).game, endedAt: 86_400 * 20_780)
    let before = told(ReviewFrameTests.opened(played, after: 3))
    let slip = told(ReviewFrameTests.opened(played, after: 4))

    #expect(slip.changes(since: before).count == 1)
    #expect(slip.changes(since: before).first?.hasPrefix("Slip 1 of 1. Flip 4 of 4. ") == true)
    #expect(slip.changes(since: before).first?.contains(" No pair. Move 2: you had seen ") == true)
    // Both cards of the move.
    let cards = played.flips.suffix(2).map { Grid.standard.coordinate(ofCard: $0.card) }
    #expect(
      cards.allSatisfy {
        slip.changes(since: before).first?.contains("\($0.uppercased()): ") == true
      })
  }

  @Test func `a ranking is told in sentences`() {
    let game = AppState.dealt(
      to: [.computer(.fuzz), .person(name: "Ann")], headStart: HeadStart(pairCounts: [2])
    ).game
    let sentences = game.rankingSentences

    #expect(sentences == ["Place 1: Fuzz, 2 pairs, head start 2", "Place 2: Ann, 0 pairs"])
  }
}
