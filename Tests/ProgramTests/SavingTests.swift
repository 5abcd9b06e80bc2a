import DataFlow
import DataFlowTesting
import Files
import MemoryTunes
import StorageLive
import Terminal
import Testing

@testable import Program

/// Players whose program ends in the middle of a game, and who start it again.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SavingTests {
  /// A player in a game of 4×4 in which the first three cards were flipped.
  private func playing(on files: Files, recording: World.Recording? = nil) async -> Player {
    let player = await Player.atMenu(files: files, recording: recording)
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    for index in 0...2 { player.flip(index) }
    return player
  }

  /// Lets a second pass, after which changes are saved.
  private func passSecond(for player: Player, keepingOn files: Files) async {
    let count = files.gameSaveCount
    await player.passSecond()
    await player.wait { _ in files.gameSaveCount > count }
  }

  /// Stops the clock, and lets time pass until everything is saved.
  private func settle(_ player: Player) async {
    player.press(.character("?"))
    if player.state.saving.due != nil {
      await player.pass(.seconds(10))
      await player.wait { $0.saving.due == nil }
    }
    await player.wait { _ in player.session.store.runningWork.isEmpty }
  }

  @Test func `a game whose program was killed is resumed as it was`() async {
    let files = Files()
    let killed = await playing(on: files)
    killed.flip(3)
    killed.press(.down)
    for second in 1...2 {
      await killed.passSecond()
      await killed.wait { $0.game.seconds == second }
    }
    await settle(killed)
    killed.press(.escape)
    let (board, screen) = (killed.state.game, killed.text)

    let player = await Player.atMenu(files: files)
    await player.wait { $0.game.isUnderWay }
    #expect(player.text.contains("▸ Resume \(board.matchedPairCount)/8 pairs"))
    player.press(.enter)

    #expect(player.text == screen)
    #expect(player.state.game.cards == board.cards)
    #expect(player.state.game.openCards == board.openCards)
    #expect(player.state.game.moveCount == 2)
    #expect(player.state.game.seconds == 2)
    #expect(player.state.game.cursor == 7)
    await player.passSecond()
    await player.wait { $0.game.seconds == 3 }
    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    #expect(player.text.contains("All pairs found"))
  }

  @Test func `it is kept once a second, however much is flipped`() async {
    let files = Files()
    let player = await playing(on: files)
    let cards = player.state.game.cards
    let different = (0..<3).compactMap { pair in cards.firstIndex { $0.pair == pair } }

    for second in 1...4 {
      for index in 0..<30 { player.flip(different[index % 3]) }
      await player.passSecond()
      await player.wait { $0.game.seconds == second }
      await player.wait { _ in files.gameSaveCount >= second }
    }

    #expect(files.gameSaveCount == 4)
    #expect(player.state.game.moveCount > 40)
  }

  @Test func `where nothing moves, nothing is kept, and nothing sleeps`() async {
    let files = Files()
    let player = await playing(on: files)
    await player.passSecond()
    await player.wait { $0.game.seconds == 1 }
    await settle(player)
    player.press(.escape, .escape)
    #expect(player.state.routing.destination == .menu)
    let count = files.gameSaveCount

    player.press(.down, .up, .character("?"), .escape)

    #expect(player.clock.sleeperCount == 0)
    #expect(player.session.store.runningWork.isEmpty)
    #expect(files.gameSaveCount == count)
    #expect(files.game == SavedGame(player.state.game))
  }

  @Test func `what was done in the last second before quitting is kept, too`() async {
    let files = Files()
    let player = await playing(on: files)
    let board = player.state.game

    player.press(.escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.game == SavedGame(board))
    #expect(files.gameSaveCount == 1)
  }

  @Test func `quitting does not rewrite an unchanged game`() async {
    let files = Files()
    let first = await playing(on: files)
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    let player = await Player.atMenu(files: files)
    await player.wait { $0.game.isUnderWay }
    player.press(.character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.gameSaveCount == 1)
  }

  @Test func `a solved game is not offered again`() async {
    let files = Files()
    let first = await playing(on: files)
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }
    #expect(files.game != nil)

    let second = await Player.atMenu(files: files)
    await second.wait { $0.game.isUnderWay }
    second.press(.enter)
    second.findAllPairs()
    #expect(second.state.routing.destination == .finished)
    second.press(.escape, .character("q"))
    await second.wait { _ in second.hasQuit }
    #expect(files.game == nil)

    let third = await Player.atMenu(files: files)
    await third.wait { !$0.categories.catalogue.isEmpty }
    #expect(third.text.contains("▸ New Game"))
    #expect(!third.text.contains("Resume"))
  }

  @Test func `an untouched board is not offered again`() async {
    let files = Files()
    let first = await Player.atMenu(files: files)
    first.press(.character("n"))
    await first.wait { $0.game.phase == .playing }
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    #expect(files.gameSaveCount == 1)
    #expect(files.game == nil)
  }

  @Test func `a new game takes the place of the one that was kept`() async {
    let files = Files()
    let first = await playing(on: files)
    await passSecond(for: first, keepingOn: files)
    #expect(files.game != nil)

    first.press(.character("n"))
    #expect(first.state.routing.destination == .confirmation)
    first.press(.right, .enter)
    await first.wait { $0.game.request.id == 2 && $0.game.phase == .playing }
    await first.passSecond()
    await first.wait { _ in files.game == nil }

    #expect(files.game == nil)
  }

  @Test func `a game that cannot be saved is reported once, and continues`() async {
    let files = Files()
    files.gameFailure = StorageFailure.diskFull(file: "/game")
    let player = await playing(on: files)

    await passSecond(for: player, keepingOn: files)
    await player.wait { !$0.notices.isEmpty }
    for _ in 1...3 {
      player.flip(player.state.game.openCards.contains(5) ? 6 : 5)
      await passSecond(for: player, keepingOn: files)
    }

    #expect(files.gameSaveCount >= 4)
    #expect(player.state.notices == [.notStored(.game, .diskFull(file: "/game"))])
    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    player.press(.escape, .character("q"))
    await player.wait { _ in player.hasQuit }
  }

  @Test func `a player who cannot save a game can leave it`() async {
    let files = Files()
    files.gameFailure = StorageFailure.diskFull(file: "/game")
    let player = await playing(on: files)

    player.press(.escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.gameSaveCount == 1)
  }

  @Test func `a problem with the saved game is shown in the menu`() async {
    let files = Files()
    files.gameNotice = .setAside(.game, because: .damaged, file: "/game", newName: "/x")

    let player = await Player.atMenu(files: files)
    await player.wait { !$0.notices.isEmpty }

    #expect(player.text.contains("! Your saved game is damaged: it is kept as /x."))
    #expect(player.text.contains("▸ New Game"))
  }

  @Test func `a session that resumes a game is recorded, and replays`() async throws {
    let files = Files()
    let first = await playing(on: files)
    first.press(.escape, .character("q"))
    await first.wait { _ in first.hasQuit }

    let tape = Tape()
    let player = await Player.atMenu(files: files, recording: tape.recording)
    await player.wait { $0.game.isUnderWay && !$0.categories.catalogue.isEmpty }
    player.press(.enter)
    player.flip(7)
    await player.passSecond()
    await player.wait { $0.game.seconds == 1 }

    #expect(try tape.replayed().state == player.state)
    #expect(player.state.game.seconds == 1)
  }

  @Test func `going back before a flip saves the game without it`() async throws {
    let files = Files()
    let player = await playing(on: files)
    let number = try #require(player.number(of: .action(.game(.flipCard(.init(index: 2))))))

    await player.playOn(from: number - 1)
    let board = player.state.game
    player.press(.escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(board.openCards == [0, 1])
    #expect(files.game == SavedGame(board))
  }
}
