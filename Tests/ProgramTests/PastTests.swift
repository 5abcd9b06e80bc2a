import DataFlow
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// What happened in the line that was left does not happen again by going back.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct PastTests {
  @Test func `going back from a second solved board does not end the second game`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(
      recording: tape.recording,
      options: LaunchOptions(grid: Grid("2x2"), isAnimated: false))
    for id in 1...2 {
      player.press(id == 1 ? .character("n") : .enter)
      await player.wait { $0.game.phase == .playing && $0.game.request.id == id }
      player.findAllPairs()
    }
    let number = try #require(player.number(ofLabel: { $0.hasPrefix("game.setCards") }))

    await player.playOn(from: number)

    #expect(player.state.routing.destination == .game)
    player.flip(0)
    #expect(player.state.game.board.openCards == [0])
  }

  @Test func `going back before a second choice of category does not lead to the menu`()
    async throws
  {
    let player = await Player.atMenu(recording: Tape().recording)
    player.press(.character("c"))
    player.press(.right, .enter)
    await player.wait { $0.routing.destination == .menu }
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.flip(0)
    let number = try #require(player.number(ofLabel: { $0.hasPrefix("game.flipCard") }))
    player.press(.escape)
    player.press(.character("c"))
    player.press(.right, .enter)
    await player.wait { $0.routing.destination == .menu }

    await player.playOn(from: number)

    #expect(player.state.routing.destination == .game)
    #expect(player.state.game.clock.isRunning)
  }

  @Test func `going back to the last flip shows the dialog over the solved board`() async throws {
    let player = await Player.atMenu(
      recording: Tape().recording,
      options: LaunchOptions(grid: Grid("2x2"), isAnimated: false))
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.findAllPairs()
    #expect(player.state.routing.destination == .finished)
    let number = try #require(player.number(ofLabel: { $0.hasPrefix("game.flipCard") }))

    await player.playOn(from: number)

    await player.wait { $0.routing.destination == .finished }
    #expect(player.text.contains("Same board"))
  }

  @Test func `a recording that fails at a rewind is reported as well`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.flip(0)
    let number = try #require(player.number(ofLabel: { $0.hasPrefix("game.flipCard") }))
    player.openInspector()
    player.session.store.dispatch(.inspector(.playOn(.init(number: number))))
    tape.room = tape.bytes.count
    await player.wait { $0.routing.destination == .game }

    #expect(player.state.notices == [.notStored(.recording, .diskFull(file: "/tape"))])
    let numbers = player.session.timeTravel.history.map(\.event.number)
    #expect(numbers == Array(1...numbers.count))
  }

  @Test func `playing on closes the inspector, also from an event that happened in it`()
    async throws
  {
    let player = await Player.atMenu(recording: Tape().recording)
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.press(.character("t"), .character("f"))
    let number = try #require(player.number(of: .action(.inspector(.showEverything(true)))))
    player.press(.escape)

    await player.playOn(from: number)

    await player.wait { $0.routing.destination == .game }
  }

  @Test func `options of the command line hold also from the very beginning`() async {
    let player = await Player.atMenu(
      options: LaunchOptions(grid: Grid("2x2"), isAnimated: false))
    await player.wait { $0.settings.isRestored }

    await player.playOn(from: 1)
    await player.wait { $0.settings.isRestored }

    #expect(player.state.settings.current.grid == Grid("2x2"))
  }
}
