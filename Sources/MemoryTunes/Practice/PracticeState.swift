public struct PracticeState: Equatable, Codable, Sendable {
  public internal(set) var content = Content.loading

  public indirect enum Content: Equatable, Codable, Sendable {
    case loading
    case round(PracticeRound)
    case nothingDue
    case failed(Notice)
  }

  public internal(set) var round: PracticeRound? {
    get { if case .round(let round) = content { round } else { nil } }
    set { content = newValue.map { .round($0) } ?? .nothingDue }
  }
}

public struct PracticeRound: Equatable, Codable, Sendable {
  /// From one to ``DuePuzzles/roundCount``.
  public let puzzles: [Puzzle]
  /// For each answered puzzle, whether the answer was right.
  public internal(set) var answers: [Bool] = []
  public internal(set) var step: Step
  /// The card that keys choose.
  public internal(set) var cursor: Int

  public enum Step: Equatable, Codable, Sendable {
    /// The board after this many flips, for a moment.
    case showing(Int)
    /// Where is the partner of the open card?
    case asking
    case answered(Int)
    case over
  }

  init?(_ puzzles: [Puzzle]) {
    guard let first = puzzles.first else { return nil }
    self.puzzles = puzzles
    (step, cursor) = (.showing(first.flipCounts.lowerBound), first.card)
  }

  public var index: Int {
    switch step {
    case .showing, .asking: answers.count
    case .answered, .over: answers.count - 1
    }
  }

  public var puzzle: Puzzle { puzzles[index] }
}

extension AppState {
  /// The puzzle's game as its board is shown; nil without a puzzle.
  public var practised: GameState? {
    guard routing.base == .practice, let round = practice.round else { return nil }
    let flipCount = if case .showing(let count) = round.step { count } else { Int.max }
    guard
      var game = GameState(round.puzzle.game, after: flipCount, catalogue: categories.catalogue)
    else { return nil }
    var missed: Int?
    if case .answered(let choice) = round.step {
      _ = game.board.flip(choice)
      missed = choice == round.puzzle.partner ? nil : round.puzzle.partner
    }
    (game.show.hint, game.show.shownCard) = (missed.map(Hint.seen), missed)
    // Whoever played then, a find is one's own.
    (game.players, game.hindsight) = ([.anyone], .practice)
    if flipCount == .max { game.show.cursor = round.cursor }
    return game
  }
}
