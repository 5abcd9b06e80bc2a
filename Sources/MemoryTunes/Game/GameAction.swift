/// An action on the board, or during a deal; large, rare cases are indirect to keep the frequent ones small.
public enum GameAction: Equatable, Codable, Sendable {
  indirect case deal(DealAction)
  indirect case fetchProgress(FetchProgressAction)
  indirect case setCards(SetCardsAction)
  indirect case fetchFailed(FetchFailedAction)
  indirect case setGhost(SetGhostAction)
  indirect case restore(RestoreGamesAction)
  case moveCursor(MoveCursorAction)
  case flipCard(CardAction)
  /// "Show this face-up card again, and play its tune".
  case showCard(CardAction)
  case computerFlip(ComputerFlipAction)
  case hurry
  case advanceFlips(AdvanceFlipsAction)
  case tick(TickAction)
  /// "Show where the open card's partner was seen".
  case showHint
  /// "Turn the card in this column", counted from 0; the row number follows.
  case typeColumn(Int)
  case endPeek
  /// "The frames of the pair just found have flashed".
  case endFlash
  /// "The turn notice has been shown long enough".
  case endTurnNotice
  case meter(MeterAction)
  /// "Light up the next covers of the solved board, or let the next star land".
  case advanceFinale
  case dance(DanceAction)
  case dealNextBoard
  /// "Show the result of the solved board", or with false, the board alone.
  case showResult(Bool)
  indirect case missingCovers(MissingCoversAction)

  /// Is a player's input that requires the board to be on screen.
  var isMove: Bool {
    switch self {
    case .moveCursor, .flipCard, .showCard, .computerFlip, .hurry, .showHint, .typeColumn: true
    case .deal, .fetchProgress, .setCards, .fetchFailed, .setGhost, .restore, .advanceFlips, .tick,
      .endPeek, .endFlash, .endTurnNotice, .meter, .advanceFinale, .dance, .dealNextBoard,
      .showResult, .missingCovers:
      false
    }
  }
}

public struct CardAction: Equatable, Codable, Sendable {
  public var index: Int

  public init(index: Int) { self.index = index }
}
