import Artwork
import MemoryTunes
import Terminal
import Testing

@testable import Screens

/// A round of practice, and the page of the records that leads to it.
@Suite struct PracticeFrameTests {
  /// A game with a slip in its second move, and another in its fourth.
  private static let played: PlayedGame = {
    let state = AppState.dealt()
    let (one, other, third) = (
      state.places(ofPair: 0), state.places(ofPair: 1), state.places(ofPair: 2)
    )
    let solved = state.flipping(
      one[0], other[0], one[1], third[0], third[1], other[1], other[0], third[1]
    ).withPairsFound(8)
    return PlayedGame(solved.game, endedAt: 86_400 * 20_780)
  }()

  static let due = DuePuzzles(
    games: [played], answers: [], person: "", time: 86_400 * 20_781)

  /// A round after some actions.
  static func round(_ actions: [PracticeAction] = []) -> AppState {
    actions.reduce(AppState(after: .routing(.go(.practice)), .practice(.loaded(due.round)))) {
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

  @Test func `after a move that was a slip, the card that was turned is shown, not the missed one`()
    throws
  {
    let puzzle = try #require(Self.due.puzzles.last)
    let round = AppState(after: .routing(.go(.practice)), .practice(.loaded([puzzle])))
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

  @Test func `told, the question comes before the moves that answer it, and pairs are left out`()
    throws
  {
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

  @Test(arguments: sizes)
  func `the partner of the open card is asked for`(size: Size) throws {
    try expectScreen("practice", of: Self.round(Self.asking), in: size)
  }

  @Test(arguments: sizes)
  func `a wrong answer is shown with the right one`(size: Size) throws {
    try expectScreen("practice-wrong", of: Self.answered(Self.wrong), in: size)
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

  @Test(arguments: sizes)
  func `at the end it is said how the round went`(size: Size) throws {
    try expectScreen("practice-over", of: Self.over, in: size)
  }

  @Test func `a card is chosen by keys and by clicks, and the next key goes on`() {
    let puzzle = Self.due.round[0]
    let (asked, answered) = (Self.round(Self.asking), Self.answered(puzzle.partner))

    #expect(appKeymap(key: .right, state: Self.round()) == nil)
    #expect(appKeymap(key: .enter, state: Self.round()) == .practice(.skip))
    #expect(appKeymap(key: .right, state: asked) == .practice(.moveCursor(.right)))
    #expect(appKeymap(key: .tab, state: asked) == .practice(.moveCursor(.next)))
    #expect(appKeymap(key: .enter, state: asked) == .practice(.choose(puzzle.card)))
    #expect(Screen.practice.clicks[.card]?(3, asked) == .practice(.choose(3)))
    #expect(appKeymap(key: .character(" "), state: answered) == .practice(.next))
    #expect(Screen.practice.clicks[.card]?(3, answered) == .practice(.next))
    #expect(Screen.practice.clicks[.card]?(3, Self.round()) == nil)
    #expect(appKeymap(key: .escape, state: asked) == .routing(.go(.menu)))
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
        "Of cards next to their partner you find 80%, of others 55%.",
      ])
  }

  @Test func `with nothing due, it is said when slips come back`() {
    let state = AppState(after: .routing(.go(.practice)), .practice(.loaded([])))
    let frame = appView(state: state, in: sizes[0])
    let text = (0..<sizes[0].height).map { frame.rowText($0) }.joined(separator: "\n")

    #expect(text.contains("Nothing is due."))
  }
}
