import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Several players over an evening.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct TallyTests {
  private static let options = LaunchOptions(
    peopleCount: 2, names: ["Anna", "Ben"], isAnimated: false)

  /// Plays a board that the first player solves.
  private func play(_ player: Player) async {
    await player.wait { $0.game.isUnderWay && $0.records.unstored.isEmpty }
    player.findAllPairs()
    await player.wait { $0.records.news != nil }
  }

  @Test func `the tally outlives the program, until the evening ends`() async {
    let files = Files()
    let first = await Player.atMenu(files: files, options: Self.options)
    await play(first)
    let winner = first.state.game.players[0]

    // Here, each run draws the same id for its first game.
    files.records[0].id = 1
    let second = await Player.atMenu(files: files, options: Self.options)
    await play(second)
    #expect(second.state.game.players[0] == winner)
    second.press(.character("0"))
    #expect(second.text.contains("wins the evening."))
    second.press(.right, .enter)
    await second.wait { _ in files.saveCount > 0 }

    #expect(files.preferences.tallyStart == second.state.game.id)
    #expect(second.text.contains("The next game starts anew."))
  }
}
