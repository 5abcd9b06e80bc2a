public enum GamePhase: Equatable, Codable, Sendable {
  case empty
  case loading(CoverProgress)
  case playing
  case finished
  case failed(DealFailure)
}

/// The progress of a deal, while there is no board.
public enum DealState: Equatable, Codable, Sendable {
  /// No board has been requested, or there is one.
  case none
  case fetching(CoverProgress)
  case failed(DealFailure)
}

extension GameState {
  public var phase: GamePhase {
    switch deal {
    case .none: board.cards.isEmpty ? .empty : isOver ? .finished : .playing
    case .fetching(let progress): .loading(progress)
    case .failed(let failure): .failed(failure)
    }
  }

  private var isOver: Bool {
    sprint == nil ? board.isSolved : clock.seconds >= Sprint.duration
  }

  public var isFinished: Bool { phase == .finished }

  public var isBeingDealt: Bool {
    if case .fetching = deal { true } else { false }
  }

  /// Has cards on the table, also those of a finished game.
  public var hasBoard: Bool { !board.cards.isEmpty }

  public var isUnderWay: Bool { phase == .playing }

  public var hasProgress: Bool {
    isUnderWay && (!board.flips.isEmpty || sprint?.boardCount ?? 0 > 0)
  }
}
