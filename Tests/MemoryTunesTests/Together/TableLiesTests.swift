import Testing

@testable import MemoryTunes

/// A program at the table may say anything; only what fits the table has an effect.
@Suite struct TableLiesTests {
  /// A game at a table of two, after a move; it is the host's turn.
  private func table() -> SimulatedTable {
    var table = SimulatedTable.dealt()
    for program in [0, 1] { table.missMove(by: program) }
    return table
  }

  @Test func `ten thousand lies of a guest change no game, and take no seat`() {
    var generator = SeededGenerator(seed: 2)
    let host = table().programs[0]
    #expect(host.game.isMovedHere && host.game.board.moves.count == 2)
    var state = host
    for _ in 0..<10_000 {
      let before = state
      let peer = generator.number(below: 4)
      state.reduce(.together(.received(.random(in: state, by: &generator), from: peer)))
      #expect(appInvariants.filter { !$0.holds(before, state) }.map(\.rule) == [])
    }
    #expect(state.game.board == host.game.board)
    #expect(state.game.players == host.game.players)
    #expect(state.game.table == host.game.table)
    #expect(state.together.names == ["Ann", "Ben"])
    #expect(state.savedGames == host.savedGames)
  }

  @Test func `whatever a host says, a guest follows the rules, and keeps the game`() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var state = table().programs[1]
      let deal = state.game.board.dealt
      for _ in 0..<50 {
        let before = state
        state.reduce(.together(.received(.random(in: state, by: &generator), from: 0)))
        #expect(appInvariants.filter { !$0.holds(before, state) }.map(\.rule) == [])
        guard let game = state.unfinishedGame(in: .shared) else { continue }
        #expect(game.isValid)
      }
      let games =
        state.unfinishedGames.map(\.game) + state.records.unstored.map(\.game) + [state.game]
      #expect(games.contains { $0.board.dealt == deal })
    }
  }

  @Test(arguments: [-1, 6, .max, .min])
  func `a host that flips no card of the board is left`(card: Int) {
    var state = table().programs[1]
    let board = state.game.board
    let order = OrderedFlip(
      round: 1, seat: 0, number: board.flips.count, flip: Flip(card: card, seconds: 0),
      fingerprint: 0)
    state.reduce(.together(.received(.flip(order), from: 0)))

    #expect(state.together.link == .ended(.unruly))
    #expect(state.notices == [.tableLost(.unruly)])
    #expect(state.game.board == board)
  }

  @Test func `a board that differs is corrected once, whatever is flipped meanwhile`() {
    var state = table().programs[1]
    let flips = state.game.board.flips
    let card = state.game.board.cards.indices.first(where: state.game.board.canFlip) ?? 0
    let order = OrderedFlip(
      round: 1, seat: 0, number: flips.count, flip: Flip(card: card, seconds: 0), fingerprint: 0)
    func answers(to message: PeerMessage) -> [AppEffect] {
      let work = state.reduce(.together(.received(message, from: 0))).effect?.work ?? []
      return work.filter { if case .together = $0 { true } else { false } }
    }
    func saying(_ message: PeerMessage) -> AppEffect { .together(.send(message, to: [0])) }

    #expect(answers(to: .flip(order)) == [saying(.done), saying(.ready(round: 1))])
    #expect(answers(to: .flip(order)) == [saying(.done)])
    #expect(answers(to: .boards(round: 1, [flips], finishers: [])) == [saying(.done)])
    #expect(state.game.board.flips == flips)
    #expect(answers(to: .flip(order)) == [saying(.done), saying(.ready(round: 1))])
  }

  @Test func `who asks for the flips again is told them only if there are more`() {
    var state = table().programs[0]
    func asksAgain() -> [AppEffect] {
      let work = state.reduce(.together(.received(.ready(round: 1), from: 1))).effect?.work ?? []
      return work.filter { if case .together = $0 { true } else { false } }
    }
    let boards = PeerMessage.boards(round: 1, [state.game.board.flips], finishers: [])
    let seats = PeerMessage.seats(state.together.seats, form: .turns, yours: 1)

    #expect(asksAgain() == [.together(.send(boards, to: [1]))])
    #expect(asksAgain() == [.together(.send(seats, to: [1]))])
  }

  @Test(arguments: [
    PeerMessage.request(round: 1, Flip(card: 0, seconds: 0)),
    .request(round: 9, Flip(card: 2, seconds: 0)),
    .request(round: 1, Flip(card: -1, seconds: 0)),
    .request(round: 1, Flip(card: .max, seconds: .min)),
  ])
  func `a flip out of turn, of another deal or of no card is answered, and not made`(
    lie: PeerMessage
  ) {
    var state = table().programs[0]
    let board = state.game.board
    let outcome = state.reduce(.together(.received(lie, from: 1)))

    #expect(state.game.board == board)
    let answer = PeerMessage.seats(state.together.seats, form: .turns, yours: 1)
    #expect(outcome.effect?.work == [.together(.send(answer, to: [1]))])
  }

  @Test(arguments: [
    PeerMessage.refused(.full), .seats([PresentSeat(name: "Eve")], form: .race, yours: 0),
    .deal(TableDeal(id: 1, code: .pop, form: .turns, round: 1)),
    .boards(round: 1, [[]], finishers: []),
    .flip(
      OrderedFlip(round: 1, seat: 0, number: 0, flip: Flip(card: 0, seconds: 0), fingerprint: 0)),
  ])
  func `a guest who speaks as a host is shown the door`(lie: PeerMessage) {
    var state = table().programs[0]
    let game = state.game
    let outcome = state.reduce(.together(.received(lie, from: 1)))

    #expect(state.game == game)
    #expect(
      outcome.effect?.work
        == [.together(.send(.refused(.unruly), to: [1])), .together(.drop(1))])
  }

  @Test func `names are cleaned, shortened and told apart`() {
    var table = SimulatedTable(guests: 0)
    table.send(.together(.host), to: 0)
    var state = table.programs[0]
    let hostile = "\u{1B}[2J\u{202E}" + String(repeating: "x", count: 99)
    for (id, name) in [(1, "Ann"), (2, hostile), (3, "")] {
      let hello = Hello(name: name, key: UInt64(id), isSpectator: false)
      state.reduce(.together(.received(.hello(hello), from: id)))
    }
    #expect(state.together.names == ["Ann", "Ann 2", "[2Jxxxxxxxxxxxxx", "4"])
    let late = Hello(name: "Eve", key: 9, isSpectator: false)
    let outcome = state.reduce(.together(.received(.hello(late), from: 4)))
    #expect(outcome.effect?.work.first == .together(.send(.refused(.full), to: [4])))
  }

  @Test func `another version is told so, and a player displaces the last spectator`() {
    var table = SimulatedTable(guests: 0)
    table.send(.together(.host), to: 0)
    var state = table.programs[0]
    var hello = Hello(name: "", key: 0, isSpectator: true)
    for id in 1...13 { state.reduce(.together(.received(.hello(hello), from: id))) }
    #expect(state.together.peers.map(\.id) == Array(1...12))
    let player = Hello(name: "Ben", key: 1, isSpectator: false)
    let playing = state.reduce(.together(.received(.hello(player), from: 13)))
    #expect(state.together.peers.map(\.id) == Array(1...11) + [13])
    #expect(playing.effect?.work.contains(.together(.send(.refused(.full), to: [12]))) == true)
    hello.version += 1
    let outcome = state.reduce(.together(.received(.hello(hello), from: 14)))
    #expect(
      outcome.effect?.work
        == [.together(.send(.refused(.otherVersion), to: [14])), .together(.drop(14))])
  }
}
