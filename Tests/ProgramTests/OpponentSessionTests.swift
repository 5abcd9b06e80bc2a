import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Games against the computer, from the menu to the end.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct OpponentSessionTests {
  private func player(_ opponents: Opponent..., people: Int = 1, tape: Tape) async -> Player {
    let player = await Player.atMenu(
      recording: tape.recording,
      options: LaunchOptions(
        grid: Grid("4x4"), peopleCount: people, opponents: opponents, isAnimated: false, seed: 7))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    return player
  }

  @Test(arguments: Opponent.allCases)
  func `a game against each character is played to its end, and its recording verifies`(
    opponent: Opponent
  ) async throws {
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

  @Test func `a game against a computer gives the player a rating`() async {
    let files = Files()
    let player = await Player.atMenu(
      files: files,
      options: LaunchOptions(grid: Grid("4x4"), opponents: [.skip], isAnimated: false, seed: 7))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    await player.playToTheEnd()
    await player.wait { $0.records.unstored.isEmpty }

    let records = Records(games: files.records, today: 0)
    #expect(records.rating?.change == records.rating.map { $0.rating - 1500 })
    #expect(player.text.contains("▸ Rematch"))
  }

  @Test func `two computers are watched without a key`() async throws {
    let tape = Tape()
    let player = await player(.fuzz, .maestro, people: 0, tape: tape)

    while !player.state.game.isFinished, !Task.isCancelled {
      let count = player.state.game.board.flips.count
      await player.pass(.milliseconds(1600))
      await player.wait { $0.game.board.flips.count > count }
    }

    #expect(player.state.game.scores.reduce(0, +) == 8)
    #expect(try tape.replayed().state == player.state)
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

  @Test func `no key is swallowed while the computer thinks`() async {
    let player = await player(.skip, tape: Tape())
    player.flip(0)
    player.flip(5)
    let cursor = player.state.game.show.cursor

    player.press(.right)
    #expect(player.state.game.show.cursor == cursor + 1)
    player.press(.character("p"))
    #expect(player.state.routing.destination == .paused)
    player.press(.character("p"))
    #expect(player.state.routing.destination == .game)
    await player.playComputersTurn()

    #expect(!player.state.game.isComputersTurn)
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
