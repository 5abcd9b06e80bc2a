import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

/// A sprint of several people, a minute each.
@MainActor @Suite struct SprintRoundTests {
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
    state.game.reduce(
      .setCards(from: CoverBatch(covers: .different(8)), request: state.game.request.id))
  }

  /// Deals a minute, solves this many boards, and lets the time run out.
  private static func play(_ deal: DealAction, boards: Int, in state: inout AppState) {
    begin(deal, in: &state)
    for _ in 0..<boards {
      state.game.solve()
      state.game.reduce(.dealNextBoard)
    }
    if boards == 0 { state.game.reduce(.flip(0)) }
    state.game.solve(pairs: boards == 0 ? 0 : 1)
    state.game.reduce(.tick(TickAction(seconds: 60)))
    follow(state.game, in: &state)
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
    let copy = try readBack(saved)

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
    let deal = state.dealAfterGame.with { $0.scores = scores }

    #expect(state.game.reduce(.deal(deal)) == .ignored(.noSuchGame))
    #expect(try !Self.isValid(round: ["players": [Self.anna, Self.ben], "scores": scores]))
  }

  @Test func `a round in a file needs two to four people, one of them playing`() throws {
    let four = [Self.anna, Self.ben, Self.cem, .anyone]

    #expect(try Self.isValid(round: ["players": [Self.anna, Self.ben], "scores": [Int]()]))
    #expect(try Self.isValid(round: ["players": four, "scores": [Int]()]))
    #expect(try Self.isValid(round: ["players": [Self.ben, Self.anna], "scores": [100_000]]))
    for players in [
      [], [Self.anna], [Self.ben, Self.anna], four + [Self.ben], [Self.anna, .computer(.echo)],
      [Self.anna, .person(name: "\u{1B}[2J")],
    ] {
      #expect(try !Self.isValid(round: ["players": players, "scores": [Int]()]), "\(players)")
    }
  }

  @Test func `a deal with scores is one of a sprint of several people`() {
    for deal in [
      Self.deal(to: Self.anna, Self.ben).with { ($0.request.kind, $0.scores) = (.pairs, [5]) },
      Self.deal(to: Self.anna).with { $0.scores = [5] },
      Self.deal(to: Self.anna).with { $0.players.append(.computer(.echo)) },
    ] {
      GameState().store.send(.deal(deal), .ignored(.noSuchGame))
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
