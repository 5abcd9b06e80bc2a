import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

@MainActor @Suite struct SprintTests {
  /// A sprint on boards of two pairs.
  private static func begun() -> GameState {
    GameState.loading(Grid.choices[0], seed: 7).with { $0.request.kind = .sprint }
      .after(.setCards(from: CoverBatch(covers: .different(8))))
  }

  @Test func `when all pairs are found, another board is dealt, and the clock runs on`() {
    var game = Self.begun()
    let (first, request) = (game.covers, game.request.id)
    #expect(game.reduce(.dealNextBoard) == .ignored(.sprintGoesOn))

    game.solve()
    #expect(!game.isFinished)
    #expect(game.reduce(.dealNextBoard) == .handled(.cancel(.nextBoard)))

    #expect(game.isUnderWay)
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
    #expect((sprint.boardCount, sprint.pairCount) == (2, 4))
    #expect((sprint.moveCount, sprint.slipCount) == (8, 2))
  }

  @Test func `a sprint from a file has possible numbers`() {
    let grid = Grid.choices[0]
    let fullest = Sprint(batch: CoverBatch(covers: .different(2)), seed: 0).with {
      ($0.boardCount, $0.pairCount) = (10_000, 20_000)
      ($0.moveCount, $0.slipCount) = (100_000, 80_000)
    }

    #expect(fullest.isValid(for: grid))
    #expect(fullest.with { ($0.moveCount, $0.slipCount) = (20_000, 0) }.isValid(for: grid))
    #expect(!fullest.isValid(for: Grid.choices[1]))
    for change: (inout Sprint) -> Void in [
      { ($0.boardCount, $0.pairCount) = (10_001, 20_002) }, { $0.moveCount = 100_001 },
      { $0.slipCount = 80_001 }, { $0.slipCount = -1 }, { $0.pairCount = 19_999 },
      { ($0.boardCount, $0.pairCount) = (-1, -2) }, { ($0.moveCount, $0.slipCount) = (19_999, 0) },
    ] {
      #expect(!fullest.with(change).isValid(for: grid))
    }
  }

  @Test(arguments: [
    (covers: 2, fillers: 0, isValid: true), (1, 1, true), (1, 0, false), (80, 80, true),
    (81, 0, false), (2, 81, false),
  ])
  func `a saved sprint has covers, not too many`(covers: Int, fillers: Int, isValid: Bool) throws {
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
