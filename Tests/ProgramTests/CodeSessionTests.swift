import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Sessions that start with the code of a board.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct CodeSessionTests {
  @Test func `the board of a code is dealt without a key`() async throws {
    let code = try BoardCode("pop-4x4-7k3q")
    let player = await Player.atMenu(options: LaunchOptions(isAnimated: false, code: code))

    await player.wait { $0.game.phase == .playing }

    #expect(BoardCode(for: player.state.game.request) == code)
    #expect(player.state.routing.path == [.game])
  }

  @Test
  func `a board that was played in an earlier run does not count when its code deals it again`()
    async throws
  {
    let files = Files()
    let options = LaunchOptions(isAnimated: false, code: try BoardCode("pop-4x4-7k3q"))
    let first = await Player.atMenu(files: files, options: options)
    await first.wait { $0.game.phase == .playing }
    #expect(first.state.game.hindsight == nil)
    first.findAllPairs()
    await first.wait { _ in files.records.count == 1 }

    let second = await Player.atMenu(files: files, options: options)
    await second.wait { $0.game.phase == .playing }

    #expect(second.state.game.hindsight == .sameBoard)
  }

  @Test func `the menu does not flash before the board of a code`() async throws {
    let player = await Player.atMenu(
      options: LaunchOptions(isAnimated: false, code: try BoardCode("pop-4x4-7k3q")))
    await player.wait {
      #expect(!player.text.contains("New Game"))
      player.session.drawIfNeeded()
      return $0.game.phase == .playing
    }

    #expect(player.text.contains("8 pairs, face down"))
  }

  @Test func `the unfinished game is kept until the player gives it up`() async throws {
    let files = Files()
    let first = await Player.atMenu(files: files)
    first.press(.enter)
    await first.wait { $0.game.phase == .playing }
    first.flip(0)
    first.flip(first.state.game.board.partners[0])
    first.session.quit()
    await first.wait { _ in first.hasQuit }
    let saved = try #require(files.game)

    let options = LaunchOptions(isAnimated: false, code: try BoardCode("rock-4x4-7k3q"))
    let second = await Player.atMenu(files: files, options: options)
    await second.wait { $0.settings.isRestored }

    #expect(second.text.contains("Give up 4×4"))
    #expect(second.text.contains("rock-4x4-7k3q"))
    #expect(files.game == saved)
    second.press(.enter)
    #expect(second.state.game.board.flips == saved.game.board.flips)
    #expect(second.state.routing.path == [.game])

    let third = await Player.atMenu(files: files, options: options)
    await third.wait { $0.settings.isRestored }
    third.press(.right, .enter)
    await third.wait { $0.game.phase == .playing && $0.game.request.category.id == "rock" }
  }
}
