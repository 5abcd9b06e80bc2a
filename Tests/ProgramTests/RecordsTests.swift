import DataFlow
import DataFlowTesting
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Players whose games end, and what is kept of them.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RecordsTests {
  @Test func `a finished game is in the records, and what was saved of it is gone`() async {
    let files = Files()
    let player = await Player.inGame(files: files)
    await player.passSecond(savingIn: files)
    #expect(files.game != nil)

    player.findAllPairs()
    let game = player.state.game
    await player.wait { $0.records.unstored.isEmpty }
    await player.wait { _ in files.savedGames == nil }

    #expect(files.records == [PlayedGame(game, endedAt: 1_700_000_000)])
    #expect(player.state.notices == [])
  }

  @Test(arguments: [nil, StorageFailure.locked("/games")])
  func `what cannot be stored is told and stays saved, until a start at which it can be`(
    failureAtNextStart: StorageFailure?
  ) async throws {
    let files = Files()
    files.recordFailure = .diskFull(file: "/games")
    let first = await Player.inGame(files: files)
    first.findAllPairs()
    let solved = try #require(SavedGame(first.state.game))
    await first.wait { !$0.notices.isEmpty }
    await first.quit(.escape, .escape)
    #expect(files.savedGames == SavedGames(ended: [solved]))
    #expect(files.records == [])

    files.recordFailure = failureAtNextStart
    let second = await Player.atMenu(files: files)
    await second.wait { _ in files.savedGames == nil || !second.state.notices.isEmpty }

    #expect(second.text.contains("▸ New Game"))
    if let failureAtNextStart {
      #expect(second.state.notices == [.notStored(.records, failureAtNextStart)])
      #expect(files.savedGames == SavedGames(ended: [solved]))
      #expect(files.records == [])
    } else {
      #expect(second.state.notices == [])
      #expect(second.state.records.unstored == [])
      #expect(files.savedGames == nil)
      #expect(files.records == [PlayedGame(first.state.game, endedAt: 1_700_000_000)])
    }
  }

  @Test func `it is saved before the screen shows that it has ended`() async throws {
    let files = Files()
    let player = await Player.inGame(files: files)

    player.findAllPairs()

    let solved = try #require(SavedGame(player.state.game))
    #expect(player.text.contains("Same board"))
    #expect(files.records == [])
    #expect(files.savedGames == SavedGames(ended: [solved]))
  }

  @Test func `who quits at once after the last pair does not find that game again`() async {
    let files = Files()
    let player = await Player.inGame(files: files)
    await player.passSecond(savingIn: files)

    player.findAllPairs()
    await player.quit(.escape, .escape)

    #expect(files.records.count == 1)
    #expect(files.game == nil)
  }

  @Test func `records that were set aside are reported`() async {
    let files = Files()
    let notice = Notice.setAside(.records, because: .damaged, file: "/games", newName: "x")
    files.recordNotice = notice
    let player = await Player.inGame(files: files)

    player.findAllPairs()
    await player.wait { !$0.notices.isEmpty }

    #expect(player.state.notices == [notice])
    #expect(player.state.records.unstored == [])
    #expect(files.records.count == 1)
  }
}
