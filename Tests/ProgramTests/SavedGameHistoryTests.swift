import DataFlow
import DataFlowTesting
import MemoryTunes
import Platform
import StorageLive
import Terminal
import Testing

@testable import Program

/// Recordings and time travel of players whose game is saved.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SavedGameHistoryTests {
  @Test func `a session that resumes a game is recorded, and replays`() async throws {
    let files = Files()
    let first = await Player.inGame(files: files)
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    let tape = Tape()
    let player = await Player.atMenu(files: files, recording: tape.recording)
    await player.wait { $0.game.isUnderWay && !$0.categories.catalogue.isEmpty }
    player.press(.enter)
    player.flip(7)
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 1 }

    #expect(try tape.replayed().state == player.state)
    #expect(player.state.game.clock.seconds == 1)
  }

  @Test func `going back before a flip saves the game without it`() async throws {
    let files = Files()
    let player = await Player.inGame(files: files)
    let number = try #require(player.number(of: .action(.game(.flipCard(.init(index: 2))))))

    await player.playOn(from: number - 1)
    let board = player.state.game
    player.press(.escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(board.board.openCards == [0, 1])
    #expect(files.game == SavedGame(board))
  }
}
