import Artwork
import DataFlow
import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

@MainActor @Suite struct SprintTests {
  /// A sprint on boards of two pairs.
  private static func begun() -> GameState {
    var game = GameState.loading(Grid.choices[0], seed: 7)
    game.request.kind = .sprint
    game.reduce(.setCards(SetCardsAction(request: 1, batch: .init(covers: .different(8)))))
    return game
  }

  @Test func `when all pairs are found, another board is dealt, and the clock runs on`() {
    var game = Self.begun()
    let (first, request) = (game.covers, game.request.id)
    #expect(game.reduce(.dealNextBoard) == .ignored(.sprintGoesOn))

    game.solve()
    #expect(!game.isFinished)
    #expect(game.reduce(.dealNextBoard) == .handled(.cancel(.nextBoard)))

    #expect(game.phase == .playing)
    #expect(game.covers != first)
    #expect(game.request.id == request + 1)
    #expect(game.sprint?.pairCount == 2)
    #expect(game.sprint?.moveCount == 2)
    #expect(game.clock.isRunning)
    #expect(game.hasProgress)
  }

  @Test func `pictures that were missing are forgotten with their board`() {
    var game = Self.begun()
    game.reduce(.missingCovers(.found(game.covers[0].id)))

    game.solve()

    #expect(game.after(.dealNextBoard).show.missingCovers == MissingCoversState())
  }

  @Test func `pairs, moves and slips of all boards before are added up`() throws {
    var game = Self.begun()
    for _ in 0..<2 {
      let places = game.covers.indices.map { pair in
        game.cards.indices.filter { game.cards[$0].pair == pair }
      }
      // The partner of the third card has been seen.
      game = game.flipping(places[0][0], places[1][0], places[0][1], places[1][1])
      game.solve()
      game.reduce(.dealNextBoard)
    }

    let sprint = try #require(game.sprint)
    #expect(sprint.boardCount == 2)
    #expect(sprint.pairCount == 4)
    #expect(sprint.moveCount == 8)
    #expect(sprint.slipCount == 2)
  }

  @Test func `a sprint from a file has possible numbers`() {
    let grid = Grid.choices[0]
    var fullest = Sprint(batch: CoverBatch(covers: .different(2)), seed: 0)
    (fullest.boardCount, fullest.pairCount) = (10_000, 20_000)
    (fullest.moveCount, fullest.slipCount) = (100_000, 80_000)
    var shortest = fullest
    (shortest.moveCount, shortest.slipCount) = (20_000, 0)
    let changes: [(inout Sprint) -> Void] = [
      { ($0.boardCount, $0.pairCount) = (10_001, 20_002) }, { $0.moveCount = 100_001 },
      { $0.slipCount = 80_001 }, { $0.slipCount = -1 }, { $0.pairCount = 19_999 },
      { ($0.boardCount, $0.pairCount) = (-1, -2) }, { ($0.moveCount, $0.slipCount) = (19_999, 0) },
    ]

    #expect(fullest.isValid(for: grid))
    #expect(shortest.isValid(for: grid))
    for change in changes {
      var sprint = fullest
      change(&sprint)
      #expect(!sprint.isValid(for: grid))
    }
    #expect(!fullest.isValid(for: Grid.choices[1]))
  }

  @Test(arguments: [
    (covers: 2, fillers: 0, isValid: true), (1, 1, true), (1, 0, false), (80, 80, true),
    (81, 0, false), (2, 81, false),
  ])
  func `a sprint from a file has covers for a board, and not too many`(
    covers: Int, fillers: Int, isValid: Bool
  ) throws {
    let batch = CoverBatch(covers: .different(covers), fillers: .different(fillers))

    let sprint = try readBack(Sprint(batch: CoverBatch(covers: []), seed: 0)) {
      $0["deck"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(batch))
    }

    #expect(sprint.isValid(for: Grid.choices[0]) == isValid)
  }

  @Test func `the same seed deals the same boards`() {
    var games = [Self.begun(), Self.begun()]
    for _ in 0..<5 {
      #expect(games[0] == games[1])
      for index in games.indices {
        games[index].solve()
        games[index].reduce(.dealNextBoard)
      }
    }
  }

