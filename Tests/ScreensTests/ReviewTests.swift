import Testing

@testable import Screens

/// A round of practice, and the page of the records that leads to it.
@Suite struct PracticeFrameTests {
  /// A game with a slip in its second move, and another in its fourth.
  private static let played = PlayedGame(AppState.slippedTwice.game, endedAt: 86_400 * 20_780)

  static let due = DuePuzzles(games: [played], answers: [], person: "", time: 86_400 * 20_781)

  /// A round after some actions.
  static func round(_ actions: [PracticeAction] = []) -> AppState {
    actions.reduce(AppState(after: .go(.practice), .practice(.loaded(due.round)))) {
      $0.after(.practice($1))
    }
  }

  /// The actions until the question is asked.
  static let asking = Array(
    repeating: PracticeAction.advance, count: due.round[0].flipCounts.count - 1)

  static func answered(_ card: Int) -> AppState { round(asking + [.choose(card)]) }

  /// A card that is neither the open one nor its partner.
  static let wrong =
    (0..<16).first { ![due.round[0].card, due.round[0].partner].contains($0) } ?? 0

  @Test func `after a slip, the card that was turned is shown, not the missed one`() throws {
    let puzzle = try #require(Self.due.puzzles.last)
    let round = AppState(after: .go(.practice), .practice(.loaded([puzzle])))
    var shown = 0
    for count in 0..<puzzle.flipCounts.count - 1 {
      let state = (0..<count).reduce(round) { state, _ in state.after(.practice(.advance)) }
      let game = try #require(state.practised)
      guard game.slipOfLastMove != nil, let last = game.board.flips.last else { continue }
      shown += 1
      #expect(game.nowShowing == game.cover(at: last.card))
      #expect(game.newsLabel == "A slip")
    }
    #expect(shown > 0)
  }

  @Test func `told, the question comes before the moves that answer it, without pairs`() throws {
    let lines = try #require(Self.round(Self.asking).page?.lines)
    let puzzle = Self.due.round[0]
    let moves = lines.dropFirst(2)

    #expect(lines[1].contains("Where is the other “"))
    #expect(moves.allSatisfy { $0.hasPrefix("Move ") })
    #expect(moves.contains { $0.contains("Move \(puzzle.shownInMove). ") })
    let open = Grid.standard.coordinate(ofCard: puzzle.card).uppercased()
    #expect(moves.last?.hasPrefix("Move \((puzzle.game.flips.count + 1) / 2). \(open): ") == true)
    #expect(!lines.contains { $0.contains("Pair!") || $0.contains(", by ") })
  }

  /// A round in which only the first answer was right.
  static let over: AppState = {
    let puzzles = due.round
    var state = answered(puzzles[0].partner)
    for puzzle in puzzles.dropFirst() {
      state = state.after(.practice(.next))
      for _ in puzzle.flipCounts.dropFirst() { state = state.after(.practice(.advance)) }
      state = state.after(.practice(.choose(wrong)))
    }
    return state.after(.practice(.next))
  }()

  @Test func `a card is chosen by keys and by clicks, and the next key goes on`() {
    let puzzle = Self.due.round[0]
    let (asked, answered) = (Self.round(Self.asking), Self.answered(puzzle.partner))

    expectKeys(
      in: Self.round(), (.right, nil), (.enter, .practice(.skip)), (.target(.card(3)), nil))
    expectKeys(
      in: asked, (.right, .practice(.moveCursor(.right))), (.tab, .practice(.moveCursor(.next))),
      (.enter, .practice(.choose(puzzle.card))), (.target(.card(3)), .practice(.choose(3))),
      (.escape, .go(.menu)))
    expectKeys(
      in: answered, (.character(" "), .practice(.next)), (.target(.card(3)), .practice(.next)))
  }

