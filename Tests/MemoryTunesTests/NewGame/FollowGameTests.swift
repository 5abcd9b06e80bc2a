import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// *New Game* deals a game like the last.
@Suite struct FollowGameTests {
  private static func request(
    _ category: MemoryTunes.Category = .bundled[3], _ grid: Grid = Grid.choices[6],
    _ kind: GameKind = .pairs, source: CoverSource = .bundled
  ) -> DealRequest {
    DealRequest(category: category, grid: grid, source: source, seed: 5, kind: kind)
  }

  private static let games: [DealAction] = [
    // By a code, and on another grid.
    DealAction(request()),
    DealAction(request(.bundled[0], Grid(columns: 10, rows: 8) ?? .standard)),
    DealAction(request(.bundled[1], .standard, .sprint)),
    DealAction(request(.bundled[2], .standard, .ear)),
    DealAction(request(.bundled[4], .standard, .titles)),
    // Against others, with names.
    DealAction(request(), players: [.person(name: "Ben")]),
    DealAction(request(), players: [.anyone, .computer(.maestro)]),
    DealAction(request(), players: [.computer(.fuzz), .computer(.echo)]),
    DealAction(
      request(), players: [.person(name: "Ann"), .person(name: "Ben"), .computer(.skip)]),
    DealAction(request(.wholeShelf, .standard, source: .folder("/music"))),
    DealAction(
      request(Category(id: "shelf-1", name: "Jazz"), .standard, source: .folder("/music"))),
  ]

  /// What a new game deals, but for the seed and who begins.
  private func next(in state: AppState) -> DealAction {
    var deal = DealAction(for: state)
    deal.request.seed = 5
    deal.players = DealAction(deal.request, players: state.settings.current.players).players
    return deal
  }

  /// The states in which the player has chosen something else.
  private static let states: [[AppAction]] = [
    [],
    [
      .settings(.change(.init(\.names, ["Cem", "Dora"]))),
      .settings(.change(.init(\.peopleCount, 2))),
    ],
    [.settings(.change(.init(\.kind, .ear))), .settings(.change(.init(\.source, .folder("/a"))))],
    [.settings(.change(.init(\.kind, .sprint))), .settings(.change(.init(\.peopleCount, 0)))],
  ]

  @Test(arguments: games.indices, states.indices)
  func `a game is dealt again as it was, in this run and in the next`(game: Int, state: Int) {
    var app = AppState()
    for action in Self.states[state] + [.game(.deal(Self.games[game]))] {
      _ = appReducer(state: &app, action: action)
    }
    var later = AppState()
    _ = appReducer(
      state: &later, action: .settings(.restore(.init(preferences: app.settings.saved))))

    #expect(next(in: app) == Self.games[game])
    #expect(next(in: later) == Self.games[game])
  }

  @Test func `the game that ends counts, whatever was chosen while it waited`() {
    var state = AppState.playing(GameState.dealt("A", "B", "A", "B").flipping(0, 2, 1))
    _ = appReducer(state: &state, action: .settings(.change(.init(\.grid, Grid.choices[4]))))

    _ = appReducer(state: &state, action: .flip(3))

    #expect(DealAction(for: state).request.grid == state.game.grid)
  }

  @Test func `the board of a day changes nothing`() throws {
    var state = AppState()
    let daily = try #require(DealAction(Daily(day: 20_000, isPractice: false)))
    _ = appReducer(state: &state, action: .game(.deal(daily)))

    #expect(state.settings == AppState().settings)
    #expect(state.categories == AppState().categories)
  }

  @Test func `an option stays one of its run`() {
    var state = AppState()
    let options = LaunchOptions(grid: Grid.choices[4])
    _ = appReducer(
      state: &state, action: .settings(.restore(.init(preferences: .init(), options: options))))
    _ = appReducer(state: &state, action: .game(.deal(DealAction(for: state))))

    #expect(DealAction(for: state).request.grid == Grid.choices[4])
    #expect(state.settings.saved == Preferences())
  }
}
