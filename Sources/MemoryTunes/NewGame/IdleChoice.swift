/// Why a choice means nothing for the next game.
public enum IdleReason: Equatable, Sendable {
  /// Only people play a sprint, and without a head start or a peek.
  case sprint
  /// By ear, there are no covers to peek at.
  case byEar
  /// A head start means nothing in a game for one.
  case onePlayer
  /// The names are those of people, and only computers play.
  case noPeople
  /// There are as many players as may be.
  case fullTable
  /// There is no first computer.
  case noOpponent
}

extension AppState {
  /// Why a choice means nothing with the others as they are; nil if it counts.
  public func idleReason(of choice: NewGameChoice) -> IdleReason? {
    let settings = settings.current
    let isSprint = settings.kind == .sprint
    switch choice {
    case .people where settings.peopleCount > 0, .names where settings.peopleCount > 0: return nil
    case .people, .names, .opponent, .otherOpponent, .headStart:
      return isSprint ? .sprint : settings.idleReason(ofSeat: choice)
    case .peek: return isSprint ? .sprint : settings.kind == .ear ? .byEar : nil
    case .kind, .category, .grid, .code, .deal: return nil
    }
  }
}

extension Settings {
  fileprivate func idleReason(ofSeat choice: NewGameChoice) -> IdleReason? {
    switch choice {
    case .names where peopleCount == 0: .noPeople
    case .opponent where peopleCount >= Player.maximumCount: .fullTable
    case .otherOpponent where peopleCount >= Player.maximumCount - 1: .fullTable
    case .headStart where players.count == 1: .onePlayer
    case .otherOpponent where peopleCount > 0 && opponents.isEmpty: .noOpponent
    default: nil
    }
  }
}
