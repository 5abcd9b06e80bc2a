import Testing

@testable import MemoryTunes

/// Which games do not count; those with a hint and with a look at all cards are tested with these.
@Suite struct HindsightTests {
  private static let board = GameState.dealt("A", "B", "A", "B")
  private static let begun = board.flipping(0)
  private static let solved = board.flipping(0, 2, 1, 3)

  @Test func `the same board again is dealt with hindsight`() {
    let next = Self.begun.after(.deal(.init(repeating: Self.begun)))

    #expect(next.hindsight == .sameBoard)
    #expect(next.deal == .fetching(.searching))
    #expect(next.request == Self.begun.request.with { $0.id = 2 })
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
  func `a board that records have is dealt with hindsight`(before: Hindsight?, after: Hindsight) {
    let state = GameState.loading().with { $0.hindsight = before }.after(
      .setCards(.init(request: 1, batch: .init(covers: .different(8)), hasBeenSeen: true)))

    #expect(state.hindsight == after)
  }

  @Test func `another category, grid, source or seed is another board`() {
    for change: (inout DealRequest) -> Void in [
      { $0.category = .bundled[3] }, { $0.grid = Grid.choices[3] }, { $0.source = .itunes },
      { $0.seed = 8 },
    ] {
      let other = Self.begun.with { change(&$0.request) }
      #expect(Self.begun.after(.deal(.init(repeating: other))).hindsight == nil)
    }
  }

  private static let rewind: [AppAction] = [.session(.resume(.init(entropy: 1)))]
  private static let look: [AppAction] = [.go(.inspector), .inspector(.select(0))]

  @Test(
    arguments: [
      (board, rewind, .timeTravel), (begun, rewind, .timeTravel), (.loading(), rewind, .timeTravel),
      (board, look, nil), (begun, look, .timeTravel),
      // Where there is no game, there is no hindsight.
      (GameState(), rewind, nil), (solved, rewind, nil), (solved, look, nil),
    ] as [(GameState, [AppAction], Hindsight?)])
  func `rewinding a game or a deal, or looking at the past of an unfinished game, gives hindsight`(
    game: GameState, actions: [AppAction], hindsight: Hindsight?
  ) {
    let state = actions.reduce(into: AppState.playing(game)) { $0.reduce($1) }

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

  @Test func `a game with hindsight has no stars`() {
    #expect(Self.solved.rating == .perfect)
    #expect(Self.solved.with { $0.hindsight = .hint }.rating == nil)
  }
}
