import Artwork

/// What can happen on the board, and while one is dealt.
///
/// Large, rare cases are indirect, so that the frequent ones stay small.
public enum GameAction: Equatable, Codable, Sendable {
  indirect case fetchTunes(FetchTunesAction)
  indirect case fetchProgress(FetchProgressAction)
  indirect case setCards(SetCardsAction)
  indirect case fetchFailed(FetchFailedAction)
  indirect case restore(RestoreGameAction)
  case moveCursor(MoveCursorAction)
  case flipCard(FlipCardAction)
  case turnCards(TurnCardsAction)
  case tick(TickAction)
  indirect case missingCovers(MissingCoversAction)
}

extension GameAction {
  /// Whether it is a player's input that requires the board to be on screen.
  var isMove: Bool {
    switch self {
    case .moveCursor, .flipCard: true
    case .fetchTunes, .fetchProgress, .setCards, .fetchFailed, .restore, .turnCards, .tick,
      .missingCovers:
      false
    }
  }

  /// How soon the game must be saved after it; nil if it need not be.
  var saving: SavingState.Urgency? {
    switch self {
    case .flipCard, .setCards: .soon
    case .tick: .later
    case .fetchTunes, .fetchProgress, .fetchFailed, .restore, .moveCursor, .turnCards,
      .missingCovers:
      nil
    }
  }
}

extension GameAction {
  var isFrequent: Bool {
    switch self {
    case .moveCursor, .turnCards, .tick, .fetchProgress: true
    case .fetchTunes, .setCards, .fetchFailed, .restore, .flipCard, .missingCovers: false
    }
  }

  var weight: Int {
    switch self {
    case .setCards(let action): 400 * (action.batch.covers.count + action.batch.fillers.count)
    case .restore(let action): 400 * action.game.game.covers.count
    case .missingCovers(.found(let image)): image.utf8.count
    case .missingCovers(.recovered(_, let ids)): ids.map(\.utf8.count).reduce(0, +)
    case .fetchTunes, .fetchFailed: 300
    case .fetchProgress, .moveCursor, .flipCard, .turnCards, .tick: 0
    }
  }
}