  @Test func `a sprint that is given up just after a new board is recorded`() {
    var game = Self.begun()
    game.solve()
    game.reduce(.dealNextBoard)
    var state = AppState.playing(game)

    let outcome = state.reduce(.game(.deal(DealAction(for: state))))

    #expect(outcome == .handled(.merge(.cancel(.clock), .deal(state.game.request), .store(game))))
  }

  @Test func `after a minute it is over, whatever is open`() {
    var game = Self.begun().after(.flip(0), .tick(TickAction(seconds: 59)))
    #expect(!game.isFinished)

    game.reduce(.tick(TickAction(seconds: 5)))

    #expect(game.isFinished)
    #expect(game.show.finale == .lighting(0))
    #expect(game.clock.seconds == 60)
    #expect(!game.clock.isRunning)
    #expect(game.reduce(.flip(1)) == .ignored(.noBoard))
    #expect(game.after(.advanceFinale).show.finale == .result)
  }
}

/// A sprint of several people, a minute each.
@Suite struct SprintRoundTests {
  private static let anna = Player.person(name: "Anna")
  private static let ben = Player.person(name: "Ben")
  private static let cem = Player.person(name: "Cem")

  private static func deal(to players: Player...) -> DealAction {
    let request = DealRequest(
      category: .bundled[0], grid: Grid.choices[0], source: .bundled, seed: 7, kind: .sprint)
    return DealAction(request, players: players)
  }

  private static func begin(_ deal: DealAction, in state: inout AppState) {
    state.game.reduce(.deal(deal))
    let batch = CoverBatch(covers: .different(8))
    state.game.reduce(.setCards(SetCardsAction(request: state.game.request.id, batch: batch)))
  }

  /// Deals a minute, and plays it to its end with so many boards solved.
  private static func play(_ deal: DealAction, boards: Int, in state: inout AppState) {
    begin(deal, in: &state)
    for _ in 0..<boards {
      state.game.solve()
      state.game.reduce(.dealNextBoard)
    }
    if boards == 0 { state.game.reduce(.flip(0)) }
    state.game.solve(pairs: boards == 0 ? 0 : 1)
    state.game.reduce(.tick(TickAction(seconds: 60)))
    _ = follow(state.game, in: &state)
  }

  /// The end of Anna's minute, with five pairs, and Ben's turn next.
  private static var afterAnna: AppState {
    var state = AppState()
    play(deal(to: anna, ben), boards: 2, in: &state)
    return state
  }

  @Test func `each has a minute, one after the other, and the last result ranks them`() {
    var state = AppState()
    var deal = Self.deal(to: Self.anna, Self.ben, Self.cem)
    let minutes: [(player: Player, boards: Int, pairs: [Int], next: NextGame)] = [
      (Self.anna, 2, [5], .minute(seat: 1)), (Self.ben, 3, [5, 7], .minute(seat: 2)),
      (Self.cem, 2, [5, 7, 5], .again),
    ]

    for minute in minutes {
      Self.play(deal, boards: minute.boards, in: &state)
      #expect(state.game.players == [minute.player])
      #expect(state.game.standings.map(\.pairCount) == minute.pairs)
      #expect(state.nextGame == minute.next)
      deal = state.dealAfterGame
    }
    #expect(state.game.standings.map(\.place) == [2, 1, 2])
  }

  @Test func `everybody plays the same boards, and the next minute counts`() {
    var state = Self.afterAnna
    let request = state.game.request
    let deal = state.dealAfterGame

    Self.play(deal, boards: 0, in: &state)

    #expect(deal.request == Self.deal(to: Self.anna).request)
    #expect(state.game.request.id == request.id + 1)
    #expect(state.game.hindsight == nil)
    #expect(state.game.sprint?.boardCount == 0)
  }

  @Test func `boards that were known before are known to everybody`() {
    var state = Self.afterAnna
    state.game.hindsight = .sameBoard
    #expect(state.dealAfterGame.hindsight == .sameBoard)

    state.game.hindsight = .hint
    #expect(state.dealAfterGame.hindsight == nil)
  }

  @Test func `who begins a new round is drawn, on other boards`() {
    var state = Self.afterAnna
    Self.play(state.dealAfterGame, boards: 1, in: &state)

    let deal = state.dealAfterGame

    #expect(deal.players == [Self.anna, Self.ben].drawn(from: state.seeds.next))
    #expect(deal.scores == [])
    #expect(deal.request.seed == state.seeds.next)
    #expect(state.game.after(.deal(deal)).players == [deal.players[0]])
  }

