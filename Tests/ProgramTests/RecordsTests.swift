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

  @Test func `a finished game that cannot be stored is reported, and stays saved`() async throws {
    let files = Files()
    files.recordFailure = .diskFull(file: "/games")
    let player = await Player.inGame(files: files)

    player.findAllPairs()
    let solved = try #require(SavedGame(player.state.game))
    await player.wait { !$0.notices.isEmpty }
    player.press(.escape, .escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.savedGames == SavedGames(ended: [solved]))
    #expect(files.records == [])
  }

  @Test func `the next start stores it, and there is nothing to resume`() async {
    let files = Files()
    files.recordFailure = .locked("/games")
    let first = await Player.inGame(files: files)
    first.findAllPairs()
    first.press(.escape, .escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    files.recordFailure = nil
    let second = await Player.atMenu(files: files)
    await second.wait { _ in files.savedGames == nil }

    #expect(files.records == [PlayedGame(first.state.game, endedAt: 1_700_000_000)])
    #expect(second.text.contains("▸ New Game"))
    #expect(second.state.records.unstored == [])
  }

  @Test func `a start that cannot store it either says so, and keeps it`() async {
    let files = Files()
    files.recordFailure = .locked("/games")
    let first = await Player.inGame(files: files)
    first.findAllPairs()
    first.press(.escape, .escape, .character("q"))
    await first.wait { _ in first.hasQuit }
    let saved = files.savedGames

    let second = await Player.atMenu(files: files)
    await second.wait { !$0.notices.isEmpty }

    #expect(second.state.notices == [.notStored(.records, .locked("/games"))])
    #expect(files.savedGames == saved)
    #expect(saved != nil)
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

  @Test func `killed once it is stored and still saved, it is in the records once`() async {
    let files = Files()
    let first = await Player.inGame(files: files)
    first.findAllPairs()
    let saved = files.savedGames
    await first.wait { _ in !files.records.isEmpty }

    files.savedGames = saved
    let second = await Player.atMenu(files: files)
    await second.wait { _ in files.savedGames == nil }

    #expect(files.records.map(\.id) == [first.state.game.id])
    #expect(!second.text.contains("Resume"))
  }

  @Test func `a game given up that cannot be stored is stored later, too`() async {
    let files = Files()
    files.recordFailure = .locked("/games")
    let first = await Player.inGame(files: files)
    let game = first.state.game
    first.press(.character("n"), .right, .enter)
    await first.wait { !$0.notices.isEmpty }
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    files.recordFailure = nil
    let second = await Player.atMenu(files: files)
    await second.wait { _ in files.savedGames == nil }

    #expect(files.records == [PlayedGame(game, endedAt: 1_700_000_000)])
  }

  @Test func `who quits at once after the last pair does not find that game again`() async {
    let files = Files()
    let player = await Player.inGame(files: files)
    await player.passSecond(savingIn: files)

    player.findAllPairs()
    player.press(.escape, .escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.records.count == 1)
    #expect(files.game == nil)
  }

  @Test func `a game given up after a move is in the records`() async {
    let files = Files()
    let player = await Player.inGame(files: files)
    let game = player.state.game

    player.press(.character("n"), .right, .enter)
    await player.wait { _ in !files.records.isEmpty }

    #expect(files.records == [PlayedGame(game, endedAt: 1_700_000_000)])
    #expect(files.records.map(\.isGivenUp) == [true])
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
