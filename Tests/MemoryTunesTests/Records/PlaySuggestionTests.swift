import Artwork
import DataFlow
import Testing

@testable import MemoryTunes

/// The line of the first screen that can be played.
@Suite struct PlaySuggestionTests {
  private static func deal(
    kind: GameKind? = nil, grid: Grid = .standard, category: Category? = nil,
    against opponent: Opponent? = nil
  ) -> Outcome<AppEffect> {
    var action = DealAction(for: AppState(), category: category, kind: kind)
    action.request.grid = grid
    if let opponent { action.players = [.anyone, .computer(opponent)] }
    return .handled(.run(.send(.game(.deal(action)))))
  }

  @Test(
    arguments: [
      (.nextDaily(daysInARow: 3), .handled(.run(.daily(.find(nil)), id: .daily))),
      (.daily(after: .good, daysAgo: 1), .handled(.run(.daily(.find(nil)), id: .daily))),
      (.untried(.computer), deal(against: .fuzz)), (.untried(.sprint), deal(kind: .sprint)),
      (.untried(.ear), deal(kind: .ear, grid: .firstByEar)),
      (.crownWithinReach(.echo), deal(against: .echo)),
      (.rematch(.skip, hasWon: false), deal(against: .skip)),
      (.nextOpponent(.skip), deal(against: .skip)),
      (.recordWithinReach(movesMissing: 1), deal()),
      (
        .coversMissing(.bundled[3], covers: Array(CoverCollection.categories[3].covers)),
        deal(category: .bundled[3])
      ),
    ] as [(Suggestion, Outcome<AppEffect>)])
  func `what is suggested is dealt`(
    suggestion: Suggestion, outcome: Outcome<AppEffect>
  ) {
    var (state, events) = (AppState(), [AppEvent]())

    let effect = play(suggestion, in: &state, events: &events)

    #expect(.handled(effect) == outcome)
    #expect(state == AppState())
  }

  @Test(
    arguments: [
      .recordWithinReach(movesMissing: 1), .untried(.sprint), .untried(.ear),
      .coversMissing(.bundled[3], covers: [61]),
    ] as [Suggestion])
  func `a suggestion is for the current person alone, whoever plays the next new game`(
    suggestion: Suggestion
  ) throws {
    var alone = AppState()
    alone.settings.current.person = "Ann"
    var watching = alone
    (watching.settings.current.peopleCount, watching.settings.current.opponents) = (
      0, [.skip, .echo]
    )
    #expect(DealAction(for: watching).players == [.computer(.skip), .computer(.echo)])
    var events: [AppEvent] = []

    let effects = [
      play(suggestion, in: &watching, events: &events),
      play(suggestion, in: &alone, events: &events),
    ]

    #expect(Outcome.handled(effects[0]) == .handled(effects[1]))
  }

  @Test func `a game that was only watched is not kept`() throws {
    var (records, game) = (RecordsState(), GameState.dealt("A", "B", "A", "B").flipping(0, 2))
    game.players = [.computer(.skip), .computer(.echo)]

    records.end(try #require(SavedGame(game)))

    #expect(records.unstored.isEmpty)
  }

  @Test(arguments: CoverCollection.categories[3].covers)
  func `the board has the cover that is missing`(cover: Int) throws {
    var (state, events) = (AppState(), [AppEvent]())

    let effect = play(.coversMissing(.bundled[3], covers: [cover]), in: &state, events: &events)

    var played = PlayedGame.played()
    (played.request.category, played.request.grid, played.request.seed) = (
      .bundled[3], .standard, state.seeds.next
    )
    #expect(played.bundledCovers.contains(cover))
    var action = DealAction(for: state, category: .bundled[3])
    action.request.seed = state.seeds.next
    #expect(Outcome.handled(effect) == .handled(.run(.send(.game(.deal(action))))))
  }

  @Test func `a cover of the collection is dealt, if there is such a cover`() {
    var state = AppState()
    #expect(appReducer(state: &state, action: .records(.dealCover(100))) == .ignored(.noSuchEntry))
    #expect(appReducer(state: &state, action: .records(.dealCover(-1))) == .ignored(.noSuchEntry))

    let outcome = appReducer(state: &state, action: .records(.dealCover(61)))

    var played = PlayedGame.played()
    (played.request.category, played.request.grid, played.request.seed) = (
      .bundled[3], .standard, state.seeds.next
    )
    #expect(played.bundledCovers.contains(61))
    var action = DealAction(for: state, category: .bundled[3])
    action.request.seed = state.seeds.next
    #expect(outcome == .handled(.run(.send(.game(.deal(action))))))
  }

  @Test func `practice is opened`() {
    var (state, events) = (AppState(), [AppEvent]())

    let effect = play(.practice(2), in: &state, events: &events)

    #expect(Outcome.handled(effect) == .handled())
    #expect(state.routing.path == [.practice])
  }

  @Test func `without a suggestion nothing is played`() {
    var state = AppState()

    #expect(
      appReducer(state: &state, action: .records(.playSuggestion)) == .ignored(.nothingSuggested))
  }

  @Test func `it is asked first if that would give up the unfinished game`() {
    var state = AppState.playing(GameState.dealt("A", "B", "A", "B").flipping(0, 2))
    let games = (UInt64(1)...6).map { PlayedGame.played(id: $0) }
    for action in [
      AppAction.go(.menu), .records(.summarized(RecordsSummary(games: games, time: 0))),
      .records(.playSuggestion),
    ] { _ = appReducer(state: &state, action: action) }

    #expect(state.routing.destination == .confirmation)
    #expect(state.nextDeal.request.kind == .sprint)
  }
}
