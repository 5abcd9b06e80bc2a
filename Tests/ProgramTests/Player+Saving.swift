import DataFlow
import MemoryTunes
import Terminal

@testable import Program

extension Player {
  /// A player in a game of 4×4 in which the first three cards were flipped.
  static func inGame(files: Files, recording: World.Recording? = nil) async -> Player {
    let player = await atMenu(files: files, recording: recording)
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    for index in 0...2 { player.flip(index) }
    return player
  }

  /// Lets a second pass, and with it the game be saved.
  func passSecond(savingIn files: Files) async {
    let count = files.gameSaveCount
    await passSecond()
    await wait { _ in files.gameSaveCount > count }
  }

  /// Stops the game's clock, and lets time pass until everything is saved.
  func settle() async {
    press(.character("?"))
    if state.saving.due != nil {
      await pass(.seconds(30))
      await wait { $0.saving.due == nil }
    }
    await wait { [session] _ in session.store.runningWork.isEmpty }
  }
}
