import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Somebody who cannot read, with arrows and Space alone.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct WordlessSessionTests {
  @Test func `arrows and Space lead from the menu through a game into the next one`() async {
    let files = Files()
    files.preferences.settings.isWordless = true
    let player = await Player.atMenu(files: files)

    player.press(.character(" "))
    await player.wait { $0.game.isUnderWay }
    let first = player.state.game.id
    while let card = player.nextToFlip { player.flip(card, with: .character(" ")) }
    #expect(player.text.contains(" ▀███▀ ▀███▀ ▀███▀ ▀███▀ ▀███▀ "))
    #expect(player.text.contains("████▀"))
    player.press(.character(" "))
    await player.wait { $0.game.isUnderWay }

    #expect(player.state.game.id != first)
    #expect(player.text.contains("♪ 0/10"))
  }
}
