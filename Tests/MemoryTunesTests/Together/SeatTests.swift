import Testing

@testable import MemoryTunes

/// A seat at a table is kept, and a game that others leave is nobody's loss.
@Suite struct SeatTests {
  private var generator = SeededGenerator(seed: 5)

  @Test mutating func `all see the same board, and only who is to move can flip`() {
    var table = SimulatedTable.dealt(guests: 2)
    table.missMove(by: 0)

    #expect(table.programs.map(\.game.board.flips.count) == [2, 2, 2])
    #expect(table.programs.map(\.game.turn) == [1, 1, 1])
    #expect(table.programs.map(\.game.isMovedHere) == [false, true, false])
    #expect(table.programs[2].game.players.map(\.name) == ["Ann", "Ben", "Cem"])
    var other = table.programs[2]
    #expect(other.reduce(.flip(3)) == .ignored(.notYourTurn))
  }

  @Test mutating func `who was cut off comes back to the seat and to what has happened since`() {
    var table = SimulatedTable.dealt()
    table.missMove(by: 0)
    table.cut(1)
    table.deliverAll(by: &generator)
    #expect(table.programs[0].together.seats.map(\.isPresent) == [true, false])
    #expect(table.programs[1].notices == [.tableLost(nil)])
    #expect(!table.programs[1].game.isMovedHere)

    table.send(.together(.substitute(1)), to: 0)
    #expect(table.programs[0].game.table?.seats.map(\.substitute) == [nil, .skip])
    table.gather(by: &generator)
    table.deliverAll(by: &generator)

    #expect(table.programs[0].game.table?.seats.map(\.substitute) == [nil, nil])
    #expect(table.programs[0].game.board == table.programs[1].game.board)
  }

  @Test mutating func `what a computer finds for somebody who is away is theirs`() {
    var table = SimulatedTable.dealt()
    table.cut(1)
    table.deliverAll(by: &generator)
    table.send(.together(.substitute(1)), to: 0)
    while !table.programs[0].game.isFinished { table.flip(0, by: &generator) }
    table.gather(by: &generator)
    table.deliverAll(by: &generator)

    let people = ["Ann", "Ben"].map { Player.person(name: $0) }
    #expect([0, 1].map { table.ended($0).map(\.players) } == [[people], [people]])
    #expect(table.programs[0].game.scores == table.programs[1].game.scores)
    #expect(table.programs[1].notices.contains(.substituted(.skip)))
    #expect(table.programs[0].game.scores[1] > 0)
  }

