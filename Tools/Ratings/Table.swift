import MemoryTunes

/// The results of a tournament on 4×4 in which everybody plays everybody.
struct Table: Sendable, CustomStringConvertible {
  /// For each player, in the order of ``Opponent``, the share of the points won from each of the others: a
  /// point for a win, half a point for a draw.
  private(set) var shares: [[Double]]

  /// Plays this many games of each pairing; the players begin in turn.
  init(gamesPerPairing count: Int, seed: UInt64) async {
    let players = Opponent.allCases
    shares = players.map { _ in players.map { _ in 0.5 } }
    await withTaskGroup(of: (Int, Int, Double).self) { group in
      for (row, player) in players.enumerated() {
        for (column, other) in players.enumerated().dropFirst(row + 1) {
          group.addTask {
            let games = (0..<count).map { number in
              points(of: player, against: other, number: number, seed: seed)
            }
            return (row, column, games.reduce(0, +) / Double(count))
          }
        }
      }
      for await (row, column, share) in group {
        (shares[row][column], shares[column][row]) = (share, 1 - share)
      }
    }
  }

  /// The ratings, 1500 on average, that expect exactly these points: the most likely ones (Bradley, Terry:
  /// *Rank analysis of incomplete block designs*, Biometrika 39, 1952).
  var ratings: [Double] {
    var ratings = shares.map { _ in 1500.0 }
    for _ in 0..<10_000 {
      ratings = ratings.indices.map { player in
        let missing = ratings.indices.map { other in
          shares[player][other] - expectedPoints(of: ratings[player], against: ratings[other])
        }
        return ratings[player] + 100 * missing.reduce(0, +)
      }
    }
    let mean = ratings.reduce(0, +) / Double(ratings.count)
    return ratings.map { $0 - mean + 1500 }
  }

  var description: String {
    shares.map { row in "[\(row.map { "\($0)" }.joined(separator: ", "))]," }
      .joined(separator: "\n")
  }
}

/// The points of one player in a game on a board of its own: 1, ½ or 0.
private func points(
  of player: Opponent, against other: Opponent, number: Int, seed: UInt64
) -> Double {
  var generator = SeededGenerator(seed: seed &+ UInt64(number))
  let players = number.isMultiple(of: 2) ? [player, other] : [other, player]
  let scores = scores(of: players, by: &generator)
  let own = scores[number % 2]
  return own == 4 ? 0.5 : own > 4 ? 1 : 0
}

/// The pairs of each of two players on a shuffled board of 4×4.
private func scores(of players: [Opponent], by generator: inout SeededGenerator) -> [Int] {
  let pairs = (Array(0..<8) + (0..<8)).shuffled(by: &generator)
  guard var board = Board(pairs: pairs) else { return [0, 0] }
  var memories = players.map {
    FadingMemory(grid: .standard, opponent: $0, seed: generator.next())
  }
  var scores = players.map { _ in 0 }
  while !board.isSolved {
    let turn = board.turn % players.count
    guard let card = Thought(memory: memories[turn], board: board).nextCard(),
      let result = board.flip(card)
    else { break }
    for index in memories.indices { memories[index].see(card) }
    if result == .pair { scores[turn] += 1 }
  }
  return scores
}
