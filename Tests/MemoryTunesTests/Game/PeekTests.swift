import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct PeekTests {
  private nonisolated static func peekingRules(
    state: inout GameState, action: GameAction
  ) -> Outcome<AppEffect> {
    rules(state: &state, action: action, settings: GameSettings(isAnimated: false, peeks: true))
  }

  private static let cards = GameAction.setCards(
    .init(request: 1, batch: CoverBatch(covers: .different(40))))

  /// A board that has just been dealt, with all cards shown.
  private static func peeking() -> GameState {
    var state = GameState.loading(Grid.choices[0])
    _ = peekingRules(state: &state, action: cards)
    return state
  }

  @Test(arguments: [
    ("2x2", 2000), ("4x2", 2000), ("5x2", 2500), ("4x4", 4000), ("10x8", 20_000),
  ])
  func `all cards of a new board are shown for half a second a pair, at least for two seconds`(
    size: String, milliseconds: Int
  ) throws {
    var state = GameState.loading(try #require(Grid(size)))

    #expect(
      Self.peekingRules(state: &state, action: Self.cards)
        == .handled(.merge(.cancel(.deal), .send(.game(.endPeek), .peek, after: milliseconds))))
    #expect(state.show.isPeeking)
    #expect(state.hindsight == .peek)
    #expect(state.cards.allSatisfy { $0.face == .hidden })
  }

  @Test func `the look ends by itself, once, and starts again after a rewind`() {
    #expect(Self.peeking().pending().delays(of: .peek) == [.milliseconds(2000)])
    let game = TestStore(initialState: Self.peeking(), reducer: Self.peekingRules)

    game.send(.endPeek, .handled(.cancel(.peek))) { $0.show.isPeeking = false }
    game.send(.endPeek, .ignored("the cards are face down"))
  }

  @Test func `a flip ends the look and is not lost`() {
    let game = TestStore(initialState: Self.peeking(), reducer: Self.peekingRules)

    game.send(.flip(3), .handled(.merge(.cancel(.peek), .nextTick))) {
      $0.show.isPeeking = false
      $0.flip(3)
      $0.show.cursor = 3
      $0.clock.isRunning = true
    }
  }

  @Test(arguments: RoutingDestination.allCases.filter { $0 != .game })
  func `leaving the board ends the look for good`(destination: RoutingDestination) {
    var state = AppState.playing(Self.peeking()).with { $0.settings.current.peeks = true }

    for place in [destination, .game] {
      state.reduce(.go(place))
      #expect(!state.game.show.isPeeking)
      #expect(state.game.pending().delays(of: .peek) == [])
    }
  }

  @Test(arguments: [true, false])
  func `the setting decides whether a new board is shown`(peeks: Bool) {
    let state = AppState.playing(.loading(Grid.choices[0])).after(
      .set(\.peeks, peeks), .game(Self.cards))

    #expect(state.game.show.isPeeking == peeks)
    #expect(state.game.hindsight == (peeks ? .peek : nil))
  }

  @Test(
    arguments: [
      { $0.daily = Daily(day: 20_780, isPractice: false) },
      { $0.daily = Daily(day: 20_780, isPractice: true) }, { $0.request.kind = .ear },
    ] as [@Sendable (inout GameState) -> Void])
  func `neither the board of a day nor one by ear is shown first`(
    change: @Sendable (inout GameState) -> Void
  ) {
    var state = GameState.loading().with(change)

    _ = Self.peekingRules(state: &state, action: Self.cards)

    #expect(state.isUnderWay)
    #expect(!state.show.isPeeking)
    #expect(state.hindsight == nil)
  }
}
