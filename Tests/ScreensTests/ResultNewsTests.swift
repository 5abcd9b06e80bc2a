import Foundation
import Testing

@testable import MemoryTunes
@testable import Screens

/// The line of the result that says what a game has changed, or what to try next.
@Suite struct ResultNewsTests {
  private static let solved = AppState.dealt().withPairsFound(8)
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 60, height: 20),
    Size(width: 40, height: 12),
  ]

  /// What the game of a state has changed, after others that differ from it like this.
  private func news(
    of state: AppState, endedAt second: Int = 20_780 * 86_400 + 67_300,
    after changes: [(inout PlayedGame) -> Void]
  ) -> GameNews {
    let game = PlayedGame(state.game, endedAt: second)
    let earlier = changes.enumerated().map { index, change in
      var rival = game
      rival.id = game.id &+ UInt64(index) &+ 1
      change(&rival)
      return rival
    }
    return GameNews(of: game.id, among: earlier + [game])
  }

  /// The state once its game is stored, and has changed this.
  private func stored(_ state: AppState, with news: GameNews) -> AppState {
    state.after(.records(.added(.init(id: state.game.id, news: news))))
  }

  private func stored(_ state: AppState, after change: @escaping (inout PlayedGame) -> Void)
    -> AppState
  {
    stored(state, with: news(of: state, after: [change]))
  }

  private static let solvedDaily = AppState.dealt().after(
    .daily(.found(Daily(day: 20_780, isPractice: false))), .lay(covers("metal"), request: 2)
  ).withPairsFound(8)

  @Test(arguments: sizes)
  func `what is new pushes the next step down, or takes its place, and nothing else moves`(
    size: Size
  ) {
    let stored = stored(Self.solved) { $0.moveCount += 1 }
    let (before, after) = (text(of: Self.solved, in: size), text(of: stored, in: size))

    #expect(before.contains("Ready for 5×4?"))
    #expect(after.contains("New best: moves"))
    let rows = zip(before.split(separator: "\n"), after.split(separator: "\n"))
    let progress = ["Ready for 5×4?", "New best: moves"]
    let changed = rows.filter { $0 != $1 }
    #expect(changed.allSatisfy { _, row in progress.contains { row.contains($0) } })
    #expect(changed.contains { $1.contains("New best: moves") })
  }

  @Test func `below a board, all that is new is said`() {
    let stored = stored(Self.solved) {
      $0.moveCount += 1
      $0.endedAt -= 86_400
    }
    let news = stored.records.news?.lines(for: stored.game) ?? []

    let result = text(of: stored, in: Size(width: 60, height: 20))

    #expect(news == ["New best: moves", "2 days in a row"])
    #expect(news.allSatisfy(result.contains))
  }

  @Test func `the buttons keep their order, and the cursor is on what to do next`() {
    let pages = [Self.solved, Self.solvedDaily].map(\.page)

    #expect(pages[0]?.items.map(\.label) == ["Play 5×4", "Share", "Same board", "Menu"])
    #expect(pages[1]?.items.map(\.label) == ["New game", "Share", "Same board", "Menu"])
    #expect(pages.map { $0?.selectedItem?.label } == ["Play 5×4", "Share"])
    #expect(press(.enter, in: Self.solvedDaily) == .go(.share))
  }

  @Test func `slips that are due can be practised from the result`() {
    let due = RecordsSummary(games: [], puzzles: PracticeFrameTests.due, time: 0)
    let items = Self.solved.after(.records(.summarized(due))).page?.items

    #expect(items?.map(\.label) == ["Play 5×4", "Share", "Practise 3 slips", "Menu"])
    #expect(items?[2].choose == .go(.practice))
  }

  @Test func `told, a result is how it ended, what was won and what to do; more has the rest`() {
    let told = stored(Self.solved.after(.session(.launch(.init(options: .init(mode: .told)))))) {
      $0.moveCount += 1
    }
    let page = told.page

    #expect(
      page?.lines == [
        "Flawless! ★ ★ ★ ★ ★ ", "Goal reached: 4 pairs, no slip", "New best: moves",
        "Ready for 5×4?",
      ])
    #expect(page?.others.map(\.label) == ["More"])
    #expect(
      told.after(.go(.figures)).page?.lines == [
        "8 moves, 00:00", "Skill 99/99, luck 99/99", "You played perfectly. Luck saved 4 moves.",
        "Perfect memory needs about 12 moves.", "Board rock-4x4-0007",
      ])
  }

  @Test func `the best news comes first`() {
    func line(_ changes: (inout PlayedGame) -> Void...) -> String? {
      let earlier = changes.enumerated().map { index, change in
        { (game: inout PlayedGame) in
          game.endedAt = (index + 30) * 86_400
          change(&game)
        }
      }
      return news(of: Self.solved, endedAt: 40 * 86_400, after: earlier)
        .lines(for: Self.solved.game).first
    }
    let yesterday: (inout PlayedGame) -> Void = { $0.endedAt = 39 * 86_400 }
    let longer: (inout PlayedGame) -> Void = { $0.moveCount += 1 }
    let other: (inout PlayedGame) -> Void = {
      ($0.request.category, $0.slipCount) = (.bundled[0], 1)
    }

    #expect(line(yesterday, longer) == "2 days in a row")
    #expect(
      line({ ($0.moveCount, $0.endedAt) = ($0.moveCount + 1, 39 * 86_400) }) == "New best: moves")
    #expect(line(other, other, other, other) == "Your best of the last 5")
    #expect(line(yesterday) == "2 days in a row")
    #expect(line({ _ in }) == nil)
  }

  @Test func `what happens seldom comes before what happens often`() throws {
    var news = try GameNews(
      json: #"""
        {"bestOfLast": 10, "daysInARow": 3, "memory": {"before": 80, "after": 84}, "crown": "won",
          "rating": {"rating": 1508, "deviation": 90, "change": 14}, "twin": "twin 84",
          "bests": {"hasFewestMoves": true, "hasFewestSlips": false, "hasShortestTime": true, "hasMostPairs": false},
          "covers": {"count": 1, "goldenCount": 7, "foundCount": 34, "completed": {"id": "rock"}}}
        """#)
    let duel = AppState.dealt().after(
      .game(.deal(.init(Self.solved.game.request, players: [.anyone, .computer(.maestro)])))
    ).game

    #expect(
      news.lines(for: duel) == [
        "New opponent: Twin, with a memory like yours", "All Rock covers found",
        "New best: moves, time", "3 days in a row", "1 new cover, 7 golden",
        "Your best of the last 10",
      ])
    news = try GameNews(
      json: #"""
        {"crown": "oneWinAway", "rating": {"rating": 1508, "deviation": 111, "change": -14}}
        """#)
    #expect(news.lines(for: duel) == ["One more win in a row, and Maestro’s crown is yours."])
  }

  @Test func `as long as nothing is new, the next star is named`() {
    let dealt = AppState.dealt()
    let (first, second) = (
      (0..<8).map { dealt.places(ofPair: $0)[0] }, (0..<8).map { dealt.places(ofPair: $0)[1] }
    )
    let slipped = dealt.flipping(first[0], first[1], second[0], first[2])

    #expect(slipped.withPairsFound(8).game.nextStep == "1 slip fewer: 5 stars")
    let twice = slipped.flipping(second[1], first[3])
    #expect(twice.withPairsFound(8).game.nextStep == "1 slip fewer: 4 stars")
    let tenByEight = Grid.choices[Grid.choices.count - 1]
    let largest = AppState.dealt(tenByEight, fillers: 22).withPairsFound(40)
    #expect(largest.game.nextStep == "No board is larger.")
    let peeked = Self.solved.after(.game(.deal(.init(repeating: Self.solved.game))))
    #expect(
      peeked.after(.lay(covers("rock"), request: 2)).withPairsFound(8).game.nextStep
        == "Another board earns stars.")
  }

  @Test(arguments: sizes)
  func `after a daily board, the result says when the next one comes`(size: Size) {
    var game = PlayedGame(Self.solvedDaily.game, endedAt: 20_780 * 86_400)
    game.day = 20_780
    func texts(at second: Int) -> [String] {
      let summary = RecordsSummary(games: [game], time: 20_780 * 86_400 + second)
      let result = Self.solvedDaily.after(.records(.summarized(summary)))
      return [result, result.after(.go(.menu))].map { text(of: $0, in: size) }
    }

    for (second, time) in [(0, "24 h"), (67_300, "5 h"), (86_399, "1 h")] {
      let texts = texts(at: second)
      #expect(texts[0].contains("Next board in \(time)"))
      #expect(texts[1].contains("next in \(time)") || size.width < 60)
    }
    for second in [86_400, -1] { #expect(!texts(at: second)[0].contains("Next board")) }
  }

  @Test func `after a daily board, the stars of the last seven are shown`() {
    func week(daysAgo: Int...) -> String {
      let changes = daysAgo.map { days in
        { (game: inout PlayedGame) in
          (game.day, game.slipCount) = ((game.day ?? 0) - days, days)
          if days == 2 { game.pairCount = 1 }
        }
      }
      let news = news(of: Self.solvedDaily, endedAt: 20_780 * 86_400, after: changes)
      return text(of: stored(Self.solvedDaily, with: news))
    }

    #expect(week(daysAgo: 7, 6, 2, 1).contains("7 days 2 · · · – 4 5"))
    #expect(!week(daysAgo: 7).contains("7 days"))
  }

  @Test func `a complete category, or a crown that is won, is the title of the result`() throws {
    let complete = try GameNews(
      json: #"""
        {"covers": {"count": 1, "goldenCount": 0, "foundCount": 34, "completed": {"id": "rock"}}}
        """#)
    let crown = try GameNews(json: #"{"crown": "won"}"#)
    let duel = AppState.dealt(to: [.anyone, .computer(.echo)]).withPairsFound(8).still

    #expect(text(of: stored(Self.solved, with: complete)).contains("Rock is complete!"))
    for size in Self.sizes {
      #expect(text(of: stored(duel, with: crown), in: size).contains("Echo’s crown is yours!"))
    }
  }
}

extension GameNews {
  init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }
}
