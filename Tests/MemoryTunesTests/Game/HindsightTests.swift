import Artwork
import DataFlow
import DataFlowTesting
import Foundation
import Testing

@testable import MemoryTunes

/// Which games do not count; those with a hint and with a look at all cards are tested with these.
@MainActor @Suite struct HindsightTests {
  private nonisolated static let board = GameState.dealt("A", "B", "A", "B")

  private func dealing(_ action: DealAction, after game: GameState) -> GameState {
    var state = game
    _ = rules(state: &state, action: .deal(action))
    return state
  }

  @Test func `the same board again is dealt with hindsight`() {
    let begun = Self.board.flipping(0)

    let next = dealing(.init(repeating: begun), after: begun)

    #expect(next.hindsight == .sameBoard)
    #expect(next.phase == .loading(.searching))
    var request = begun.request
    request.id = 2
    #expect(next.request == request)
  }

  @Test func `a board of which nothing was seen counts, also when it is dealt again`() {
    #expect(dealing(.init(repeating: Self.board), after: Self.board).hindsight == nil)
  }

  @Test func `what is known of a board stays known through deals that fail`() {
    var failed = dealing(
      .init(repeating: Self.board), after: Self.board.flipping(0))
    _ = rules(
      state: &failed, action: .fetchFailed(.init(request: 2, failure: .itunes(.noConnection))))

    #expect(dealing(.init(repeating: failed), after: failed).hindsight == .sameBoard)
  }

  @Test(
    arguments: [(nil, Hindsight.sameBoard), (.practice, .practice)] as [(Hindsight?, Hindsight)])
  func `a board that the records have is dealt with hindsight`(before: Hindsight?, after: Hindsight)
  {
    var state = GameState.loading()
    state.hindsight = before
    let batch = CoverBatch(covers: .different(8))

    _ = rules(
      state: &state, action: .setCards(.init(request: 1, batch: batch, hasBeenSeen: true)))

    #expect(state.hindsight == after)
  }

  @Test func `another category, grid, source or seed is another board`() {
    let begun = Self.board.flipping(0)
    func action(_ change: (inout DealRequest) -> Void) -> DealAction {
      var other = begun
      change(&other.request)
      return .init(repeating: other)
    }

    for other in [
      action { $0.category = .bundled[3] }, action { $0.grid = Grid.choices[3] },
      action { $0.source = .itunes }, action { $0.seed = 8 },
    ] {
      #expect(dealing(other, after: begun).hindsight == nil)
    }
  }

  @Test func `a game that was rewound has hindsight, and so has a deal`() {
    for game in [Self.board, Self.board.flipping(0), .loading()] {
      var state = AppState.playing(game)
      _ = appReducer(state: &state, action: .session(.resume(.init(entropy: 1))))
      #expect(state.game.hindsight == .timeTravel)
    }
  }

  @Test func `time travel is free before the first flip`() {
    var state = AppState.playing(Self.board)
    let resume = ResumeAction(entropy: 1, unseenGame: state.game.id)
    _ = appReducer(state: &state, action: .session(.resume(resume)))
    #expect(state.game.hindsight == nil)

    state.game.id += 1
    _ = appReducer(state: &state, action: .session(.resume(resume)))
    #expect(state.game.hindsight == .timeTravel)
  }

  @Test func `where there is no game, going back in time gives none hindsight`() {
    for game in [GameState(), Self.board.flipping(0, 2, 1, 3)] {
      var state = AppState.playing(game)
      _ = appReducer(state: &state, action: .session(.resume(.init(entropy: 1))))
      #expect(state.game.hindsight == nil)
    }
  }

  @Test(
    arguments: [
      (board, nil), (board.flipping(0), .timeTravel), (board.flipping(0, 2, 1, 3), nil),
    ] as [(GameState, Hindsight?)])
  func `who looks at the past of a game under way has hindsight`(
    game: GameState, hindsight: Hindsight?
  ) {
    var state = AppState.playing(game)
    state.routing.path = [.game, .inspector]

    _ = appReducer(state: &state, action: .inspector(.select(0)))

    #expect(state.game.hindsight == hindsight)
  }

  @Test func `a game that was saved without its flips has hindsight`() throws {
    var json = try earlierJSON(of: Self.board.flipping(0, 1))
    json["flips"] = nil
    json["id"] = nil

    let read = try JSONDecoder().decode(
      SavedGame.self, from: JSONSerialization.data(withJSONObject: json))

    #expect(read.game.hindsight == .olderVersion)
    #expect(read.game.board == Self.board.flipping(0, 1).board)
    #expect(read.game.slips == [])
    #expect(read.game.nowShowing == .titled("B"))
  }

  @Test func `a game with hindsight has a result without stars`() throws {
    var game = Self.board.flipping(0, 2, 1, 3)
    #expect(try #require(game.result).rating == .perfect)

    game.hindsight = .hint

    #expect(
      game.result
        == GameResult(moves: 2, pairs: 2, seconds: 0, seed: 0, hindsight: .hint, slips: []))
    #expect(try #require(game.result).rating == nil)
  }
}
