import DataFlowTesting
import Testing

@testable import MemoryTunes

@Suite struct SuggestionTests {
  private func games(_ count: Int, kind: GameKind = .pairs) -> [PlayedGame] {
    Array(repeating: PlayedGame.played().with { $0.request.kind = kind }, count: count)
  }

  /// A game between a person and Skip, in which the person finds so many of two pairs.
  private func duel(won pairCount: Int) -> PlayedGame {
    let cards = [[0, 2, 1, 0, 2, 3], [0, 1, 2, 0, 3, 2], [0, 1, 2, 3]][pairCount]
    return .played(
      players: [.anyone, .computer(.skip)], pairs: [0, 0, 1, 1], flips: flips(of: cards))
  }

  @Test(arguments: [(3, WayToPlay.computer), (6, .sprint), (9, .ear)])
  func `an untried way to play is suggested once, by finished games`(count: Int, way: WayToPlay) {
    let givenUp = PlayedGame.played().with { $0.pairCount = 1 }

    #expect(Suggestion(after: games(count) + [givenUp]) == .untried(way))
    #expect(Suggestion(after: games(count - 1) + [givenUp]) == nil)
    #expect(Suggestion(after: games(count + 1)) == nil)
  }

  @Test func `after a daily board, each day suggests its own, before all else`() {
    func suggestion(days: [Int], today: Int) -> Suggestion? {
      let boards = days.map { PlayedGame.daily($0) }
      return RecordsSummary(games: games(1) + boards, time: today * 86_400).suggestion
    }

    #expect(suggestion(days: [19_999, 20_000], today: 20_001) == .nextDaily(daysInARow: 3))
    #expect(suggestion(days: [20_000], today: 20_001) == .daily(after: .perfect))
    #expect(suggestion(days: [19_999, 20_000], today: 20_000) == .untried(.computer))
    #expect(
      suggestion(days: [19_999, 20_000], today: 20_002) == .daily(after: .perfect))
    #expect(suggestion(days: [], today: 20_002) == nil)
  }

  @Test func `a way that was tried is not suggested`() {
    #expect(Suggestion(after: games(1, kind: .sprint) + games(5)) == nil)
    #expect(Suggestion(after: games(1, kind: .ear) + games(8)) == nil)
    #expect(Suggestion(after: []) == nil)
  }

  @Test func `after a game against a computer that one of them won, a rematch is`() {
    #expect(Suggestion(after: [duel(won: 0)]) == .rematch(.skip))
    #expect(Suggestion(after: [duel(won: 0)] + games(1)) == .rematch(.skip))
    #expect(Suggestion(after: [duel(won: 1)]) == nil)
    #expect(Suggestion(after: [duel(won: 2), duel(won: 2), duel(won: 0)]) == .nextOpponent(.fuzz))
  }

  @Test func `after a win on 4×4 the second one in a row is, and after all crowns nothing`() {
    let won = Opponent.allCases.flatMap { Array(repeating: PlayedGame.won(against: $0), count: 2) }

    #expect(Suggestion(after: Array(won.dropLast())) == .crownWithinReach(.maestro))
    #expect(Suggestion(after: won) == nil)
  }

  @Test func `what is due to be practised is, but not right after a duel`() {
    let time = 3 * 86_400
    func suggestion(_ games: [PlayedGame], answeredAt: Int? = nil) -> Suggestion? {
      let answer = PuzzleAnswer(gameID: PlayedGame.withSlips.id, move: 3, isRight: false)
      let puzzles = DuePuzzles(
        games: games, answers: answeredAt.map { [(answer, $0)] } ?? [], person: "", time: time)
      return Suggestion(after: games, puzzles: puzzles)
    }

    #expect(suggestion([.withSlips]) == .practice(2))
    #expect(suggestion([.withSlips], answeredAt: time) == .practice(1))
    #expect(suggestion([.withSlips], answeredAt: time - 86_400) == .practice(2))
    #expect(suggestion([.withSlips, duel(won: 0)]) == .rematch(.skip))
  }

  @Test func `the missing covers of a category are, the last five before other things`() throws {
    let all = CoverCollection.categories[0].covers
    let missing = (1...200).map { count in
      let games = (1...count).map { seed in
        PlayedGame.played(id: UInt64(seed)).with { $0.request.seed = UInt64(seed) }
      }
      let collection = CoverCollection(games: games)
      return (games, all.filter { collection[$0] == nil })
    }
    func suggestion(whileMissing isRight: (Int) -> Bool) throws -> (Suggestion?, [Int]) {
      // At the third, sixth and ninth game there is another suggestion.
      let (games, covers) = try #require(
        missing.last { isRight($0.1.count) && ![3, 6, 9].contains($0.0.count) })
      return (Suggestion(after: games, collection: CoverCollection(games: games)), covers)
    }

    let (few, covers) = try suggestion { (1...5).contains($0) }
    #expect(few == .coversMissing(.bundled[0], covers: covers))
    let (many, others) = try suggestion { $0 > 5 }
    #expect(many == .coversMissing(.bundled[0], covers: others))
    #expect(try suggestion { $0 == 0 }.0 == .coversMissing(.bundled[1], covers: Array(20..<40)))
  }

  @Test(arguments: [(10, nil), (11, 1), (12, 2), (13, nil)] as [(Int, Int?)])
  func `a record within two moves is, of the same category`(moves: Int, missing: Int?) {
    let games = [PlayedGame.played(moves: 10), .played(moves: moves)]

    #expect(Suggestion(after: games) == missing.map { .recordWithinReach(movesMissing: $0) })
    let other = games[1].with { $0.request.category = .bundled[1] }
    #expect(Suggestion(after: [games[0], other]) == nil)
  }
}

