import Terminal
import TestSupport

@testable import MemoryTunes
@testable import Program

@MainActor @Suite(.timeLimit(.minutes(10))) struct TimeTravelTests {
  /// A player in a game of 4×4 in which the first two cards are open.
  private func playing(on tape: Tape) async -> Player {
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty }
    await player.begin()
    player.flip(0)
    player.flip(1)
    return player
  }

  @Test func `whoever goes back to the start keeps the game of an earlier run`() async {
    let files = Files()
    await Player.inGame(files: files).quit(.escape)

    let second = await Player.atMenu(files: files)
    await second.wait { $0.unfinishedGame(in: .ordinary) != nil && $0.settings.isRestored }
    await second.playOn(from: 1)

    #expect(second.state.unfinishedGame(in: .ordinary)?.board.flips.map(\.card) == [0, 1, 2])
    #expect(second.text.contains("Resume"))
  }

  @Test func `playing on from a flip restores the board, and the clock runs again`() async throws {
    let tape = Tape()
    let player = await playing(on: tape)
    await player.pass(.seconds(1))
    await player.wait { $0.game.clock.seconds == 1 }
    let number = try #require(player.number(of: .action(.game(.flipCard(.init(index: 0))))))
    let past = try #require(player.state(after: number))
    let line = player.session.timeTravel.history.map(\.event)

    player.openInspector()
    player.press(.up, .enter)
    await player.wait { $0.routing.destination == .game }

    #expect(player.state.game.hindsight == .timeTravel)
    #expect(player.state.game.board == past.game.board)
    #expect(player.state.game.clock == past.game.clock)
    #expect(player.state.routing == past.routing)
    #expect(player.state.seeds == BoardSeeds(entropy: 6))
    #expect(player.text.contains("00:00"))
    await player.pass(.seconds(1))
    await player.wait { $0.game.clock.seconds == 1 }
    player.flip(2)
    #expect(player.state.game.board.openCards == [0, 2])
    let history = player.session.timeTravel.history.map(\.event)
    #expect(Array(history.prefix(line.count)) == line)
    let added = history.dropFirst(line.count).map(\.kind)
    let expected: [Event<AppAction>.Kind] = [
      .action(.routing(.go(.timeTravel))), .action(.routing(.select(1))),
      .action(.routing(.go(.inspector))), .action(.inspector(.select(number))),
      .action(.inspector(.playOn(.init(number: number)))), .rewind(to: number),
      .action(.session(.resume(.init(entropy: 6)))),
      .action(.game(.tick(.init(seconds: 1)))),
    ]
    #expect(added.filter { $0 != .action(.saving(.save(.init()))) }.prefix(8) == expected[...])
    #expect(history.map(\.number) == Array(1...history.count))
    #expect(try tape.replayed().state == player.state)
  }

  @Test func `a missing event is reported, and nothing else happens`() async throws {
    let tape = Tape()
    let player = await playing(on: tape)
    let game = player.state.game

    player.session.store.dispatch(.inspector(.playOn(.init(number: 999))))
    await player.wait { !$0.notices.isEmpty }

    #expect(player.state.notices == [.eventForgotten])
    #expect(player.state.game == game)
    #expect(try tape.replayed().state == player.state)
  }

  @Test func `going back before a flip saves the game without it`() async throws {
    let player = await Player.inGame()
    let number = try #require(player.number(of: .action(.game(.flipCard(.init(index: 2))))))

    await player.playOn(from: number - 1)
    let board = player.state.game
    await player.quit(.escape)

    #expect(board.board.openCards == [0, 1])
    #expect(player.files.game == SavedGame(board))
  }

  // What happened in the line that was left does not happen again by going back.

  private static let small = LaunchOptions(grid: Grid("2x2"), isAnimated: false)

  private func playOn(_ player: Player, fromLast label: String) async throws {
    await player.playOn(from: try #require(player.number(ofLabel: { $0.hasPrefix(label) })))
  }

  @Test func `going back from a second solved board does not end the second game`() async throws {
    let player = await Player.atMenu(recording: Tape().recording, options: Self.small)
    for id in 1...2 {
      player.press(id == 1 ? .character("n") : .enter)
      await player.wait { $0.game.isUnderWay && $0.game.request.id == id }
      player.findAllPairs()
    }

    try await playOn(player, fromLast: "game.setCards")

    #expect(player.state.routing.destination == .game)
    player.flip(0)
    #expect(player.state.game.board.openCards == [0])
  }

  @Test func `going back before a second choice of category leads to no menu`() async throws {
    let player = await Player.atMenu(recording: Tape().recording)
    for isFirst in [true, false] {
      player.press(.character("c"))
      player.press(.right, .enter)
      await player.wait { $0.routing.destination == .menu }
      guard isFirst else { break }
      await player.begin()
      player.flip(0)
      player.press(.escape)
    }

    try await playOn(player, fromLast: "game.flipCard")

    #expect(player.state.routing.destination == .game)
    #expect(player.state.game.clock.isRunning)
  }

  @Test func `a recording that fails at a rewind is reported as well`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    await player.begin()
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

  @Test func `playing on closes the inspector, even from an event that was in it`() async throws {
    let player = await Player.atMenu(recording: Tape().recording)
    await player.begin()
    player.press(.character("t"), .character("f"))
    let number = try #require(player.number(of: .action(.inspector(.showEverything(true)))))
    player.press(.escape)

    await player.playOn(from: number)

    await player.wait { $0.routing.destination == .game }
  }

  @Test func `options of the command line hold also from the very beginning`() async {
    let player = await Player.atMenu(options: Self.small)
    await player.wait { $0.settings.isRestored }

    await player.playOn(from: 1)
    await player.wait { $0.settings.isRestored }

    #expect(player.state.settings.current.grid == Grid("2x2"))
  }
}
