import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// Each tip comes when it is needed, in a game before any cover has been found.
@Suite struct FirstGameTests {
  /// Four by four, after these games.
  private func board(after games: [PlayedGame] = []) -> AppState {
    AppState.dealt().after(
      .records(
        .summarized(
          RecordsSummary(games: games, collection: CoverCollection(games: games), time: 0))))
  }

  private func tip(_ state: AppState) -> String? { state.firstGameTips.first }

  @Test func `a card is flipped, a pair has a tune, a slip is told, each once`() {
    let start = board()
    let (a, b, c) = (start.places(ofPair: 0), start.places(ofPair: 1), start.places(ofPair: 2))

    #expect(tip(start) == "Space flips a card. Find two of a kind.")
    #expect(tip(start.flipping(a[0])) == tip(start))
    let missed = start.flipping(a[0], b[0])
    #expect(tip(missed) == nil)
    let slipped = missed.flipping(a[1], c[0])
    #expect(tip(slipped) == "A slip: you had seen a pair. Slips cost stars: 4 left.")
    #expect(tip(slipped.flipping(b[1])) == nil)
    #expect(tip(slipped.flipping(b[1], c[1])) == nil)
    let found = start.flipping(a[0], a[1])
    #expect(tip(found)?.hasPrefix("Each pair") == true)
    #expect(tip(found.flipping(b[0], b[1])) == nil)
  }

  @Test func `a slip is told once, by the tip or by the move`() {
    func told(_ state: AppState) -> String {
      let (a, b, c) = (state.places(ofPair: 0), state.places(ofPair: 1), state.places(ofPair: 2))
      let slipped = state.flipping(a[0], b[0], a[1], c[0])
      return Telling(events: [.game(.noPair)], state: slipped).lines.joined(separator: " ")
    }

    #expect(
      told(board()).hasSuffix("No pair. A slip: you had seen a pair. Slips cost stars: 4 left."))
    #expect(
      told(.dealt()).hasSuffix(
        "No pair. A slip costs a star: 4 left. You saw the other \"rock song 2\" at move 1."))
  }

  @Test func `nobody is told twice: not after a found cover, nor before that is known`() throws {
    let pairs = AppState.dealt().game.board.pairs
    let first = try #require(pairs.lastIndex(of: pairs[0]))
    let played = PlayedGame(
      id: 1, endedAt: 0,
      request: DealRequest(
        category: .bundled[2], grid: .standard, source: .bundled, seed: 7, deck: Deck.current),
      pairCount: 1, moveCount: 1, slipCount: 0, seconds: 1, pairs: pairs,
      flips: [Flip(card: 0, seconds: 0), Flip(card: first, seconds: 0)])

    #expect(board(after: [played]).firstGameTips == [])
    #expect(AppState.dealt().firstGameTips == [])
  }

  @Test func `the goal of a board comes after the first game, which tells what a slip is`() {
    func heading(of state: AppState) -> String { appView(state: state, in: sizes[0]).rowText(2) }

    #expect(!heading(of: board()).contains("GOAL"))
    #expect(heading(of: .dealt()).contains("GOAL"))
  }

  @Test func `neither the board nor the result of a first game has a goal, drawn or told`() {
    let solved = board().withPairsFound(8)
    let told = solved.after(.session(.launch(.init(options: .init(mode: .told)))))

    #expect(solved.isFirstResult)
    #expect(ResultWords(of: solved, theme: .dark).goal == nil)
    #expect(ResultWords(of: told, theme: .dark).goal == nil)
    let goal = told.game.goal?.sentence ?? ""
    #expect(!goal.isEmpty && told.game.introduction().contains(goal))
    #expect(!told.game.introduction(isFirstGame: true).contains(goal))
  }

  @Test func `slips can be asked for from the figures of a result, not from those of the records`()
  {
    func offers(_ base: RoutingDestination) -> Bool {
      let state = AppState.dealt().after(.routing(.go(base)), .routing(.go(.figures)))
      return Screen.figures.commands(state).contains { $0.name == .showSlip }
    }

    #expect(offers(.finished))
    #expect(!offers(.records))
  }

  @Test func `a goal that cannot be reached any more is not shown before the result`() {
    func places(_ pair: Int) -> [Int] { AppState.dealt().places(ofPair: pair) }
    func slipping(_ state: AppState, between first: Int, _ second: Int) -> AppState {
      state.flipping(places(first)[0], places(second)[0])
        .flipping(places(first)[1], places(second)[0])
    }
    func finding(_ pairs: Range<Int>, in state: AppState) -> AppState {
      pairs.reduce(state) { $0.flipping(places($1)[0], places($1)[1]) }
    }
    let begun = finding(0..<3, in: .dealt())
    let missed = slipping(finding(3..<6, in: slipping(begun, between: 3, 4)), between: 6, 7)

    #expect(begun.goalAhead(in: begun.game)?.state == .open)
    #expect(missed.game.goal?.state == .missed)
    #expect(missed.goalAhead(in: missed.game) == nil)
  }

  @Test func `pictures only has no tips, nor have several players`() {
    #expect(
      board().after(.settings(.change(.init(\.isWordless, true)))).firstGameTips == [])
    let table = AppState.dealt(to: [.person(name: "Ann"), .person(name: "Bob")])
      .after(.records(.summarized(RecordsSummary(games: [], time: 0))))
    #expect(table.firstGameTips == [])
  }

  @Test(arguments: sizes)
  func `the tip stands in the line of hints, beside the way back`(size: Size) {
    let frame = appView(state: board(), in: size)
    let hints = (size.height - 3..<size.height).map { frame.rowText($0) }

    #expect(hints.contains { $0.contains("Find two of a kind.") && $0.contains("menu") })
  }
}
