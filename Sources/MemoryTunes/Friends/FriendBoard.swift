/// A board on which friends have sent their games.
public struct FriendBoard: Equatable, Codable, Sendable {
  public let code: BoardCode
  /// The player's first game on it that counts; nil if there is none.
  public let own: PlayedGame?
  /// The friends' games, oldest first, with flips.
  public private(set) var games: [PlayedGame]

  func removing(_ line: String) -> FriendBoard {
    var board = self
    board.games.removeAll { $0.line(code: code) == line }
    return board
  }

  /// The boards of these games of friends, given oldest first; the board of the newest one comes first.
  ///
  /// Claims without flips are left out. `own` are the player's games in the order added. O(games).
  static func boards(of rivals: [Rival], own: [PlayedGame]) -> [FriendBoard] {
    guard !rivals.isEmpty else { return [] }
    let games = Dictionary(grouping: rivals, by: \.code)
    let counting = own.lazy.filter { $0.counts && $0.players.count == 1 }.compactMap { game in
      game.code.flatMap { games[$0] == nil ? nil : ($0, game) }
    }
    let first = Dictionary(counting) { first, _ in first }
    var codes: [BoardCode] = []
    for rival in rivals.reversed() where !codes.contains(rival.code) { codes.append(rival.code) }
    return codes.compactMap { code in
      let played = games[code, default: []].compactMap(PlayedGame.init)
      return played.isEmpty ? nil : FriendBoard(code: code, own: first[code], games: played)
    }
  }
}

extension [FriendBoard] {
  /// The games that the player and a friend have won against each other: with fewer moves, or of as many, fewer slips.
  public func wins(against friend: Player) -> (own: Int, friend: Int) {
    let duels = flatMap { board in
      board.own.map { own in board.games.filter { $0.players == [friend] }.map { (own, $0) } } ?? []
    }
    return (duels.count { $0.beats($1) }, duels.count { $1.beats($0) })
  }
}

extension PlayedGame {
  fileprivate func beats(_ other: PlayedGame) -> Bool {
    (moveCount, slipCount) < (other.moveCount, other.slipCount)
  }

  /// A friend's game; nil without its flips.
  init?(_ rival: Rival) {
    guard let board = rival.board, let request = rival.code.request() else { return nil }
    let day: Int? = if case .daily(let date) = rival.code { date.dayNumber } else { nil }
    self.init(
      id: 0, endedAt: 0, request: request, players: [rival.player], day: day,
      moveCount: board.moves.count, slipCount: board.slips.count, seconds: rival.seconds ?? 0,
      pairs: board.pairs, flips: board.flips)
  }
}
