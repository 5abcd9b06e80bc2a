/// The progress of a deal, while there is no board.
public enum DealState: Equatable, Codable, Sendable {
  /// No board has been requested, or there is one.
  case none
  case fetching(CoverProgress)
  case failed(DealFailure)
}

extension GameState {
  public var isBeingDealt: Bool { if case .fetching = deal { true } else { false } }

  /// Has cards on the table, also those of a finished game.
  public var hasBoard: Bool { !board.cards.isEmpty }

  public var isUnderWay: Bool { deal == .none && hasBoard && !isOver }

  public var isFinished: Bool { deal == .none && hasBoard && isOver }

  private var isOver: Bool { sprint == nil ? board.isSolved : clock.seconds >= Sprint.duration }

  public var hasProgress: Bool {
    isUnderWay && (!board.flips.isEmpty || sprint?.boardCount ?? 0 > 0)
  }
}