  @Test func `who loses the host while the covers come can join again`() throws {
    var state = AppState()
    state.settings.isRestored = true
    func work(of action: AppAction) -> [AppEffect] {
      state.reduce(action).effect?.work ?? []
    }
    func hear(_ message: PeerMessage) -> [AppEffect] {
      work(of: .together(.received(message, from: 0)))
    }
    state.reduce(.together(.join(.path("/table"), isSpectator: false)))
    state.reduce(.together(.reached))
    let seats = [PresentSeat(name: "Ann"), PresentSeat(name: "Ben")]
    #expect(hear(.seats(seats, form: .turns, yours: 1)) == [])
    let dealing = hear(.deal(TableDeal(id: 1, code: .pop, form: .turns, round: 1)))
    guard case .send(let deal) = dealing.first else { return #expect(Bool(false)) }
    let requests = work(of: deal).compactMap { work -> DealRequest? in
      if case .game(.fetchCovers(let request, _)) = work { request } else { nil }
    }
    let request = try #require(requests.first)
    state.reduce(.together(.left(0, nil)))
    let batch = CoverBatch(covers: .different(request.grid.pairCount))
    state.reduce(.game(.setCards(.init(request: request.id, batch: batch))))

    #expect(state.routing.destination == .together)
    #expect(state.together.address == .path("/table"))
    #expect(state.game.table?.authority == .suspended)
  }

  @Test mutating func `a guest does not wait for ever for a host that does not answer`() {
    var table = SimulatedTable.dealt()
    table.missMove(by: 0)
    let giveUp = AppAction.together(.giveUpWaiting)
    #expect(!table.programs[1].tableWork.contains { $0.id == .answer })
    table.send(.flip(0), to: 1)
    #expect(table.programs[1].together.isWaiting)
    #expect(table.programs[1].tableWork.contains { $0.id == .answer })
    table.send(giveUp, to: 1)
    #expect(!table.programs[1].together.isWaiting)

    var guest = table.programs[1]
    guest.reduce(.together(.leave))
    guest.reduce(.together(.join(.own, isSpectator: false)))
    #expect(guest.together.isWaiting)
    guest.reduce(giveUp)
    #expect(guest.together.link == .ended(.stalled))
  }

  @Test func `at a table nobody begins a game of their own, or two at once`() {
    var table = SimulatedTable.dealt()
    for program in 0...1 {
      table.send(.game(.deal(DealAction(for: table.programs[program]))), to: program)
      #expect(table.programs[program].routing.destination == .together)
      #expect(table.programs[program].notices == [.atTable])
    }
    #expect(table.programs.map(\.isSharing) == [true, true])

    var host = table.programs[0]
    let outcomes = [host.reduce(.together(.deal)), host.reduce(.together(.deal))]
    for case .send(let deal) in outcomes.flatMap({ $0.effect?.work ?? [] }) { host.reduce(deal) }
    #expect(host.game.isBeingDealt)
    #expect(host.game.table?.round == 2)
    #expect(host.together.names == ["Ben", "Ann"])
    #expect(host.game.table?.seats.map(\.name) == ["Ben", "Ann"])
    #expect(host.reduce(.together(.deal)) == .ignored(.cannotDeal))
  }

  @Test func `the last of several deals counts`() {
    var guest = SimulatedTable.dealt().programs[1]
    for round in 2...3 {
      let deal = TableDeal(id: UInt64(round), code: .pop, form: .turns, round: round)
      let outcome = guest.reduce(.together(.received(.deal(deal), from: 0)))
      for case .send(let deal) in outcome.effect?.work ?? [] { guest.reduce(deal) }
    }
    #expect(guest.game.table?.round == 3)
    #expect(guest.game.id == 3)
    #expect(guest.game.isBeingDealt)
  }

  @Test mutating func `once the host is gone another game begins at another table`() {
    var table = SimulatedTable.dealt()
    table.finish(by: &generator)
    #expect(table.programs[1].game.show.cursor != 0)
    table.send(.together(.leave), to: 0)
    table.deliverAll(by: &generator)
    table.send(.newGame(.dealNext), to: 1)

    #expect(table.programs[1].routing.destination == .together)
    #expect(table.programs[1].game.isFinished)
  }

  @Test mutating func `who is cut off before the end arrives is dealt in again`() {
    var table = SimulatedTable.dealt()
    table.finish(by: &generator)
    var host = table.programs[0]
    let deals = [8, 9, 10].map { id in
      let hello = Hello(name: "Ben", key: host.together.keys[1], isSpectator: false)
      let outcome = host.reduce(.together(.received(.hello(hello), from: id)))
      host.reduce(.together(.received(.ready(round: 1), from: id)))
      if id == 9 { host.reduce(.together(.received(.done, from: id))) }
      host.reduce(.together(.left(id, nil)))
      return outcome.effect?.work.contains {
        if case .together(.send(.deal, _)) = $0 { true } else { false }
      }
    }
    // The second was cut off before it said that it has the flips.
    #expect(deals == [true, true, false])
  }

  @Test mutating func `visitors after the end keep no seat, those who played do`() {
    var table = SimulatedTable.dealt()
    table.finish(by: &generator)
    var host = table.programs[0]
    for (id, key) in [(8, 80), (9, 90)] as [(Int, UInt64)] {
      let hello = Hello(name: "Eve", key: key, isSpectator: false)
      host.reduce(.together(.received(.hello(hello), from: id)))
      host.reduce(.together(.left(id, nil)))
    }
    host.reduce(.together(.left(host.together.peers[0].id, nil)))

    #expect(host.together.names == ["Ann", "Ben"])
    #expect(host.together.seats.map(\.isPresent) == [true, false])
  }

  @Test mutating func `another with the same name does not take the seat`() {
    var table = SimulatedTable.dealt()
    table.missMove(by: 0)
    table.cut(1)
    table.deliverAll(by: &generator)
    var host = table.programs[0]

    let hello = Hello(name: "Ben", key: 999, isSpectator: false)
    let outcome = host.reduce(.together(.received(.hello(hello), from: 7)))

    #expect(host.together.seats.map(\.isPresent) == [true, false])
    #expect(outcome.effect?.work.first == .together(.send(.refused(.underWay), to: [7])))
  }

  @Test mutating func `a game whose host is gone can be finished alone, with both names`() {
    var table = SimulatedTable.dealt()
    table.missMove(by: 0)
    table.cut(1)
    table.send(.together(.playAlone), to: 1)
    while table.ended(1).isEmpty {
      let game = table.programs[1].game
      let card =
        game.board.openCards.count == 1 ? game.board.partners[game.board.openCards[0]] : nil
      table.send(.flip(card ?? game.cards.indices.first(where: game.board.canFlip) ?? 0), to: 1)
    }
    let played = PlayedGame(table.ended(1)[0], endedAt: 0)
    #expect(played.players == [.person(name: "Ann"), .person(name: "Ben")])
    #expect(played.isValid)
  }

  @Test mutating func `a board that differs is named, and becomes the host's again`() {
    var table = SimulatedTable.dealt()
    var guest = table.programs[1]
    let card = 0
    let order = OrderedFlip(
      round: 1, seat: 0, number: 0, flip: Flip(card: card, seconds: 0), fingerprint: 1)
    let outcome = guest.reduce(.together(.received(.flip(order), from: 0)))
    #expect(guest.notices == [.boardDiffered(card: card, grid: guest.game.grid, name: "Ann")])
    #expect(outcome.effect?.work.contains(.together(.send(.ready(round: 1), to: [0]))) == true)

    let flips = [Flip(card: 1, seconds: 4), Flip(card: 2, seconds: 5)]
    guest.reduce(.together(.received(.boards(round: 1, [flips], finishers: []), from: 0)))
    #expect(guest.game.board.flips == flips)
    #expect(guest.game.clock.seconds == 5)
    table.deliverAll(by: &generator)
  }

  @Test mutating func `who leaves a flip unanswered for ten seconds is away until they answer`() {
    var host = SimulatedTable.dealt().programs[0]
    let outcome = host.reduce(.flip(0))
    #expect(outcome.effect?.delays(of: .answer) == [.seconds(10)])
    host.reduce(.together(.giveUpWaiting))
    #expect(host.together.seats.map(\.isPresent) == [true, false])

    let answer = host.reduce(.together(.received(.done, from: 1)))
    #expect(host.together.seats.map(\.isPresent) == [true, true])
    #expect(answer.effect?.work.contains(.send(.together(.giveUpWaiting))) == false)
  }

  @Test mutating func `in the next game somebody else begins`() {
    var table = SimulatedTable.dealt(guests: 2)
    table.finish(by: &generator)
    let results = table.programs.map { $0.game.players }
    table.send(.newGame(.dealNext), to: 0)
    let isDelivered = table.deliver(by: &generator)
    #expect(isDelivered)
    #expect(
      table.programs[1...].filter(\.game.isFinished).allSatisfy { $0.game.players == results[0] })
    table.deliverAll(by: &generator)

    #expect(table.programs[2].game.players.map(\.name) == ["Ben", "Cem", "Ann"])
    #expect(table.programs.map(\.game.isMovedHere) == [false, true, false])
    #expect(table.programs.map(\.game.table?.round) == [2, 2, 2])
    table.send(.newGame(.dealNext), to: 1)
    #expect(table.programs[1].game.table?.round == 2)
  }

  @Test mutating func `a spectator sees all, flips nothing, and keeps nothing`() {
    var table = SimulatedTable(guests: 2)
    table.gather(by: &generator, isSpectator: 2)
    table.send(.together(.deal), to: 0)
    table.deliverAll(by: &generator)
    table.missMove(by: 0)

    let spectator = table.programs[2]
    #expect(spectator.game.board == table.programs[0].game.board)
    #expect(spectator.game.isWatched && !spectator.game.isMovedHere)
    #expect(spectator.savedGames == nil)
  }

  @Test func `an arcade has neither settings nor records`() {
    var state = AppState()
    state.settings.options.isArcade = true
    let screens = RoutingDestination.allCases.filter { screen in
      var state = state
      return state.reduce(.go(screen)) == .ignored(.noFiles)
    }
    #expect(
      screens == [
        .newGame, .people, .person, .settings, .accessibility, .terminal, .sources, .keys, .records,
        .review, .practice, .timeTravel, .deletion, .inspector,
      ])
    #expect(state.menuEntries == [.newGame, .daily, .together, .help, .quit])
    #expect(state.reduce(.prompt(.open(.chooseFolder))) == .ignored(.noFiles))
  }
}
