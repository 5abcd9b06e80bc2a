import DataFlow
import DataFlowTesting
import Testing

@testable import MemoryTunes

/// A round of practice.
@MainActor @Suite struct PracticeReducerTests {
  private static let puzzles = Array(Puzzle.examples.prefix(2))

  private typealias App = TestStore<AppState, AppAction, AppEffect>

  /// A run in which the puzzles of a round have been read.
  private func app() throws -> (App, PracticeRound) {
    let round = try #require(PracticeRound(Self.puzzles))
    let app = TestStore(initialState: AppState(), reducer: appReducer)
    app.send(.go(.practice), .handled(RoutingDestination.practice.reading)) {
      $0.routing.path = [.practice]
    }
    app.send(.practice(.loaded(Self.puzzles)), .handled(Self.nextFlip(of: 4, isFirst: true))) {
      $0.practice.content = .round(round)
    }
    return (app, round)
  }

  private static func nextFlip(of count: Int, isFirst: Bool = false) -> Effect<AppEffect> {
    .run(
      .send(.practice(.advance)), id: .practice,
      after: Delay.puzzleStep(of: count, isFirst: isFirst))
  }

  /// Shows the flips of the first puzzle.
  private func ask(_ app: App, _ round: inout PracticeRound) {
    for (count, step) in [(1, PracticeRound.Step.showing(1)), (2, .showing(2)), (3, .asking)] {
      round.step = step
      let next = round
      app.send(.practice(.advance), .handled(count < 3 ? Self.nextFlip(of: 4) : .cancel(.practice)))
      {
        $0.practice.content = .round(next)
      }
    }
  }

  private func stored(_ isRight: Bool, _ puzzle: Puzzle) -> Effect<AppEffect> {
    .run(
      .practice(
        .store(PuzzleAnswer(gameID: puzzle.game.id, move: puzzle.move, isRight: isRight))))
  }

  @Test func `flips are shown, then a card is chosen, and the answer is stored`() throws {
    var (app, round) = try app()
    ask(app, &round)

    round.cursor = 2
    app.send(.practice(.moveCursor(.right))) { [round] in $0.practice.content = .round(round) }
    app.send(.practice(.choose(1)), .ignored(.cardIsOpen))
    app.send(.practice(.choose(16)), .ignored(.cardIsOpen))
    (round.answers, round.step, round.cursor) = ([true], .answered(0), 0)
    app.send(.practice(.choose(0)), .handled(stored(true, Self.puzzles[0]))) { [round] in
      $0.practice.content = .round(round)
    }
    app.send(.practice(.choose(0)), .ignored(.nothingToPractise))
    #expect(app.state.practised?.board.cards[0].isMatched == true)
  }

  @Test func `where it is told, all flips are there at once`() throws {
    let round = try #require(PracticeRound(Self.puzzles))
    var start = AppState()
    _ = appReducer(
      state: &start,
      action: .session(.launch(.init(options: LaunchOptions(mode: .told), entropy: 1))))
    _ = appReducer(state: &start, action: .routing(.go(.practice)))
    let app = TestStore(initialState: start, reducer: appReducer)
    var asking = round
    asking.step = .asking

    app.send(.practice(.loaded(Self.puzzles)), .handled(.cancel(.practice))) {
      $0.practice.content = .round(asking)
    }
  }