  @Test func `what stands out is said in a sentence`() {
    let sentences = [
      Tip.neighbours(count: 7, total: 12), .boardBefore(count: 5, total: 14),
      .lag(flips: 8, recent: 90, older: 40), .distance(steps: 1, near: 80, far: 55),
    ].map(\.sentence)

    #expect(
      sentences == [
        "You mix up neighbours: 7 of your last 12 slips were one card away.",
        "You mix up boards: in 5 of 14 slips, you looked where the cover had been one game earlier.",
        "Of cards seen within 8 flips you find 90%, of older ones 40%.",
        "Of cards at most 1 step from their partner you find 80%, of others 55%.",
      ])
  }

  @Test func `with nothing due, it is said when slips come back`() {
    let state = AppState(after: .go(.practice), .practice(.loaded([])))

    #expect(text(of: state).contains("Nothing is due."))
  }
}

@Suite struct ReviewFrameTests {
  /// A game of 4×4 with all pairs found but two, after some of its flips.
  static func state(after flipCount: Int = 0, source: CoverSource = .bundled, givenUp: Bool = true)
    -> AppState
  {
    let state = AppState(after: .deal(source: source), .go(.game), .lay(covers("rock"))).turning(
      6, 7
    ).withPairsFound(givenUp ? 6 : 8)
    return opened(PlayedGame(state.game, endedAt: 86_400 * 20_780), after: flipCount)
  }

  static func opened(_ played: PlayedGame, after flipCount: Int = 0) -> AppState {
    AppState(
      after: .go(.records), .review(.open(played.id)), .review(.loaded(played)),
      .review(.show(flipCount)))
  }

  @Test func `without flips, it says what is known of the game`() throws {
    var sprint = PlayedGame(
      id: 3, endedAt: 0,
      request: DealRequest(
        category: .bundled[0], grid: .standard, source: .bundled, seed: 1, kind: .sprint),
      pairCount: 21, moveCount: 40, slipCount: 3, seconds: 60)
    sprint.endedAt = 86_400 * 20_780

    try expectScreen("review-sprint", of: Self.opened(sprint))
  }

  @Test(arguments: sizes.prefix(2))
  func `a slip is explained, and marked on the board`(size: Size) {
    let state = AppState.slippedTwice
    let slip = state.game.slips[0]
    let review = Self.opened(PlayedGame(state.game, endedAt: 0), after: 2 * slip.move)
    let shown = text(of: review, in: size)

    #expect(shown.contains("Move \(slip.move): "))
    #expect(
      shown.contains("SEEN AT \(state.game.grid.coordinate(ofCard: slip.cards[0]).uppercased())"))
  }

  @Test func `one key leads from slip to slip, also from the result`() {
    let state = AppState.slippedTwice
    let counts = state.game.slips.map { 2 * $0.move }
    let played = PlayedGame(state.game, endedAt: 0)
    let stored = state.after(
      .records(.added(.init(id: state.game.id, news: GameNews(of: played.id, among: [played])))))

    #expect(counts.count > 1)
    for (state, action) in [
      (Self.opened(played), .review(.show(counts[0]))),
      (Self.opened(played, after: counts[0]), .review(.show(counts[1]))),
      (Self.opened(played, after: played.flips.count), .review(.show(counts[0]))),
      (Self.state(givenUp: false), nil), (state, nil), (stored, .review(.openSlips(played.id))),
    ] as [(AppState, AppAction?)] { expectKeys(in: state, (.character("v"), action)) }
  }

  @Test func `arrows step by a flip or a move, but not beyond the ends`() {
    expectKeys(
      in: Self.state(after: 3), (.right, .review(.show(4))), (.left, .review(.show(2))),
      (.down, .review(.show(5))), (.scrollUp, .review(.show(1))), (.home, .review(.show(0))),
      (.end, .review(.show(14))))
    expectKeys(in: Self.state(after: 1), (.up, .review(.show(0))))
    expectKeys(in: Self.state(after: 0), (.left, nil))
    expectKeys(in: Self.state(after: 14), (.right, nil))
  }

  @Test func `its board is played again, and the finished game shared, once it has been read`() {
    let finished = Self.state(givenUp: false)

    expectKeys(
      in: finished, (.character("p"), .review(.playAgain)), (.character("y"), .go(.share)),
      (.escape, .go(.records)))
    expectKeys(in: Self.state(), (.character("y"), nil))
    expectKeys(
      in: AppState(after: .go(.records), .review(.open(1))), (.right, nil), (.character("p"), nil),
      (.escape, .go(.records)))
    #expect(finished.sharedGame?.game.pairCount == 8)
  }
}
