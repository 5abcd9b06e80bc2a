import Terminal
import TestSupport

@testable import Program

@MainActor @Suite(.timeLimit(.minutes(10))) struct RecordsTests {
  @Test func `a finished game is saved before it is shown, until it is in the records`()
    async throws
  {
    let player = await Player.inGame()

    player.findAllPairs()

    let game = player.state.game
    let solved = try #require(SavedGame(game))
    #expect(player.text.contains("Same board"))
    #expect(player.files.records == [])
    #expect(player.files.savedGames == SavedGames(ended: [solved]))
    await player.wait { $0.records.unstored.isEmpty }
    await player.wait { _ in player.files.savedGames == nil }
    #expect(player.files.records == [PlayedGame(game, endedAt: 1_700_000_000)])
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
    let notices = [failureAtNextStart].compactMap(\.self).map { Notice.notStored(.records, $0) }
    let stored = PlayedGame(first.state.game, endedAt: 1_700_000_000)
    #expect(second.state.notices == notices)
    #expect(files.savedGames == (notices.isEmpty ? nil : SavedGames(ended: [solved])))
    #expect(files.records == (notices.isEmpty ? [stored] : []))
    #expect(second.state.records.unstored == [] || !notices.isEmpty)
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