  @Test func `after the last puzzle the round is over`() throws {
    var (app, round) = try app()
    ask(app, &round)
    (round.answers, round.step, round.cursor) = ([false], .answered(5), 0)
    app.send(.practice(.choose(5)), .handled(stored(false, Self.puzzles[0]))) { [round] in
      $0.practice.content = .round(round)
    }
    let answered = try #require(app.state.practised)
    #expect(answered.board.openCards == [1, 5])
    #expect(answered.matchedPairCount == 0)
    #expect(answered.show.hint == .seen(at: 0))
    #expect(answered.nowShowing == answered.cover(at: 0))

    (round.step, round.cursor) = (.showing(0), 3)
    app.send(.practice(.next), .handled(Self.nextFlip(of: 6, isFirst: true))) { [round] in
      $0.practice.content = .round(round)
    }
    for step in (1...4).map(PracticeRound.Step.showing) + [.asking] {
      round.step = step
      let effect = step == .asking ? Effect.cancel(.practice) : Self.nextFlip(of: 6)
      app.send(.practice(.advance), .handled(effect)) { [round] in
        $0.practice.content = .round(round)
      }
    }
    (round.answers, round.step, round.cursor) = ([false, true], .answered(2), 2)
    app.send(.practice(.choose(2)), .handled(stored(true, Self.puzzles[1]))) { [round] in
      $0.practice.content = .round(round)
    }
    round.step = .over
    app.send(.practice(.next)) { [round] in $0.practice.content = .round(round) }
    app.send(.practice(.next), .ignored(.nothingToPractise))
    app.send(.go(.menu), .handled(.summarize)) {
      $0.practice = PracticeState()
      $0.routing.path = []
    }
  }

  @Test func `flips can be skipped, and go on after time travel`() throws {
    var (app, round) = try app()
    var options = LaunchOptions()
    options.mayDeal = false
    let loading = Effect<AppEffect>.merge(
      .run(.settings(.loadPreferences(options))), .run(.categories(.loadCatalogue)))
    app.send(
      .session(.resume(ResumeAction(entropy: 1))),
      .handled(.merge(loading, Self.nextFlip(of: 4, isFirst: true)))
    ) { $0.seeds = BoardSeeds(entropy: 1) }

    round.step = .asking
    app.send(.practice(.skip), .handled(.cancel(.practice))) { [round] in
      $0.practice.content = .round(round)
    }
    app.send(.practice(.skip), .ignored(.nothingToPractise))
  }

  @Test func `answers to the slips of Fuzz are not stored`() throws {
    let puzzle = try #require(Puzzle.ofFuzz(before: 20_783).first)
    let app = TestStore(initialState: AppState(), reducer: appReducer)
    app.send(.go(.practice), .handled(RoutingDestination.practice.reading)) {
      $0.routing.path = [.practice]
    }
    let steps = puzzle.flipCounts.dropFirst()
    var round = try #require(PracticeRound([puzzle]))
    let next = Self.nextFlip(of: steps.count + 1)
    let first = Self.nextFlip(of: steps.count + 1, isFirst: true)
    app.send(.practice(.loaded([puzzle])), .handled(first)) { [round] in
      $0.practice.content = .round(round)
    }
    for count in steps {
      round.step = count == steps.last ? .asking : .showing(count)
      app.send(.practice(.advance), .handled(count == steps.last ? .cancel(.practice) : next)) {
        [round] in
        $0.practice.content = .round(round)
      }
    }
    (round.answers, round.step) = ([true], .answered(puzzle.partner))
    round.cursor = puzzle.partner
    app.send(.practice(.choose(puzzle.partner))) { [round] in
      $0.practice.content = .round(round)
    }
  }

  @Test func `the flips wait while a dialog lies over them`() throws {
    let (app, _) = try app()

    app.send(.go(.help), .handled(.cancel(.practice))) { $0.routing.path += [.help] }
    app.send(.go(.practice), .handled(Self.nextFlip(of: 4, isFirst: true))) {
      $0.routing.path = [.practice]
    }
  }

  @Test func `nothing due, and what cannot be read, is said`() {
    let app = TestStore(initialState: AppState(), reducer: appReducer)
    app.send(.practice(.loaded([])), .ignored(.nothingToPractise))
    app.send(.go(.practice), .handled(RoutingDestination.practice.reading)) {
      $0.routing.path = [.practice]
    }

    app.send(.practice(.advance), .ignored(.nothingToPractise))
    app.send(.practice(.loaded([])), .handled(.cancel(.practice))) {
      $0.practice.content = .nothingDue
    }
    app.send(.practice(.loadFailed(.notStored(.records, .noHomeFolder)))) {
      $0.practice.content = .failed(.notStored(.records, .noHomeFolder))
    }
    app.send(
      .practice(.loaded(Array(repeating: Self.puzzles[0], count: 11))), .ignored(.noSuchGame))
  }
}
