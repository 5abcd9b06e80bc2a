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
    let batch = CoverBatch(covers: .different(8))
    _ = rules(state: &game, action: .setCards(SetCardsAction(request: 1, batch: batch)))
    return game
  }

  private func solve(_ game: inout GameState) {
    for pair in game.covers.indices {
      for card in game.cards.indices where game.cards[card].pair == pair {
        _ = rules(state: &game, action: .flip(card))
      }
    }
  }

  @Test func `when all pairs are found, another board is dealt, and the clock runs on`() {
    var game = Self.begun()
    let (first, request) = (game.covers, game.request.id)

    solve(&game)
    #expect(!game.isFinished)
    let outcome = rules(state: &game, action: .dealNextBoard)

    #expect(outcome == .handled(.cancel(.nextBoard)))
    #expect(game.phase == .playing)
    #expect(game.covers != first)
    #expect(game.request.id == request + 1)
    #expect(game.sprint?.pairCount == 2)
    #expect(game.sprint?.moveCount == 2)
    #expect(game.clock.isRunning)
    #expect(game.hasProgress)
  }

  @Test func `pairs, moves and slips of all boards before are added up`() throws {
    var game = Self.begun()
    for _ in 0..<2 {
      let places = game.covers.indices.map { pair in
        game.cards.indices.filter { game.cards[$0].pair == pair }
      }
      // The partner of the third card has been seen.
      for card in [places[0][0], places[1][0], places[0][1], places[1][1]] {
        _ = rules(state: &game, action: .flip(card))
      }
      solve(&game)
      _ = rules(state: &game, action: .dealNextBoard)
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
      { ($0.boardCount, $0.pairCount) = (-1, -2) },
      { ($0.moveCount, $0.slipCount) = (19_999, 0) },
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

  @Test func `a sprint from a file has covers for a board, and not too many`() throws {
    let grid = Grid.choices[0]
    func isValid(_ covers: Int, fillers: Int) throws -> Bool {
      let batch = CoverBatch(covers: .different(covers), fillers: .different(fillers))
      var json = try #require(
        JSONSerialization.jsonObject(
          with: JSONEncoder().encode(Sprint(batch: CoverBatch(covers: []), seed: 0)))
          as? [String: Any])
      json["deck"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(batch))
      return try JSONDecoder().decode(
        Sprint.self, from: JSONSerialization.data(withJSONObject: json)
      ).isValid(for: grid)
    }

    #expect(try isValid(2, fillers: 0))
    #expect(try isValid(1, fillers: 1))
    #expect(try !isValid(1, fillers: 0))
    #expect(try isValid(80, fillers: 80))
    #expect(try !isValid(81, fillers: 0))
    #expect(try !isValid(2, fillers: 81))
  }

  @Test func `the same seed deals the same boards`() {
    var (one, other) = (Self.begun(), Self.begun())
    for _ in 0..<5 {
      #expect(one == other)
      solve(&one)
      solve(&other)
      _ = rules(state: &one, action: .dealNextBoard)
      _ = rules(state: &other, action: .dealNextBoard)
    }
  }

  @Test func `pictures that were missing are forgotten with their board`() {
    var game = Self.begun()
    _ = rules(state: &game, action: .missingCovers(.found(game.covers[0].id)))

    solve(&game)
    _ = rules(state: &game, action: .dealNextBoard)

    #expect(game.show.missingCovers == MissingCoversState())
  }

  @Test func `a sprint that is given up just after a new board is recorded`() {
    var game = Self.begun()
    solve(&game)
    _ = rules(state: &game, action: .dealNextBoard)
    var state = AppState.playing(game)

    let outcome = appReducer(
      state: &state, action: .game(.deal(DealAction(for: state))))

    #expect(outcome == .handled(.merge(.cancel(.clock), .deal(state.game.request), .store(game))))
  }

  @Test func `no board is dealt while pairs are left`() {
    var game = Self.begun()

    #expect(rules(state: &game, action: .dealNextBoard) == .ignored(.sprintGoesOn))
  }

  @Test func `after a minute it is over, whatever is open`() {
    var game = Self.begun()
    _ = rules(state: &game, action: .flip(0))

    _ = rules(state: &game, action: .tick(TickAction(seconds: 59)))
    #expect(!game.isFinished)
    _ = rules(state: &game, action: .tick(TickAction(seconds: 5)))

    #expect(game.isFinished)
    #expect(game.show.finale == .lighting(0))
    #expect(game.clock.seconds == 60)
    #expect(!game.clock.isRunning)
    #expect(rules(state: &game, action: .flip(1)) == .ignored(.noBoard))
    _ = rules(state: &game, action: .advanceFinale)
    #expect(game.show.finale == .result)
  }
}
