/// A board on which friends have sent their games.
public struct FriendBoard: Equatable, Codable, Sendable {
  public let code: BoardCode
  /// The player's first game on it that counts; nil if there is none.
  public let own: PlayedGame?
  /// The friends' games, oldest first, with flips.
  public internal(set) var games: [PlayedGame]

  /// The boards of these games of friends, given oldest first, without claims; the board of the newest one comes first;
  /// `own` are the player's games in the order added; O(games).
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
    func order(_ game: PlayedGame) -> (Int, Int) { (game.moveCount, game.slipCount) }
    return (duels.count { order($0) < order($1) }, duels.count { order($1) < order($0) })
  }
}

extension PlayedGame {
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