/// The line of the first screen that can be played.
@MainActor @Suite struct PlaySuggestionTests {
  private nonisolated static func deal(
    kind: GameKind? = nil, grid: Grid = .standard, category: Category? = nil,
    against opponent: Opponent? = nil
  ) -> Outcome<AppEffect> {
    let action = DealAction(for: AppState(), category: category, kind: kind).with {
      $0.request.grid = grid
      if let opponent { $0.players = [.anyone, .computer(opponent)] }
    }
    return .handled(.dealing(action))
  }

  @Test(
    arguments: [
      (.nextDaily(daysInARow: 3), .handled(.run(.daily(.find(nil)), id: .daily))),
      (.daily(after: .good), .handled(.run(.daily(.find(nil)), id: .daily))),
      (.untried(.computer), deal(against: .fuzz)), (.untried(.sprint), deal(kind: .sprint)),
      (.untried(.ear), deal(kind: .ear, grid: .firstByEar)),
      (.crownWithinReach(.echo), deal(against: .echo)),
      (.rematch(.skip), deal(against: .skip)),
      (.nextOpponent(.skip), deal(against: .skip)), (.recordWithinReach(movesMissing: 1), deal()),
      (
        .coversMissing(.bundled[3], covers: Array(CoverCollection.categories[3].covers)),
        deal(category: .bundled[3])
      ),
    ] as [(Suggestion, Outcome<AppEffect>)])
  func `what is suggested is dealt`(suggestion: Suggestion, outcome: Outcome<AppEffect>) {
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
  func `a suggestion is for the current person alone, whoever plays next`(suggestion: Suggestion) {
    let alone = AppState().with { $0.settings.current.person = "Ann" }
    let watching = alone.with {
      $0.settings.current.peopleCount = 0
      $0.settings.current.opponents = [.skip, .echo]
    }
    #expect(DealAction(for: watching).players == [.computer(.skip), .computer(.echo)])

    let outcomes = [watching, alone].map { state in
      var (state, events) = (state, [AppEvent]())
      return Outcome.handled(play(suggestion, in: &state, events: &events))
    }

    #expect(outcomes[0] == outcomes[1])
  }

  @Test func `a game that was only watched is not kept`() throws {
    var records = RecordsState()
    let game = GameState.dealt("A", "B", "A", "B").flipping(0, 2).with {
      $0.players = [.computer(.skip), .computer(.echo)]
    }

    records.end(try #require(SavedGame(game)))

    #expect(records.unstored.isEmpty)
  }

  @Test(arguments: CoverCollection.categories[3].covers)
  func `the board has the cover that is missing, or was chosen from the collection`(cover: Int) {
    var (suggested, chosen, events) = (AppState(), AppState(), [AppEvent]())

    let effect = play(.coversMissing(.bundled[3], covers: [cover]), in: &suggested, events: &events)
    let outcome = chosen.reduce(.records(.dealCover(cover)))

    for (state, outcome) in [(suggested, Outcome.handled(effect)), (chosen, outcome)] {
      let played = PlayedGame.played().with {
        ($0.request.category, $0.request.seed) = (.bundled[3], state.seeds.next)
      }
      #expect(played.bundledCovers.contains(cover))
      let deal = DealAction(for: state, category: .bundled[3])
      #expect(outcome == .handled(.dealing(deal.with { $0.request.seed = state.seeds.next })))
    }
  }

  @Test(
    arguments: [
      (.playSuggestion, "nothing is suggested"), (.dealCover(-1), .noSuchEntry),
      (.dealCover(100), .noSuchEntry),
    ] as [(RecordsAction, Reason)])
  func `nothing is dealt without suggestion or cover`(action: RecordsAction, reason: Reason) {
    AppState().store.send(.records(action), .ignored(reason))
  }

  @Test func `practice is opened`() {
    var (state, events) = (AppState(), [AppEvent]())

    #expect(Outcome.handled(play(.practice(2), in: &state, events: &events)) == .handled())
    #expect(state.routing.path == [.practice])
  }

  @Test(
    arguments: [
      ((UInt64(1)...6).map { .played(id: $0) }, .sprint, [.anyone]),
      ([.won(against: .maestro)], .pairs, [.anyone, .computer(.maestro)]),
    ] as [([PlayedGame], GameKind, [Player])])
  func `it asks before giving up a game`(games: [PlayedGame], kind: GameKind, players: [Player]) {
    let state = AppState.playing(GameState.dealt("A", "B", "A", "B").flipping(0, 2)).after(
      .go(.menu), .records(.summarized(RecordsSummary(games: games, time: 0))),
      .records(.playSuggestion))

    #expect(state.routing.destination == .confirmation)
    #expect(state.nextDeal.request.kind == kind)
    #expect(state.nextDeal.players == players)
    #expect(state.game.hasProgress)
  }
}
