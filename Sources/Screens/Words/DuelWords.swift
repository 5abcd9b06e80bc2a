/// "You win by 2 moves", "Anna wins by 1 slip", "A draw": fewer moves win, or of as many, fewer slips.
///
/// `moves` and `slips` are those that the player saved.
public func duelOutcome(moves: Int, slips: Int, rival name: String) -> String {
  let count = abs(moves == 0 ? slips : moves)
  return switch (moves.signum(), slips.signum()) {
  case (0, 0): tr("A draw")
  case (1, _): tr("You win by \(count) move", "You win by \(count) moves", count: count)
  case (-1, _): tr("\(name) wins by \(count) move", "\(name) wins by \(count) moves", count: count)
  case (_, 1): tr("You win by \(count) slip", "You win by \(count) slips", count: count)
  default: tr("\(name) wins by \(count) slip", "\(name) wins by \(count) slips", count: count)
  }
}

extension RivalError {
  /// The problem, and the player's options.
  public var sentence: String {
    switch self {
    case .code(let error): error.sentence
    case .noGame: tr("No board was solved in it: ask for a game that was played to its end.")
    case .sprint:
      tr("A sprint is no duel: it runs against the clock, so take a board that is solved.")
    case .notAlone: tr("Several played in it: a duel is for games that one person plays alone.")
    case .hindsight: tr("It was played with hindsight: ask for a game that counts.")
    case .noCode:
      tr("Its board has no code, so nobody else can deal it: choose a board that has one.")
    case .otherBoard: tr("Its cards do not lie where its code puts them: it is forged or damaged.")
    case .tooLong: tr("It has more moves than any game that is kept: ask for a shorter one.")
    case .tooFewMoves(let count):
      tr("That cannot be: \(pairs(count)) take at least \(moves(count)).")
    case .movesAreMissing(let code): tr("Add the number of moves: \(code):14.")
    case .dayIsMissing: tr("Say whose day it was: daily-2026-11-23:14.")
    case .cutOff: tr("Its end is missing: copy the whole line.")
    case .altered: tr("It was altered on the way: ask for the line again.")
    case .otherVersion: tr("It is from a newer version: update the game.")
    }
  }
}

extension GameState {
  /// "duel with Ann", "duel with a friend"; nil without a rival.
  var duelLabel: String? { ghost?.rival.map { tr("duel with \($0.player.friendName)") } }

  /// Whose game is compared with this one; nil without a rival, and with hindsight.
  private var duel: Rival? { isFinished && hindsight == nil ? ghost?.rival : nil }

  /// "You win by 2 moves", "Anna wins by 2 moves"; nil without a rival.
  var duelTitle: String? {
    duel.map { rival in
      duelOutcome(
        moves: rival.moveCount - board.moves.count,
        slips: rival.slipCount.map { $0 - board.slips.count } ?? 0, rival: rival.player.friendName
      ).capitalizedFirst
    }
  }

  /// The rival's figures: "Anna: 13 moves, 1 slip"; nil without a rival.
  var duelSentence: String? {
    duel.map { rival in
      let figures = list([moves(rival.moveCount), rival.slipCount.map(Screens.slips)])
      return tr("\(rival.player.friendName.fitted(to: 9)): \(figures)").capitalizedFirst
    }
  }
}

extension AppState {
  /// The last words, after the program ends; if games are not saved, the reason comes first; nil for none.
  public func farewell(unsaved notice: Notice? = nil) -> String? {
    if let notice, savedGames != nil { return notice.sentence }
    guard game.duelTitle != nil else { return nil }
    guard let line = game.playedGame?.line(code: game.code) else {
      let film = "memorytunes replay --film answer.cast"
      return tr("To answer, send a film of this game: \(film).")
    }
    return tr("To answer, send this line:") + "\n\(PlainWords.duel) \(line)"
  }
}
