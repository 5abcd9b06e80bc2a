import Testing

@testable import MemoryTunes

/// A race on copies of one board.
@Suite struct RaceTests {
  private var generator = SeededGenerator(seed: 5)

  @Test mutating func `in a race each flips on a board of their own, and sees the others' pairs`() {
    var table = SimulatedTable.dealt(form: .race)
    for _ in 0..<40 {
      table.flip(0, by: &generator)
      table.deliverAll(by: &generator)
    }
    #expect(table.programs[0].game.isFinished)
    #expect(table.programs[1].game.board.flips.isEmpty)
    #expect(table.programs[1].game.board(ofSeat: 0) == table.programs[0].game.board)
    #expect(table.programs.map(\.game.table?.finishers) == [[0], [0]])
    #expect(table.ended(0).map(\.players) == [[.person(name: "Ann")]])
  }

  @Test mutating func `a race is not the game in turns that was cut off, and a new deal ends it`() {
    var table = SimulatedTable.dealt()
    table.missMove(by: 0)
    let before = table.programs[0].game.id
    table.send(.together(.deal), to: 0)
    table.deliverAll(by: &generator)
    #expect(table.programs.map(\.game.board.flips.count) == [0, 0])
    #expect(table.programs.allSatisfy { $0.game.id != before && $0.game.isShared })

    table.missMove(by: 1)
    var host = table.programs[0]
    host.reduce(.together(.leave))
    host.reduce(.together(.change(.race)))
    host.reduce(.together(.host))
    #expect(host.together.names == ["Ann"])
    #expect(host.unfinishedGame(in: .shared) != nil)

    host = table.programs[0]
    host.reduce(.together(.leave))
    host.settings.options.grid = .standard
    host.reduce(.together(.host))
    #expect(host.together.names == ["Ann"])
  }

  @Test mutating func `the clock of a race runs from the deal on, whatever is on the screen`() {
    var table = SimulatedTable.dealt(form: .race)
    for program in 0...1 {
      #expect(table.programs[program].game.clock == GameClock(seconds: 0, isRunning: true))
      table.send(.go(.help), to: program)
      table.send(.game(.tick(.init(seconds: 5))), to: program)
      #expect(table.programs[program].game.clock == GameClock(seconds: 5, isRunning: true))
    }

    table.flip(1, by: &generator)
    table.deliverAll(by: &generator)
    table.cut(1)
    table.deliverAll(by: &generator)
    #expect(table.programs[1].game.clock == GameClock(seconds: 5, isRunning: false))
    table.gather(by: &generator)
    table.deliverAll(by: &generator)
    #expect(table.programs[1].game.clock == GameClock(seconds: 5, isRunning: true))
    #expect(table.broken == [])
  }

  @Test mutating func `after finishing a race the host can deal again, but is asked first`() {
    var table = SimulatedTable.dealt(form: .race)
    while !table.programs[0].game.isFinished { table.flip(0, by: &generator) }
    table.deliverAll(by: &generator)

    table.send(.newGame(.dealNext), to: 0)
    #expect(table.programs[0].routing.destination == .confirmation)
    #expect(table.programs[0].canDealForAll && table.programs[0].seatsAreFixed)
    table.send(.together(.deal), to: 0)
    table.deliverAll(by: &generator)
    #expect(table.programs.map(\.game.table?.round) == [2, 2])
    #expect(table.programs[1].notices == [.dealtAnew])
  }
}
