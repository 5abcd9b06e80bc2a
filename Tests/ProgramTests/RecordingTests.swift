import DataFlow
import DataFlowTesting
import MemoryTunes
import StorageLive
import Terminal
import Testing

@testable import Program

/// Recorded sessions and their replays.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct RecordingTests {
  @Test func `a recorded evening leads to the same state again`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty }
    player.press(.character("c"))
    player.press(.right, .right, .enter)
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.flip(5)
    await player.passSecond()
    await player.wait { $0.game.clock.seconds == 1 }
    player.press(.enter, .character("?"), .escape)
    let partner = player.state.game.cards.indices.first { index in
      index != 5 && player.state.game.cards[index].pair == player.state.game.cards[5].pair
    }
    player.flip(try #require(partner))
    player.findAllPairs()
    player.press(.enter)
    await player.wait { $0.game.phase == .playing && $0.game.request.id == 2 }
    player.flip(3)

    let (state, count) = try tape.replayed()

    #expect(state == player.state)
    #expect(count == player.session.timeTravel.history.count)
    #expect(state.game.clock.seconds == 0)
  }

  @Test func `cards that turn are recorded as they turn`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(
      recording: tape.recording, options: LaunchOptions(grid: Grid("2x2")))
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.flip(0)
    #expect(try tape.replayed().state == player.state)

    await player.pass(.milliseconds(40))
    await player.wait { $0.game.show.flipping.first?.step == 1 }

    #expect(try tape.replayed().state == player.state)
  }

  @Test func `pictures come before the recording's first line, and no key is lost meanwhile`()
    async throws
  {
    let tape = Tape()
    let files = Files()
    files.isRendering = true
    let player = await Player.atMenu(files: files, recording: tape.recording)
    player.press(.down)
    #expect(tape.bytes == [])

    files.isRendering = false
    player.press(.down)

    #expect(try tape.replayed().state == player.state)
  }

  @Test func `a move that is not saved yet does not wait for pictures`() async throws {
    let (files, tape) = (Files(), Tape())
    await Player.inGame(files: files).passSecond(savingIn: files)
    files.isRendering = true
    let player = await Player.atMenu(files: files, recording: tape.recording)
    player.press(.enter)
    #expect(tape.bytes == [])

    player.flip(3)

    #expect(try tape.replayed().state == player.state)
  }

  @Test func `the recording has the events of the history, with what caused them`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    player.press(.enter)
    await player.wait { $0.game.phase == .playing }
    player.flip(2)

    let lines = try tape.replay().recording.lines

    #expect(lines.map(\.event) == player.session.timeTravel.history.map(\.event))
    let launch = lines.filter { $0.event.kind.label.hasPrefix("settings.restore") }
    #expect(launch.map(\.event.parent) == [1])
    let dealt = lines.filter { $0.event.kind.label.hasPrefix("game.setCards") }
    let asked = lines.filter { $0.event.kind.label.hasPrefix("game.deal") }
    #expect(dealt.map(\.event.parent) == asked.map(\.event.number))
  }

  @Test func `the action that ends the program is the last line`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty && $0.records.summary != nil }

    player.press(.character("q"))
    await player.wait { _ in player.hasQuit }

    #expect(try tape.replay().recording.lines.last?.event.kind == .action(.session(.quit(.init()))))
  }

  @Test(arguments: [0, 60, 700, 12_000])
  func `a recording that fails is reported once, and the game continues`(room: Int) async throws {
    let tape = Tape(room: room)
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty }
    while player.state.notices.isEmpty { player.press(.down) }
    #expect(player.text.contains("! The session is not recorded in /tape: the disk is full"))

    tape.room = nil
    let written = tape.bytes
    player.press(.down, .up)
    #expect(player.state.notices == [.notStored(.recording, .diskFull(file: "/tape"))])
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.findAllPairs()

    #expect(player.state.routing.destination == .finished)
    #expect(player.state.notices == [])
    #expect(tape.failureCount == 1)
    #expect(tape.bytes == written)
  }

  @Test func `the part written before the failure can be replayed`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }
    player.flip(0)
    let state = player.state

    tape.room = tape.bytes.count
    player.flip(1)
    player.flip(2)

    #expect(try tape.replayed().state == state)
  }

  @Test func `a session that is not recorded is played all the same`() async {
    let player = await Player.atMenu()

    player.press(.character("n"))
    await player.wait { $0.game.phase == .playing }

    #expect(player.state.notices == [])
  }
}
