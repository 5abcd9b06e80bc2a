import Artwork
import Foundation
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// The line of the result that says what a game has changed, or what to try next.
@Suite struct ResultNewsTests {
  private static let solved = AppState.dealt().withPairsFound(8)
  private static let sizes = [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 60, height: 20),
    Size(width: 40, height: 12),
  ]

  /// The state once its game is stored, after others that differ from it like this.
  private func stored(_ state: AppState, after changes: (inout PlayedGame) -> Void...) -> AppState {
    let game = PlayedGame(state.game, endedAt: 20_780 * 86_400 + 67_300)
    let earlier = changes.enumerated().map { index, change in
      var rival = game
      rival.id = game.id &+ UInt64(index) &+ 1
      change(&rival)
      return rival
    }
    return state.after(
      .records(.added(.init(id: game.id, news: GameNews(of: game.id, among: earlier + [game])))))
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

    #expect(news == ["New best: moves", "Second day in a row"])
    #expect(news.allSatisfy(result.contains))
  }

  @Test func `up and down lead to the buttons above and below, left and right to those beside`() {
    let keys: [Key] = [.down, .up, .right, .left]
    let first = keys.map { press($0, in: Self.solved) }

    #expect(first == [2, 2, 1, 3].map { AppAction.select($0) })
  }

  @Test func `the buttons keep their order, and the cursor is on what to do next`() {
    let pages = [Self.solved, Self.solvedDaily].map(\.page)

    #expect(pages[0]?.items.map(\.label) == ["Play 5×4", "Share", "Same board", "Menu"])
    #expect(pages[1]?.items.map(\.label) == ["New game", "Share", "Same board", "Menu"])
    #expect(pages.map { $0?.selectedItem?.label } == ["Play 5×4", "Share"])
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
      page?.lines == ["Flawless! ★ ★ ★ ★ ★ , goal reached", "New best: moves", "Ready for 5×4?"])
    #expect(page?.others.map(\.label) == ["More"])
    #expect(
      told.after(.go(.figures)).page?.lines == [
        "8 moves, 00:00", "Goal reached: 4 pairs without a slip between", "Skill 99/99, luck 99/99",
        "You played perfectly. Luck saved 4 moves.", "Perfect memory needs about 12 moves.",
        "Board rock-4x4-0007",
      ])
  }

  @Test func `the best news comes first`() {
    let game = Self.solved.game
    func line(_ changes: (inout PlayedGame) -> Void...) -> String? {
      let ended = PlayedGame(game, endedAt: 40 * 86_400)
      let earlier = changes.enumerated().map { index, change in
        var rival = ended
        (rival.id, rival.endedAt) = (game.id &+ UInt64(index) &+ 1, (index + 30) * 86_400)
        change(&rival)
        return rival
      }
      return GameNews(of: game.id, among: earlier + [ended]).lines(for: game).first
    }
    let yesterday: (inout PlayedGame) -> Void = { $0.endedAt = 39 * 86_400 }
    let longer: (inout PlayedGame) -> Void = { $0.moveCount += 1 }
    let other: (inout PlayedGame) -> Void = {
      ($0.request.category, $0.slipCount) = (.bundled[0], 1)
    }

    #expect(line(yesterday, longer) == "Second day in a row")
    #expect(
      line({ ($0.moveCount, $0.endedAt) = ($0.moveCount + 1, 39 * 86_400) }) == "New best: moves")
    #expect(line(other, other, other, other) == "Your best of the last five")
    #expect(line(yesterday) == "Second day in a row")
    #expect(line({ _ in }) == nil)
  }

  @Test func `what happens seldom comes before what happens often`() throws {
    var news = try JSONDecoder().decode(
      GameNews.self,
      from: Data(
        #"""
        {"bestOfLast": 10, "daysInARow": 3, "memory": {"before": 80, "after": 84}, "crown": "won",
          "rating": {"rating": 1508, "deviation": 90, "change": 14}, "twin": "twin 84",
          "bests": {"hasFewestMoves": true, "hasFewestSlips": false, "hasShortestTime": true, "hasMostPairs": false},
          "covers": {"count": 1, "goldenCount": 7, "foundCount": 34, "completed": {"id": "rock"}}}
        """#.utf8))
    let duel = AppState.dealt().after(
      .game(.deal(.init(Self.solved.game.request, players: [.anyone, .computer(.maestro)])))
    ).game

    #expect(
      news.lines(for: duel) == [
        "New opponent: Twin, with a memory like yours", "All Rock covers found",
        "New best: moves, time", "Third day in a row", "1 new cover, 7 golden",
        "Your best of the last ten",
      ])
    news = try JSONDecoder().decode(
      GameNews.self,
      from: Data(
        #"""
        {"crown": "oneWinAway", "rating": {"rating": 1508, "deviation": 111, "change": -14}}
        """#.utf8))
    #expect(news.lines(for: duel) == ["One more win in a row, and Maestro’s crown is yours."])
  }

  @Test func `as long as nothing is new, the next star is named`() {
    let dealt = AppState.dealt()
    let (first, second) = (
      (0..<8).map { dealt.places(ofPair: $0)[0] }, (0..<8).map { dealt.places(ofPair: $0)[1] }
    )
    let slipped = dealt.flipping(first[0], first[1], second[0], first[2])

    #expect(slipped.withPairsFound(8).game.nextStep == "1 slip fewer: five stars")
    let twice = slipped.flipping(second[1], first[3])
    #expect(twice.withPairsFound(8).game.nextStep == "1 slip fewer: four stars")
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
    #expect(text(of: Self.solvedDaily, in: size).contains("Next board at midnight UTC"))

    var game = PlayedGame(Self.solvedDaily.game, endedAt: 20_780 * 86_400)
    game.day = 20_780
    func texts(at second: Int) -> [String] {
      let summary = RecordsSummary(games: [game], time: 20_780 * 86_400 + second)
      let result = Self.solvedDaily.after(.records(.summarized(summary)))
      return [result, result.after(.go(.menu))].map { text(of: $0, in: size) }
    }

    for (second, time) in [(0, "24 h"), (67_300, "5 h"), (86_399, "under 1 h")] {
      let texts = texts(at: second)
      #expect(texts[0].contains("Next board in \(time)"))
      #expect(texts[1].contains("next in \(time)") || size.width < 60)
    }
    #expect(texts(at: 86_400)[0].contains("Next board is ready"))
    #expect(texts(at: -1)[0].contains("Next board at midnight UTC"))
  }

  @Test func `after a daily board, the stars of the last seven are shown`() {
    func week(daysAgo: Int...) -> String {
      let changes = daysAgo.map { days in
        { (game: inout PlayedGame) in
          (game.day, game.slipCount) = ((game.day ?? 0) - days, days)
          if days == 2 { game.pairCount = 1 }
        }
      }
      let game = PlayedGame(Self.solvedDaily.game, endedAt: 20_780 * 86_400)
      let earlier = changes.enumerated().map { index, change in
        var rival = game
        rival.id = game.id &+ UInt64(index) &+ 1
        change(&rival)
        return rival
      }
      let news = GameNews(of: game.id, among: earlier + [game])
      return text(
        of: Self.solvedDaily.after(.records(.added(.init(id: game.id, news: news)))),
        in: Self.sizes[0])
    }

    #expect(week(daysAgo: 7, 6, 2, 1).contains("7 days 2 · · · – 4 5"))
    #expect(!week(daysAgo: 7).contains("7 days"))
  }

  @Test func `a category that is complete gives the result its title`() throws {
    let news = try JSONDecoder().decode(
      GameNews.self,
      from: Data(
        #"""
        {"covers": {"count": 1, "goldenCount": 0, "foundCount": 34, "completed": {"id": "rock"}}}
        """#.utf8))
    let state = Self.solved.after(.records(.added(.init(id: Self.solved.game.id, news: news))))

    #expect(text(of: state, in: Self.sizes[0]).contains("Rock is complete!"))
  }

  @Test func `a crown that is won gives the result its title`() throws {
    let news = try JSONDecoder().decode(GameNews.self, from: Data(#"{"crown": "won"}"#.utf8))
    let duel = AppState.dealt(to: [.anyone, .computer(.echo)])
    let state = duel.withPairsFound(8).still
    let shown = state.after(.records(.added(.init(id: state.game.id, news: news))))

    for size in Self.sizes {
      #expect(text(of: shown, in: size).contains("Echo’s crown is yours!"))
    }
  }

  @Test func `after a daily board, Enter shares it`() {
    #expect(press(.enter, in: Self.solvedDaily) == .go(.share))
    #expect(press(.enter, in: Self.solved) != .go(.share))
  }
}
