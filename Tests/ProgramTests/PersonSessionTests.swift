import Terminal
import TestSupport

@testable import MemoryTunes
@testable import Program

/// People who play together, or against the computer.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PersonSessionTests {
  /// Two people play a board that the first one solves.
  private func playerOfTwo(files: Files) async -> Player {
    let player = await Player.atMenu(
      files: files,
      options: LaunchOptions(peopleCount: 2, names: ["Anna", "Ben"], isAnimated: false))
    await player.wait { $0.game.isUnderWay && $0.records.unstored.isEmpty }
    player.findAllPairs()
    await player.wait { $0.records.news != nil }
    return player
  }

  @Test func `the tally outlives the program, until the evening ends`() async {
    let files = Files()
    let winner = await playerOfTwo(files: files).state.game.players[0]

    // Here, each run draws the same id for its first game.
    files.records[0].id = 1
    let second = await playerOfTwo(files: files)
    #expect(second.state.game.players[0] == winner)
    second.press(.character("0"))
    #expect(second.text.contains("wins the evening."))
    second.press(.right, .enter)
    await second.wait { _ in files.saveCount > 0 }

    #expect(files.preferences.tallyStart == second.state.game.id)
    #expect(second.text.contains("The next game starts anew."))
  }

  private func player(_ opponent: Opponent, tape: Tape) async -> Player {
    let player = await Player.atMenu(
      recording: tape.recording,
      options: LaunchOptions(
        grid: Grid("4x4"), peopleCount: 1, opponents: [opponent], isAnimated: false, seed: 7))
    await player.begin(.enter)
    return player
  }

  @Test(arguments: Opponent.allCases)
  func `a game against anyone ends, and its recording verifies`(opponent: Opponent) async throws {
    let tape = Tape()
    let player = await player(opponent, tape: tape)

    await player.playToTheEnd()

    let game = player.state.game
    #expect(game.scores.reduce(0, +) == 8)
    #expect(game.players == [.anyone, .computer(opponent)])
    let (state, count) = try tape.replayed()
    #expect(state == player.state)
    #expect(count == player.session.timeTravel.history.count)
  }

  @Test func `after time travel into a computer's turn it plays the same cards`() async throws {
    let player = await player(.echo, tape: Tape())
    player.flip(0)
    player.flip(5)
    #expect(player.state.game.isComputersTurn)
    let number = try #require(player.session.timeTravel.history.last?.event.number)
    await player.playComputersTurn()
    let flips = player.state.game.board.flips

    await player.playOn(from: number)
    #expect(player.state.game.board.flips.count == 2)
    await player.wait { $0.game.isComputersTurn }
    await player.playComputersTurn()

    #expect(player.state.game.board.flips.map(\.card) == flips.map(\.card))
    #expect(player.state.game.hindsight == .timeTravel)
  }
}

extension Player {
  /// Turns cards in their order, and has the computers end their turns at once.
  fileprivate func playToTheEnd() async {
    while !state.game.isFinished, !Task.isCancelled {
      await playComputersTurn()
      guard !state.game.isFinished,
        let card = state.game.cards.indices.first(where: { state.game.cards[$0].face == .hidden })
      else { return }
      flip(card)
    }
  }

  fileprivate func playComputersTurn() async {
    while state.game.isComputersTurn, !Task.isCancelled {
      let count = state.game.board.flips.count
      press(.character(" "))
      await wait { $0.game.board.flips.count > count || !$0.game.isComputersTurn }
    }
  }
}
