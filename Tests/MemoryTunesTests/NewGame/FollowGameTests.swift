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
    DealAction(request(), players: [.person(name: "Ann"), .person(name: "Ben"), .computer(.skip)]),
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
    [.set(\.names, ["Cem", "Dora"]), .set(\.peopleCount, 2)],
    [.set(\.kind, .ear), .set(\.source, .folder("/a"))],
    [.set(\.kind, .sprint), .set(\.peopleCount, 0)],
  ]

  @Test(arguments: games.indices, states.indices)
  func `a game is dealt again as it was, in this run and in the next`(game: Int, state: Int) {
    let app = (Self.states[state] + [.game(.deal(Self.games[game]))])
      .reduce(into: AppState()) { $0.reduce($1) }
    let later = AppState().after(.restore(app.settings.saved))

    #expect(next(in: app) == Self.games[game])
    #expect(next(in: later) == Self.games[game])
  }

  @Test func `the game that ends counts, whatever was chosen while it waited`() {
    let state = AppState.playing(.dealt("A", "B", "A", "B").flipping(0, 2, 1)).after(
      .set(\.grid, Grid.choices[4]), .flip(3))

    #expect(DealAction(for: state).request.grid == state.game.grid)
  }

  @Test func `the board of a day changes nothing`() throws {
    let daily = try #require(DealAction(Daily(day: 20_000, isPractice: false)))
    let state = AppState().after(.game(.deal(daily)))

    #expect(state.settings == AppState().settings)
    #expect(state.categories == AppState().categories)
  }

  @Test func `an option stays one of its run`() {
    let options = LaunchOptions(grid: Grid.choices[4])
    var state = AppState().after(
      .restore(options: options))
    state.reduce(.game(.deal(DealAction(for: state))))

    #expect(DealAction(for: state).request.grid == Grid.choices[4])
    #expect(state.settings.saved == Preferences())
  }
}

@Suite struct NewGameChoicesTests {
  /// The choices that mean nothing with these settings, and are not there.
  private func missing(_ change: (inout Settings) -> Void) -> Set<NewGameChoice> {
    let state = AppState().with { change(&$0.settings.current) }
    return Set(NewGameChoice.allCases).subtracting(state.newGameChoices)
  }

  @Test func `computers play each other without people, and sprints and by ear without a peek`() {
    #expect(missing { _ in } == [])
    #expect(missing { ($0.peopleCount, $0.opponents) = (0, [.fuzz, .skip]) } == [.people])
    #expect(missing { ($0.kind, $0.peopleCount) = (.sprint, 2) } == [.peek])
    #expect(missing { ($0.kind, $0.opponents) = (.ear, [.echo]) } == [.peek])
  }

  @Test func `by ear is offered only where there are tunes, or if it is the choice already`() {
    var state = AppState()
    func kinds(_ sound: SoundSetting, _ kind: GameKind = .pairs) -> [GameKind] {
      (state.settings.current.sound, state.settings.current.kind) = (sound, kind)
      return state.kindsToChoose
    }

    #expect(kinds(.off) == [.pairs, .titles, .sprint])
    #expect(kinds(.sounds) == [.pairs, .titles, .sprint])
    #expect(kinds(.tunes) == GameKind.allCases)
    #expect(kinds(.off, .ear) == GameKind.allCases)
    state.sound.problem = .unreadable
    #expect(kinds(.tunes) == GameKind.allCases)
    state.sound.problem = .noDevice
    #expect(kinds(.tunes) == [.pairs, .titles, .sprint])
  }

  @Test func `a first game by ear has two tunes, and other kinds the usual board again`() {
    func grids(after games: [PlayedGame]) -> [Grid] {
      var state = AppState()
      state.records.summary = RecordsSummary(games: games, time: 0)
      return [GameKind.ear, .sprint].map { kind in
        state.reduce(.set(\.kind, kind))
        #expect(state.settings.saved.settings.grid == state.settings.current.grid)
        return state.settings.current.grid
      }
    }
    let heard = PlayedGame.played().with { $0.request.kind = .ear }

    #expect(grids(after: []) == [.firstByEar, .standard])
    #expect(grids(after: [heard]) == [.standard, .standard])
  }

  @Test func `stepping past a game by ear keeps the grid`() {
    let large = Grid.choices[4]

    let later = AppState().with { $0.records.summary = RecordsSummary(games: [], time: 0) }.after(
      .set(\.grid, large), .go(.newGame), .set(\.kind, .ear), .set(\.kind, .pairs))

    #expect(later.settings.current.grid == large)
  }
}
