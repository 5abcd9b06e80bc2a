import Terminal
import TestSupport

@testable import Program

@MainActor @Suite(.timeLimit(.minutes(10))) struct RecordingTests {
  @Test func `a recorded evening leads to the same state again`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty }
    player.press(.character("c"))
    player.press(.right, .right, .enter)
    await player.begin(.enter)
    player.flip(5)
    await player.pass(.seconds(1))
    await player.wait { $0.game.clock.seconds == 1 }
    player.press(.enter, .character("?"), .escape)
    let partner = player.state.game.cards.indices.first { index in
      index != 5 && player.state.game.cards[index].pair == player.state.game.cards[5].pair
    }
    player.flip(try #require(partner))
    player.findAllPairs()
    player.press(.enter)
    await player.wait { $0.game.isUnderWay && $0.game.request.id == 2 }
    player.flip(3)

    let (state, count) = try tape.replayed()

    #expect(state == player.state)
    #expect(count == player.session.timeTravel.history.count)
    #expect(state.game.clock.seconds == 0)
    let all = try tape.replay().recording.lines.map(\.event)
    #expect(all == player.session.timeTravel.history.map(\.event))
    func events(_ label: String) -> [Event<AppAction>] {
      all.filter { $0.kind.label.hasPrefix(label) }
    }
    #expect(events("settings.restore").map(\.parent) == [1])
    #expect(events("game.setCards").map(\.parent) == events("game.deal").map(\.number))
  }

  @Test func `pictures come before a recording's first line, and no key is lost`() async throws {
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
    await Player.inGame(files: files).passSecondAndSave()
    files.isRendering = true
    let player = await Player.atMenu(files: files, recording: tape.recording)
    player.press(.enter)
    #expect(tape.bytes == [])

    player.flip(3)

    #expect(try tape.replayed().state == player.state)
  }

  @Test func `the action that ends the program is the last line`() async throws {
    let tape = Tape()
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty && $0.records.summary != nil }

    await player.quit()

    #expect(try tape.replay().recording.lines.last?.event.kind == .action(.session(.quit(.init()))))
  }

  @Test(arguments: [0, 60, 700, 12_000])
  func `a recording that fails is reported once, and the game continues`(room: Int) async throws {
    let tape = Tape(room: room)
    let player = await Player.atMenu(recording: tape.recording)
    await player.wait { !$0.categories.catalogue.isEmpty }
    while player.state.notices.isEmpty { player.press(.down) }
    #expect(player.text.contains("! The session is not recorded: the disk with /tape is full"))

    tape.room = nil
    let written = tape.bytes
    player.press(.down, .up)
    #expect(player.state.notices == [.notStored(.recording, .diskFull(file: "/tape"))])
    await player.begin()
    player.findAllPairs()

    #expect(player.state.routing.destination == .finished)
    #expect(player.state.notices == [])
    #expect(tape.failureCount == 1)
    #expect(tape.bytes == written)
  }
}
