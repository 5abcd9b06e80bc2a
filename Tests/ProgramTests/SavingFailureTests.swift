import DataFlow
import DataFlowTesting
import MemoryTunes
import Platform
import Screens
import StorageLive
import Terminal
import Testing

@testable import Program

/// Players whose game cannot be saved or resumed.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SavingFailureTests {
  @Test func `a game that cannot be saved is reported once, and continues`() async {
    let files = Files()
    files.gameFailure = StorageFailure.diskFull(file: "/game")
    let player = await Player.inGame(files: files)

    await player.passSecond(savingIn: files)
    await player.wait { !$0.notices.isEmpty }
    for _ in 1...3 {
      player.flip(player.state.game.board.openCards.contains(5) ? 6 : 5)
      await player.passSecond(savingIn: files)
    }

    #expect(files.gameSaveCount >= 4)
    #expect(player.state.notices == [.notStored(.game, .diskFull(file: "/game"))])
    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    player.press(.escape, .escape, .character("q"))
    await player.wait { _ in player.hasQuit }
  }

  @Test func `a player who cannot save a game can leave it`() async {
    let files = Files()
    files.gameFailure = StorageFailure.diskFull(file: "/game")
    let player = await Player.inGame(files: files)
    let countBefore = files.gameSaveCount

    player.press(.escape, .character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(files.gameSaveCount == countBefore + 2)
    #expect(player.unsaved == .notStored(.game, .diskFull(file: "/game")))
    #expect(
      player.state.farewell(unsaved: player.unsaved)
        == "The game is not saved in /game: the disk is full, so free some space.")
  }

  @Test func `a problem with the saved game is shown in the menu`() async {
    let files = Files()
    files.gameNotice = .setAside(.game, because: .damaged, file: "/game", newName: "/x")

    let player = await Player.atMenu(files: files)
    await player.wait { !$0.notices.isEmpty }

    #expect(player.text.contains("! Your saved game is damaged: it is kept as /x."))
    #expect(player.text.contains("▸ New Game"))
  }
}
