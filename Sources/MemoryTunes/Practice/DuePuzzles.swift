/// An answer to a puzzle.
public struct PuzzleAnswer: Equatable, Codable, Sendable {
  /// The game and the move that were the slip.
  public var gameID: UInt64
  public var move: Int
  public var isRight: Bool

  public init(gameID: UInt64, move: Int, isRight: Bool) {
    (self.gameID, self.move, self.isRight) = (gameID, move, isRight)
  }
}

/// The slips of somebody that they are about to forget, as puzzles.
public struct DuePuzzles: Equatable, Sendable {
  /// Those most likely to be forgotten first; of the same, the latest.
  public private(set) var puzzles: [Puzzle] = []
  /// Whether there are any, due or not.
  public private(set) var hasSlips = false
  /// Whether one was answered on the day of `time`.
  public let isPractised: Bool

  /// Of older games, nothing is practised.
  public static let gameCount = 100
  /// The most puzzles in a round.
  public static let roundCount = 10

  /// Looks at games with their flips, and at all answers with their times, both in the order in which they were
  /// added.
  ///
  /// A slip is the first answer, a wrong one; see ``RecallSchedule``. Without a name, the games of one person
  /// matter. O(flips · cards).
  public init(
    games: [GameRecord], answers: [(PuzzleAnswer, time: Int)], person: String, time: Int
  ) {
    isPractised = answers.contains { $0.time / 86_400 == time / 86_400 }
    // Of a clock that was ahead, nothing counts until its time has come.
    let answers = Dictionary(grouping: answers.filter { $0.time <= time }) {
      Key($0.0.gameID, $0.0.move)
    }
    var due: [(puzzle: Puzzle, recall: Double)] = []
    for game in games.suffix(Self.gameCount).reversed() where game.canBePractised {
      guard let board = game.board else { continue }
      for slip in game.slips(of: person, on: board) {
        hasSlips = true
        var schedule = RecallSchedule(isRight: false, at: game.endedAt)
        for (answer, time) in answers[Key(game.id, slip.move)] ?? [] {
          schedule.answer(isRight: answer.isRight, at: time)
        }
        guard schedule.isDue(at: time), let puzzle = Puzzle(slip, on: board, of: game) else {
          continue
        }
        due.append((puzzle, schedule.recall(at: time)))
      }
    }
    let order = due.indices.sorted { (due[$0].recall, $0) < (due[$1].recall, $1) }
    puzzles = order.map { due[$0].puzzle }
  }

  /// None.
  public init() { isPractised = false }

  /// What an answer is to.
  private struct Key: Hashable {
    let gameID: UInt64
    let move: Int

    init(_ gameID: UInt64, _ move: Int) { (self.gameID, self.move) = (gameID, move) }
  }
}

extension GameRecord {
  /// Whether its board can be seen as it was.
  fileprivate var canBePractised: Bool { !flips.isEmpty && kind != .ear }

  /// The slips of somebody with a name, or without one, of the only person; the first for each pair.
  fileprivate func slips(of person: String, on board: Board) -> [Slip] {
    let people = players.filter(\.isPerson)
    guard !person.isEmpty || people.count == 1 else { return [] }
    let player = person.isEmpty ? people[0] : .person(name: person)
    return board.slips.filter { players[board.moves[$0.move - 1].turn % players.count] == player }
      .firstOfEachPair
  }
}
