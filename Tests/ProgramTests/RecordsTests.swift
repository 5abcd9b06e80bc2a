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
    await player.wait { $0.records.unstored == nil }
    await player.wait { _ in files.game == nil }

    #expect(files.records == [GameRecord(game, endedAt: 1_700_000_000)])
    #expect(player.state.notices == [])
  }

  @Test func `a finished game that cannot be stored is reported, and what was saved stays`() async {
    let files = Files()
    files.recordFailure = .diskFull(file: "/games")
    let player = await Player.inGame(files: files)
    await player.passSecond(savingIn: files)
    let saved = files.game

    player.findAllPairs()
    await player.wait { !$0.notices.isEmpty }
    player.press(.escape, .escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.game == saved)
    #expect(files.game != nil)
    #expect(files.records == [])
  }

  @Test func `finished once more after that, it is in the records once`() async {
    let files = Files()
    files.recordFailure = .diskFull(file: "/games")
    let first = await Player.inGame(files: files)
    await first.passSecond(savingIn: files)
    first.findAllPairs()
    await first.wait { !$0.notices.isEmpty }
    first.press(.escape, .escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    files.recordFailure = nil
    let second = await Player.atMenu(files: files)
    await second.wait { $0.game.isUnderWay }
    second.press(.enter)
    second.findAllPairs()
    await second.wait { $0.records.unstored == nil }

    #expect(files.records.map(\.id) == [first.state.game.id])
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

    #expect(files.records == [GameRecord(game, endedAt: 1_700_000_000)])
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
    #expect(player.state.records.unstored == nil)
    #expect(files.records.count == 1)
  }
}
