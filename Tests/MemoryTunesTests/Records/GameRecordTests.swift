import Artwork
import Testing

@testable import MemoryTunes

@Suite struct GameRecordTests {
  @Test func `a record tells who played what, and on which day's board`() {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3)
    game.players = [.person(name: "Ann"), .computer(.echo)]
    game.daily = Daily(day: 20_780, isPractice: true)
    (game.request.kind, game.request.deck) = (.titles, 1)

    let record = GameRecord(game, endedAt: 0)

    #expect(record.players == game.players)
    #expect(record.day == 20_780)
    #expect(record.kind == .titles)
    #expect(record.request.deck == 1)
    #expect(record.pairCount == 2)
    #expect(record.scores == [2, 0])
    #expect(record.standings == game.standings)
  }

  @Test func `a record of a sprint has what was found on all boards, and no board`() {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0, 2)
    var sprint = Sprint(batch: CoverBatch(covers: [], fillers: []), seed: 0)
    (sprint.pairCount, sprint.moveCount, sprint.slipCount) = (10, 15, 2)
    (game.sprint, game.request.kind, game.clock.seconds) = (sprint, .sprint, 60)

    let record = GameRecord(game, endedAt: 0)

    #expect([record.pairCount, record.moveCount, record.slipCount] == [11, 16, 2])
    #expect(record.pairs == [])
    #expect(record.flips == [])
    #expect(record.counts)
  }

  @Test func `a record has the code of its board`() {
    var (daily, own, later, titles) = (
      GameRecord.played(), GameRecord.played(), GameRecord.played(), GameRecord.played()
    )
    daily.day = 20_780
    own.request.source = .itunes
    later.request.deck = 1_000_000
    titles.request.kind = .titles

    #expect(GameRecord.played().code?.description == "pop-4x4-0000")
    #expect(daily.code?.description == "daily-2026-11-23")
    #expect(titles.code?.description == "pop-4x4-titles-0000")
    #expect(own.code == nil)
    #expect(later.code == nil)
  }
}
