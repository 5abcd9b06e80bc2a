public enum NextGame: Equatable, Sendable {
  /// The minute of the person with this index, in a sprint of several people.
  case minute(seat: Int)
  case again
  case rematch
  /// The same game against the next stronger computer player.
  case against(Opponent)
  /// A board of this grid, the next larger one.
  case larger(Grid)
}

extension AppState {
  /// The next game: in a sprint the next minute, after a crown the next computer, after a flawless game a larger board.
  public var nextGame: NextGame {
    if let seat = game.round?.nextSeat {
      .minute(seat: seat)
    } else if game.isShared {
      .again
    } else if let opponent = game.onlyOpponent {
      records.news?.crown == .won ? opponent.next.map(NextGame.against) ?? .rematch : .rematch
    } else if game.rating == .perfect, let grid = game.grid.next {
      .larger(grid)
    } else {
      .again
    }
  }

  /// The deal that continues the finished game, which *New Game* follows.
  public var dealAfterGame: DealAction {
    if let minute = DealAction(continuing: game) { return minute }
    var deal = DealAction(for: self)
    switch nextGame {
    case .again, .rematch, .minute: break
    case .against(let opponent):
      deal.players = deal.players.map { $0.isPerson ? $0 : .computer(opponent) }
    case .larger(let larger): deal.request.grid = larger
    }
    return deal
  }
}
