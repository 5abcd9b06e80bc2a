import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// From the records to a game, and to its board.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ReviewSessionTests {
  @Test func `a finished game is looked at, shared, and its board played again without counting`()
    async throws
  {
    let files = Files()
    let player = await Player.atMenu(
      files: files, options: LaunchOptions(grid: Grid("4x4"), isAnimated: false, seed: 7))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    await player.playToTheEnd()
    await player.wait { $0.records.unstored.isEmpty }
    let record = try #require(files.records.first)

    player.press(.character("r"))
    await player.wait { $0.records.content != .loading }
    while player.state.records.page != .games { player.press(.right) }
    player.press(.enter)
    await player.wait { $0.review.game == record }
    player.press(.end)
    #expect(player.state.reviewed?.game.isFinished == true)
    player.press(.character("y"))
    await player.wait { $0.share.isCopied == true }
    #expect(files.clipboard?.hasPrefix("MemoryTunes") == true)

    player.press(.escape, .character("p"))
    await player.wait { $0.game.phase == .playing }
    #expect(player.state.game.board.pairs == record.pairs)
    #expect(player.state.game.hindsight == .sameBoard)
    #expect(files.records == [record])
  }
}
