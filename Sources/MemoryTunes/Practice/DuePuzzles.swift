public struct PuzzleAnswer: Equatable, Codable, Sendable {
  /// The game of the slip.
  public var gameID: UInt64
  public var move: Int
  public var isRight: Bool

  public init(gameID: UInt64, move: Int, isRight: Bool) {
    (self.gameID, self.move, self.isRight) = (gameID, move, isRight)
  }
}

/// The slips somebody is about to forget, as puzzles.
public struct DuePuzzles: Equatable, Sendable {
  /// The puzzles, most likely to be forgotten first; among equals, the latest first.
  public private(set) var puzzles: [Puzzle] = []
  /// The number of others due a day later.
  public private(set) var nextCount = 0
  /// Has slips, due or not.
  public private(set) var hasSlips = false
  /// Had a puzzle answered on the day of `time`.
  public let isPractised: Bool

  /// The number of recent games to practise from.
  public static let gameCount = 100
  /// The most puzzles in a round.
  public static let roundCount = 10

  /// Examines games with their flips, without a name those of one person, and all answers with their times, both in the
  /// order added; a slip counts as the first answer, a wrong one; O(flips · cards).
  public init(
    games: [PlayedGame], answers: [(PuzzleAnswer, time: Int)], person: String, time: Int
  ) {
    isPractised = answers.contains { $0.time / 86_400 == time / 86_400 }
    // Answers from a clock that was ahead count once their time has come.
    let answers = Dictionary(grouping: answers.filter { $0.time <= time }, by: \.0.gameID)
    var due: [(puzzle: Puzzle, recall: Double)] = []
    for game in games.suffix(Self.gameCount).reversed() {
      // A board that was only heard cannot be shown as it was.
      guard !game.flips.isEmpty, game.kind != .ear, let board = game.board else { continue }
      for slip in game.slips(of: person, on: board) {
        hasSlips = true
        var schedule = RecallSchedule(isRight: false, at: game.endedAt)
        for (answer, time) in answers[game.id] ?? [] where answer.move == slip.move {
          schedule.answer(isRight: answer.isRight, at: time)
        }
        if !schedule.isDue(at: time) {
          if schedule.isDue(at: time &+ 86_400) { nextCount += 1 }
        } else if let puzzle = Puzzle(slip, on: board, of: game) {
          due.append((puzzle, schedule.recall(at: time)))
        }
      }
    }
    puzzles = due.sorted { $0.recall < $1.recall }.map(\.puzzle)
  }

  /// The puzzles of the next round: those most likely to be forgotten, without two in a row from one game.
  public var round: [Puzzle] {
    var counts: [UInt64: Int] = [:]
    let places = puzzles.prefix(Self.roundCount).map { puzzle in
      defer { counts[puzzle.game.id, default: 0] += 1 }
      return (puzzle, counts[puzzle.game.id] ?? 0)
    }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  public init() { isPractised = false }
}

extension PlayedGame {
  /// The slips of a named person, or without a name, of the only person; the first for each pair.
  fileprivate func slips(of person: String, on board: Board) -> [Slip] {
    guard !person.isEmpty || players.count(where: \.isPerson) == 1 else { return [] }
    return board.slips(of: players) {
      person.isEmpty ? $0.isPerson : $0 == .person(name: person)
    }.firstOfEachPair
  }
}
