import Artwork
import DataFlow
import Foundation
import Testing

@testable import MemoryTunes

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

  private static func setCards(in state: inout AppState) {
    let batch = CoverBatch(covers: .different(8))
    let action = SetCardsAction(request: state.game.request.id, batch: batch)
    _ = rules(state: &state.game, action: .setCards(action))
  }

  /// Deals a minute, and plays it to its end with so many boards solved.
  private static func play(_ deal: DealAction, boards: Int, in state: inout AppState) {
    _ = rules(state: &state.game, action: .deal(deal))
    setCards(in: &state)
    for _ in 0..<boards {
      state.game.solve()
      _ = rules(state: &state.game, action: .dealNextBoard)
    }
    if boards == 0 { _ = rules(state: &state.game, action: .flip(0)) }
    state.game.solve(pairs: boards == 0 ? 0 : 1)
    _ = rules(state: &state.game, action: .tick(TickAction(seconds: 60)))
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

    Self.play(Self.deal(to: Self.anna, Self.ben, Self.cem), boards: 2, in: &state)
    #expect(state.game.players == [Self.anna])
    #expect(state.game.standings.map(\.pairCount) == [5])
    #expect(state.nextGame == .minute(seat: 1))

    Self.play(state.dealAfterGame, boards: 3, in: &state)
    #expect(state.game.players == [Self.ben])
    #expect(state.game.standings.map(\.pairCount) == [5, 7])
    #expect(state.nextGame == .minute(seat: 2))

    Self.play(state.dealAfterGame, boards: 2, in: &state)
    #expect(state.game.players == [Self.cem])
    #expect(state.game.standings.map(\.pairCount) == [5, 7, 5])
    #expect(state.game.standings.map(\.place) == [2, 1, 2])
    #expect(state.nextGame == .again)
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
    _ = rules(state: &state.game, action: .deal(deal))
    #expect(state.game.players == [deal.players[0]])
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
    _ = rules(state: &state.game, action: .deal(state.dealAfterGame))
    Self.setCards(in: &state)
    _ = rules(state: &state.game, action: .flip(0))

    let saved = SavedGame.kept(of: state.game)
    let copy = try JSONDecoder().decode(SavedGame.self, from: JSONEncoder().encode(saved))

    #expect(copy == saved)
    #expect(copy.game.standings.map(\.pairCount) == [5, 0])
    #expect(copy.game.everybody == [Self.anna, Self.ben])
  }

  @Test func `of a game that was saved by an earlier version, one person sprints`() throws {
    var state = AppState()
    Self.play(Self.deal(to: Self.anna), boards: 1, in: &state)
    var json = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(state.game)) as? [String: Any])
    json["round"] = nil

    let game = try JSONDecoder().decode(
      GameState.self, from: JSONSerialization.data(withJSONObject: json))

    #expect(game == state.game)
  }

  @Test(arguments: [
    [-1], [100_001], [Int.max], [5, 5], [5, 5, 5],
  ])
  func `impossible scores are refused`(scores: [Int]) throws {
    var state = Self.afterAnna
    var deal = state.dealAfterGame
    deal.scores = scores

    #expect(rules(state: &state.game, action: .deal(deal)) == .ignored(.impossiblePlayers))
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
      #expect(rules(state: &game, action: .deal(deal)) == .ignored(.impossiblePlayers))
    }
  }

  /// Whether a sprint of Anna's can be in such a round.
  private static func isValid(round: [String: any Encodable]) throws -> Bool {
    var json = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(afterAnna.game)) as? [String: Any])
    json["round"] = try round.mapValues {
      try JSONSerialization.jsonObject(with: JSONEncoder().encode($0))
    }
    return try JSONDecoder().decode(
      GameState.self, from: JSONSerialization.data(withJSONObject: json)
    ).isValid
  }
}

extension GameState {
  /// Finds the first pairs of the board, or all.
  fileprivate mutating func solve(pairs count: Int? = nil) {
    for pair in covers.indices.prefix(count ?? covers.count) {
      for card in cards.indices where cards[card].pair == pair {
        _ = rules(state: &self, action: .flip(card))
      }
    }
  }
}