  @Test func `each minute is a played game of one person`() {
    var state = Self.afterAnna
    let first = PlayedGame(state.game, endedAt: 0)
    Self.play(state.dealAfterGame, boards: 1, in: &state)
    let second = PlayedGame(state.game, endedAt: 0)

    #expect(first.players == [Self.anna])
    #expect(second.players == [Self.ben])
    #expect([first, second].map(\.pairCount) == [5, 3])
    #expect([first, second].allSatisfy { $0.isValid && !$0.isGivenUp && $0.hindsight == nil })
  }

  @Test func `computers play no sprint, and one person sprints alone`() {
    #expect(Self.deal(to: Self.anna, .computer(.echo), Self.ben).players == [Self.anna, Self.ben])
    #expect(Self.deal(to: .computer(.echo), .computer(.skip)).players == [.anyone])

    var state = AppState()
    Self.play(Self.deal(to: Self.anna, .computer(.echo)), boards: 0, in: &state)

    #expect(state.game.round == nil)
    #expect(state.game.players == [Self.anna])
    #expect(state.nextGame == .again)
  }

  @Test func `a minute that was broken off is read back with the minutes before it`() throws {
    var state = Self.afterAnna
    Self.begin(state.dealAfterGame, in: &state)
    state.game.reduce(.flip(0))

    let saved = SavedGame.kept(of: state.game)
    let copy = try JSONDecoder().decode(SavedGame.self, from: JSONEncoder().encode(saved))

    #expect(copy == saved)
    #expect(copy.game.standings.map(\.pairCount) == [5, 0])
    #expect(copy.game.everybody == [Self.anna, Self.ben])
    // Earlier versions knew no rounds.
    var alone = AppState()
    Self.play(Self.deal(to: Self.anna), boards: 1, in: &alone)
    #expect(try readBack(alone.game) { $0["round"] = nil } == alone.game)
  }

  @Test(arguments: [[-1], [100_001], [Int.max], [5, 5], [5, 5, 5]])
  func `impossible scores are refused`(scores: [Int]) throws {
    var state = Self.afterAnna
    var deal = state.dealAfterGame
    deal.scores = scores

    #expect(state.game.reduce(.deal(deal)) == .ignored("one to four may play"))
    #expect(try !Self.isValid(round: ["players": [Self.anna, Self.ben], "scores": scores]))
  }

  @Test func `a round from a file has two to four people, and is of the one who plays`() throws {
    let four = [Self.anna, Self.ben, Self.cem, .anyone]
    let impossible = [Player.computer(.echo), .person(name: "\u{1B}[2J")]

    #expect(try Self.isValid(round: ["players": [Self.anna, Self.ben], "scores": [Int]()]))
    #expect(try Self.isValid(round: ["players": four, "scores": [Int]()]))
    #expect(try Self.isValid(round: ["players": [Self.ben, Self.anna], "scores": [100_000]]))
    let tables = [[], [Self.anna], [Self.ben, Self.anna], four + [Self.ben]]
    for players in tables + impossible.map({ [Self.anna, $0] }) {
      #expect(try !Self.isValid(round: ["players": players, "scores": [Int]()]), "\(players)")
    }
  }

  @Test func `a deal with scores is one of a sprint of several people`() {
    var (pairs, alone, computer) = (
      Self.deal(to: Self.anna, Self.ben), Self.deal(to: Self.anna), Self.deal(to: Self.anna)
    )
    (pairs.request.kind, pairs.scores) = (.pairs, [5])
    alone.scores = [5]
    computer.players.append(.computer(.echo))

    for deal in [pairs, alone, computer] {
      var game = GameState()
      #expect(game.reduce(.deal(deal)) == .ignored("one to four may play"))
    }
  }

  private static func isValid(round: [String: any Encodable]) throws -> Bool {
    try readBack(afterAnna.game) {
      $0["round"] = try round.mapValues {
        try JSONSerialization.jsonObject(with: JSONEncoder().encode($0))
      }
    }.isValid
  }
}

/// What is read back after a change to the file.
private func readBack<Value: Codable>(
  _ value: Value, changing change: (inout [String: Any]) throws -> Void
) throws -> Value {
  var json = try #require(
    JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
  try change(&json)
  return try JSONDecoder().decode(
    Value.self, from: JSONSerialization.data(withJSONObject: json))
}
