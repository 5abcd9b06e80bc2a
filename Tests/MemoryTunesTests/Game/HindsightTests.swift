import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// Which games do not count; those with a hint and with a look at all cards are tested with these.
@Suite struct HindsightTests {
  private static let board = GameState.dealt("A", "B", "A", "B")
  private static let begun = board.flipping(0)
  private static let solved = board.flipping(0, 2, 1, 3)

  @Test func `the same board again is dealt with hindsight`() {
    let next = Self.begun.after(.deal(.init(repeating: Self.begun)))

    var request = Self.begun.request
    request.id = 2
    #expect(next.hindsight == .sameBoard)
    #expect(next.phase == .loading(.searching))
    #expect(next.request == request)
    // Nothing was seen of it yet.
    #expect(Self.board.after(.deal(.init(repeating: Self.board))).hindsight == nil)
  }

  @Test func `what is known of a board stays known through deals that fail`() {
    let failed = Self.begun.after(
      .deal(.init(repeating: Self.begun)),
      .fetchFailed(.init(request: 2, failure: .itunes(.noConnection))))

    #expect(failed.after(.deal(.init(repeating: failed))).hindsight == .sameBoard)
  }

  @Test(
    arguments: [(nil, Hindsight.sameBoard), (.practice, .practice)] as [(Hindsight?, Hindsight)])
  func `a board that the records have is dealt with hindsight`(before: Hindsight?, after: Hindsight)
  {
    var state = GameState.loading()
    state.hindsight = before

    state.reduce(
      .setCards(.init(request: 1, batch: .init(covers: .different(8)), hasBeenSeen: true)))

    #expect(state.hindsight == after)
  }

  @Test func `another category, grid, source or seed is another board`() {
    let changes: [(inout DealRequest) -> Void] = [
      { $0.category = .bundled[3] }, { $0.grid = Grid.choices[3] }, { $0.source = .itunes },
      { $0.seed = 8 },
    ]
    for change in changes {
      var other = Self.begun
      change(&other.request)
      #expect(Self.begun.after(.deal(.init(repeating: other))).hindsight == nil)
    }
  }

  @Test(
    arguments: [
      (board, .timeTravel), (begun, .timeTravel), (.loading(), .timeTravel),
      // Where there is no game, there is no hindsight.
      (GameState(), nil), (solved, nil),
    ] as [(GameState, Hindsight?)])
  func `a game that was rewound has hindsight, and so has a deal`(
    game: GameState, hindsight: Hindsight?
  ) {
    let state = AppState.playing(game).after(.session(.resume(.init(entropy: 1))))

    #expect(state.game.hindsight == hindsight)
  }

  @Test func `time travel is free before the first flip`() {
    var state = AppState.playing(Self.board)
    let resume = AppAction.session(.resume(ResumeAction(entropy: 1, unseenGame: state.game.id)))
    state.reduce(resume)
    #expect(state.game.hindsight == nil)

    state.game.id += 1
    state.reduce(resume)
    #expect(state.game.hindsight == .timeTravel)
  }

  @Test(
    arguments: [(board, nil), (begun, .timeTravel), (solved, nil)] as [(GameState, Hindsight?)])
  func `who looks at the past of a game under way has hindsight`(
    game: GameState, hindsight: Hindsight?
  ) {
    var state = AppState.playing(game)
    state.routing.path = [.game, .inspector]

    #expect(state.after(.inspector(.select(0))).game.hindsight == hindsight)
  }

  @Test func `a game with hindsight has no stars`() {
    var game = Self.solved
    #expect(game.rating == .perfect)

    game.hindsight = .hint

    #expect(game.rating == nil)
  }
}
