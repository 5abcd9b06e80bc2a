import Artwork
import Testing

@testable import MemoryTunes

@Suite struct PlayedGameTests {
  @Test func `a played game tells who played what, and on which day's board`() {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1, 3)
    game.players = [.person(name: "Ann"), .computer(.echo)]
    game.daily = Daily(day: 20_780, isPractice: true)
    (game.request.kind, game.request.deck) = (.titles, 1)

    let played = PlayedGame(game, endedAt: 0)

    #expect(played.players == game.players)
    #expect(played.day == 20_780)
    #expect(played.kind == .titles)
    #expect(played.request.deck == 1)
    #expect(played.pairCount == 2)
    #expect(played.scores == [2, 0])
    #expect(played.standings == game.standings)
  }

  @Test func `a played sprint has what was found on all boards, and no board`() {
    var game = GameState.dealt("A", "B", "A", "B").flipping(0, 2)
    var sprint = Sprint(batch: CoverBatch(covers: [], fillers: []), seed: 0)
    (sprint.pairCount, sprint.moveCount, sprint.slipCount) = (10, 15, 2)
    (game.sprint, game.request.kind, game.clock.seconds) = (sprint, .sprint, 60)

    let played = PlayedGame(game, endedAt: 0)

    #expect([played.pairCount, played.moveCount, played.slipCount] == [11, 16, 2])
    #expect(played.pairs == [])
    #expect(played.flips == [])
    #expect(played.counts)

    game.clock.seconds = 59

    #expect(PlayedGame(game, endedAt: 0).isGivenUp)
  }

  @Test func `a played game has the code of its board`() {
    var (daily, own, later, titles) = (
      PlayedGame.played(), PlayedGame.played(), PlayedGame.played(), PlayedGame.played()
    )
    daily.day = 20_780
    own.request.source = .itunes
    later.request.deck = 1_000_000
    titles.request.kind = .titles

    #expect(PlayedGame.played().code?.description == "pop-4x4-0000")
    #expect(daily.code?.description == "daily-2026-11-23")
    #expect(titles.code?.description == "pop-4x4-titles-0000")
    #expect(own.code == nil)
    #expect(later.code == nil)
  }
}
