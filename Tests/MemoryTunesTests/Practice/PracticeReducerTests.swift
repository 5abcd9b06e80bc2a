import DataFlowTesting
import Testing

@testable import MemoryTunes

@MainActor @Suite struct PracticeReducerTests {
  private static let puzzles = Array(Puzzle.examples.prefix(2))

  /// A run in which practice was asked for.
  private func opened() -> AppTestStore {
    let app = AppState().store
    app.send(.go(.practice), .handled(RoutingDestination.practice.reading)) {
      $0.routing.path = [.practice]
    }
    return app
  }

  /// A run in which the puzzles of a round have been read.
  private func app(_ puzzles: [Puzzle] = Self.puzzles) throws -> (AppTestStore, PracticeRound) {
    let round = try #require(PracticeRound(puzzles))
    let app = opened()
    let first = Self.nextFlip(of: puzzles[0].flipCounts.count, isFirst: true)
    send(.loaded(puzzles), to: app, first, expecting: round)
    return (app, round)
  }

  private static func nextFlip(of count: Int, isFirst: Bool = false) -> Effect<AppEffect> {
    .run(
      .send(.practice(.advance)), id: .practice,
      after: Delay.puzzleStep(of: count, isFirst: isFirst))
  }

  /// Sends what changes the round, and nothing else.
  private func send(
    _ action: PracticeAction, to app: AppTestStore, _ effect: Effect<AppEffect> = .none,
    expecting round: PracticeRound, line: UInt = #line
  ) {
    app.send(.practice(action), .handled(effect), line: line) {
      $0.practice.content = .round(round)
    }
  }

  /// Shows the flips of a puzzle after the first ones, by default of the first puzzle.
  private func ask(
    _ app: AppTestStore, _ round: inout PracticeRound, flips: ClosedRange<Int> = 0...3
  ) {
    for flip in flips.dropFirst().dropLast() {
      round.step = .showing(flip)
      send(.advance, to: app, Self.nextFlip(of: flips.count), expecting: round)
    }
    round.step = .asking
    send(.advance, to: app, .cancel(.practice), expecting: round)
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
    send(.moveCursor(.right), to: app, expecting: round)
    app.send(.practice(.choose(1)), .ignored(.cardIsOpen))
    app.send(.practice(.choose(16)), .ignored(.cardIsOpen))
    (round.answers, round.step, round.cursor) = ([true], .answered(0), 0)
    send(.choose(0), to: app, stored(true, Self.puzzles[0]), expecting: round)
    app.send(.practice(.choose(0)), .ignored(.nothingToPractise))
    #expect(app.state.practised?.board.cards[0].isMatched == true)
  }

  @Test func `where it is told, all flips are there at once`() throws {
    let round = try #require(PracticeRound(Self.puzzles))
    let app = AppState().after(
      .session(.launch(.init(options: LaunchOptions(mode: .told), entropy: 1))), .go(.practice)
    ).store
    var asking = round
    asking.step = .asking

    send(.loaded(Self.puzzles), to: app, .cancel(.practice), expecting: asking)
  }

  @Test func `after the last puzzle the round is over`() throws {
    var (app, round) = try app()
    ask(app, &round)
    (round.answers, round.step, round.cursor) = ([false], .answered(5), 0)
    send(.choose(5), to: app, stored(false, Self.puzzles[0]), expecting: round)
    let answered = try #require(app.state.practised)
    #expect(answered.board.openCards == [1, 5])
    #expect(answered.board.foundPairCount == 0)
    #expect(answered.show.hint == .seen(at: 0))
    #expect(answered.nowShowing == answered.cover(at: 0))

    (round.step, round.cursor) = (.showing(0), 3)
    send(.next, to: app, Self.nextFlip(of: 6, isFirst: true), expecting: round)
    ask(app, &round, flips: 0...5)
    (round.answers, round.step, round.cursor) = ([false, true], .answered(2), 2)
    send(.choose(2), to: app, stored(true, Self.puzzles[1]), expecting: round)
    round.step = .over
    send(.next, to: app, expecting: round)
    app.send(.practice(.next), .ignored(.nothingToPractise))
    app.send(.go(.menu), .handled(.summarize)) {
      $0.practice = PracticeState()
      $0.routing.path = []
    }
  }

  @Test func `flips can be skipped, and go on after time travel`() throws {
    var (app, round) = try app()
    let loading = Effect<AppEffect>.merge(
      .run(.settings(.loadPreferences(.resumed))), .run(.categories(.loadCatalogue)))
    app.send(
      .session(.resume(ResumeAction(entropy: 1))),
      .handled(.merge(loading, Self.nextFlip(of: 4, isFirst: true)))
    ) { $0.seeds = BoardSeeds(entropy: 1) }

    round.step = .asking
    send(.skip, to: app, .cancel(.practice), expecting: round)
    app.send(.practice(.skip), .ignored(.nothingToPractise))
  }

  @Test func `answers to the slips of Fuzz are not stored`() throws {
    let puzzle = try #require(Puzzle.ofFuzz(before: 20_783).first)
    var (app, round) = try app([puzzle])
    ask(app, &round, flips: puzzle.flipCounts)
    let partner = puzzle.partner
    (round.answers, round.step, round.cursor) = ([true], .answered(partner), partner)
    send(.choose(partner), to: app, expecting: round)
  }

  @Test func `the flips wait while a dialog lies over them`() throws {
    let (app, _) = try app()

    app.send(.go(.help), .handled(.cancel(.practice))) { $0.routing.path += [.help] }
    app.send(.go(.practice), .handled(Self.nextFlip(of: 4, isFirst: true))) {
      $0.routing.path = [.practice]
    }
  }

  @Test func `nothing due, and what cannot be read, is said`() {
    AppState().store.send(.practice(.loaded([])), .ignored(.nothingToPractise))
    let app = opened()

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
