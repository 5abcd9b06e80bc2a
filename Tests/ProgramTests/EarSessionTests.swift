import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Games by ear, from the menu to the end.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct EarSessionTests {
  private func player(tape: Tape = Tape()) async -> Player {
    let player = await Player.atMenu(
      recording: tape.recording,
      options: LaunchOptions(grid: Grid("4x4"), kind: .ear, isAnimated: false, seed: 7))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    return player
  }

  @Test func `a card is heard to the end of its tune, and then nothing wakes the program for it`()
    async
  {
    let player = await player()
    player.flip(0)

    var levels: [Int?] = []
    for step in 1...3 {
      await player.pass(.milliseconds(100))
      await player.wait { $0.game.show.meter?.step == step || $0.game.show.meter == nil }
      levels.append(player.state.game.show.meter?.level)
    }

    #expect(levels == [90, 180, nil])
    #expect(
      !player.session.store.runningWork.contains {
        if case .game(.meter) = $0 { true } else { false }
      })
  }

  @Test func `a whole game is played by ear, and its recording verifies`() async throws {
    let tape = Tape()
    let player = await player(tape: tape)
    player.flip(0)
    await player.pass(.milliseconds(100))
    await player.wait { $0.game.show.meter?.step == 1 }
    player.flip(5)
    player.press(.character("H"), .character("i"), .escape, .character("p"), .character("p"))

    player.findAllPairs()
    await player.wait { $0.routing.destination == .finished }

    let game = player.state.game
    #expect(game.request.kind == .ear)
    #expect(game.code?.description.hasPrefix("pop-4x4-ear-") == true)
    #expect(game.scores == [8])
    let (state, count) = try tape.replayed()
    #expect(state == player.state)
    #expect(count == player.session.timeTravel.history.count)
  }
}
