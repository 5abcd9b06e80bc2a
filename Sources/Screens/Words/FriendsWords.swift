extension FriendBoard {
  /// "pop-4x4-7k3q  Ann".
  func label(of game: PlayedGame) -> String {
    "\(code)  \(game == own ? tr("you") : game.players[0].friendName)"
  }

  /// "Ann wins by 2 moves", with what to choose, or that it is the player’s turn.
  func outcome(of game: PlayedGame) -> String {
    guard let own else { return tr("Your turn: choose it to play on its board.") }
    guard game != own else { return tr("Your own game: choose it to see its moves.") }
    let outcome = duelOutcome(
      moves: game.moveCount - own.moveCount, slips: game.slipCount - own.slipCount,
      rival: game.players[0].friendName)
    return "\(tr("\(outcome.capitalizedFirst).")) \(tr("Choose it to play again."))"
  }

  /// "Ann: 13 moves, 1 slip, 00:48".
  var sentences: [String] {
    games.map { tr("\($0.players[0].friendName): \($0.resultLabel)") }
  }
}

extension Records {
  /// "Games won: you 2, Ann 1."; nil before the second.
  func tally(with friend: Player) -> String? {
    let wins = friends.wins(against: friend)
    guard wins.own + wins.friend > 1 else { return nil }
    return tr("Games won: you \(wins.own), \(friend.friendName) \(wins.friend).")
  }

  /// The board is today's, and the player has not played it yet.
  func hides(_ board: FriendBoard) -> Bool {
    daily[today] == nil && date.map(BoardCode.daily) == board.code
  }

  /// The friends' games on the board of a day; none before the player's own on today's.
  func friends(onDay day: Int) -> FriendBoard? {
    friends.first { $0.code == CalendarDate(dayNumber: day).map(BoardCode.daily) && !hides($0) }
  }
}
