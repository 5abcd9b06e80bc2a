import DataFlow
import DataFlowTesting
import MemoryTunes
import Terminal
import Testing

@testable import Program

/// Players who look back and continue from there.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct TimeTravelTests {
  /// A player in a game of 4×4 in which the first two cards are open.
  private func playing(on tape: Tape) async -> Player {
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty }
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.flip(0)
    player.flip(1)
    return player
  }

  @Test func `whoever goes back to the start keeps the game of an earlier run`() async {
    let files = Files()
    let first = await Player.atMenu(files: files)
    first.press(.enter)
    await first.wait { $0.game.phase == .playing }
    first.flip(0)
    first.session.quit()
    await first.wait { _ in first.hasQuit }

    let second = await Player.atMenu(files: files)
    await second.wait { $0.unfinishedGame(in: .ordinary) != nil && $0.settings.isRestored }
    await second.playOn(from: 1)

    #expect(second.state.unfinishedGame(in: .ordinary)?.board.flips.map(\.card) == [0])
    #expect(second.text.contains("Resume"))
  }

  @Test func `t opens the inspector during a game, and Esc leads back`() async {
    let player = await playing(on: Tape())
    let frame = player.text

    player.openInspector()
    #expect(player.state.routing.path == [.game, .inspector])
    #expect(!player.state.game.clock.isRunning)
    #expect(player.text.contains("Time travel"))
    #expect(player.text.contains("▸ 9 Flipped b1: Song"))

    player.press(.up, .character("f"))
    #expect(player.text.contains("game.board.flips.0.card: – → 0"))

    player.press(.escape)
    let mark = " · with hindsight"
    #expect(player.text.contains(mark))
    let unmarked = player.text.replacing(mark, with: String(repeating: " ", count: mark.count))
    let (stars, rest) = ("★★★★★  ", "Pairs 0/8  00:00")
    #expect(unmarked.replacing("Moves 1  \(rest)", with: "\(stars)\(rest)  ") == frame)
    #expect(player.state.game.clock.isRunning)
  }

  @Test func `playing on from a flip restores the board, and the clock runs again`() async throws {
    let tape = Tape()
    let player = await playing(on: tape)
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 1 }
    let number = try #require(player.number(of: .action(.game(.flipCard(.init(index: 0))))))
    let past = try #require(player.state(after: number))
    let line = player.session.timeTravel.history.map(\.event)

    player.openInspector()
    player.press(.up, .enter)
    await player.wait { $0.routing.destination == .game }

    #expect(player.state.game.hindsight == .timeTravel)
    #expect(player.state.game.withoutHindsight == past.game.withoutHindsight)
    #expect(player.state.routing == past.routing)
    #expect(player.state.seeds == BoardSeeds(entropy: 6))
    #expect(player.text.contains("00:00"))
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 1 }
    player.flip(2)
    #expect(player.state.game.board.openCards == [0, 2])
    let history = player.session.timeTravel.history.map(\.event)
    #expect(Array(history.prefix(line.count)) == line)
    #expect(
      history.dropFirst(line.count).map(\.kind).filter { $0 != .action(.saving(.save(.init()))) }
        .prefix(8)
        == [
          .action(.routing(.go(.timeTravel))), .action(.routing(.select(1))),
          .action(.routing(.go(.inspector))), .action(.inspector(.select(number))),
          .action(.inspector(.playOn(.init(number: number)))), .rewind(to: number),
          .action(.session(.resume(.init(entropy: 6)))),
          .action(.game(.tick(.init(seconds: 1)))),
        ])
    #expect(history.map(\.number) == Array(1...history.count))
    #expect(try tape.replayed().state == player.state)
  }

  @Test func `the abandoned branch can be restored`() async throws {
    let tape = Tape()
    let player = await playing(on: tape)
    let left = player.state
    let number = try #require(player.number(of: .action(.game(.flipCard(.init(index: 1))))))

    await player.playOn(from: number - 2)
    #expect(player.state.game.board.openCards != left.game.board.openCards)
    player.flip(5)
    await player.playOn(from: number)

    #expect(player.state.game.withoutHindsight == left.game.withoutHindsight)
    #expect(player.state.routing == left.routing)
    #expect(try tape.replayed().state == player.state)
  }

  @Test func `work of the abandoned branch has no effect any more`() async throws {
    let tape = Tape()
    let player = await playing(on: tape)
    let number = try #require(player.number(of: .action(.game(.flipCard(.init(index: 0))))))

    await player.playOn(from: number - 1)

    #expect(!player.state.game.clock.isRunning)
    // The board was dealt less than a second ago, so it is still to be kept.
    await player.wait { _ in player.session.store.runningWork == [.send(.saving(.save(.init())))] }
    await player.passSecond()
    await player.wait { _ in player.session.store.runningWork.isEmpty }
    #expect(player.clock.sleeperCount == 0)
    #expect(!player.state.game.clock.isRunning)
  }

  @Test func `a board is loaded again after going back to its loading`() async throws {
    let tape = Tape()
    let player = await playing(on: tape)
    let request = player.state.game.request
    let number = try #require(player.number(ofLabel: { $0.hasPrefix("game.deal") }))
    let cards = player.state.game.cards.map(\.pair)

    await player.playOn(from: number)
    await player.wait { $0.game.phase == .playing }

    #expect(player.state.game.request == request)
    #expect(player.state.game.cards.map(\.pair) == cards)
    #expect(player.state.game.board.openCards == [])
    #expect(try tape.replayed().state == player.state)
  }

  @Test func `from the very beginning everything is read again`() async throws {
    let tape = Tape()
    let player = await playing(on: tape)

    await player.playOn(from: 1)
    await player.wait { $0.settings.isRestored && !$0.categories.catalogue.isEmpty }

    #expect(player.text.contains("▸ New Game 4×4"))
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
}
