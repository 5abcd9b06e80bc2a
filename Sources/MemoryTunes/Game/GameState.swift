import Artwork

/// The board and how the game on it stands.
public struct GameState: Equatable, Codable, Sendable {
  public internal(set) var phase = GamePhase.empty
  /// What the board was, or is being, dealt from.
  public internal(set) var request = TunesRequest()
  /// The covers on the board, one a pair.
  public internal(set) var covers: [Cover] = []
  /// How many of them are from other categories, because the chosen one has too few.
  public internal(set) var fillerCount = 0
  /// The cards, row by row from the top left.
  public internal(set) var cards: [Card] = []
  /// The open, not matched cards: at most two.
  public internal(set) var openCards: [Int] = []
  /// The card that keys turn.
  public internal(set) var cursor = 0
  /// The card that was opened last: "now showing".
  public internal(set) var lastOpened: Int?
  /// How often two cards were turned.
  public internal(set) var moveCount = 0
  public internal(set) var matchedPairCount = 0
  /// The clock: whole seconds that the board was on screen since the first flip.
  public internal(set) var seconds = 0
  public internal(set) var isClockRunning = false
  /// Cards that are just being turned over, for the eye only: the rules do not look at it.
  public internal(set) var turning: [Turn] = []
  /// The covers whose pictures cannot be shown.
  public internal(set) var missingCovers = MissingCoversState()

  public init() {}

  public var grid: Grid { request.grid }
  public var isFinished: Bool { phase == .finished }

  /// Whether a board is on its way.
  var isBeingDealt: Bool {
    if case .loading = phase { true } else { false }
  }

  /// Whether there is a game to go on with: dealt, begun or not, and not solved.
  public var isUnderWay: Bool { phase == .playing }

  /// Whether turning to a new board would lose something: a card was turned.
  public var hasProgress: Bool { isUnderWay && lastOpened != nil }

  /// The cover on the card at a place, whichever side is up.
  public func cover(at index: Int) -> Cover { covers[cards[index].pair] }

  /// How the game ended; nil before.
  public var result: GameResult? {
    guard isFinished else { return nil }
    return GameResult(
      moves: moveCount, pairs: matchedPairCount, seconds: seconds, seed: request.seed)
  }

  /// The cover shown large.
  public var nowShowing: Cover? { lastOpened.map(cover(at:)) }
}

extension GameState {
  /// What is not written down has its standard value, so a game of another version can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    phase = try values.decode(.phase, default: phase)
    request = try values.decode(.request, default: request)
    covers = try values.decode(.covers, default: covers)
    fillerCount = try values.decode(.fillerCount, default: fillerCount)
    cards = try values.decode(.cards, default: cards)
    openCards = try values.decode(.openCards, default: openCards)
    cursor = try values.decode(.cursor, default: cursor)
    lastOpened = try values.decode(.lastOpened, default: lastOpened)
    moveCount = try values.decode(.moveCount, default: moveCount)
    matchedPairCount = try values.decode(.matchedPairCount, default: matchedPairCount)
    seconds = try values.decode(.seconds, default: seconds)
    isClockRunning = try values.decode(.isClockRunning, default: isClockRunning)
    turning = try values.decode(.turning, default: turning)
    missingCovers = try values.decode(.missingCovers, default: missingCovers)
  }
}

/// How far a game is.
public enum GamePhase: Equatable, Codable, Sendable {
  /// Nothing was dealt yet.
  case empty
  /// Covers are on their way.
  case loading(CoverProgress)
  case playing
  case finished
  case failed(DealFailure)
}

/// What a board is dealt from.
///
/// The same values give the same board on every machine.
public struct TunesRequest: Equatable, Codable, Sendable {
  /// Tells replies apart: counts the deals of a run.
  public var id = 0
  public var category = Category.bundled[0]
  public var grid = Grid.standard
  public var source = CoverSource.bundled
  public var seed: UInt64 = 0

  public init() {}
}

/// A card that is being turned over.
public struct Turn: Equatable, Codable, Sendable {
  /// The card, by its place in `GameState.cards`.
  public let index: Int
  /// The side that was up before.
  public let from: Card.Face
  /// How far it is: 0 narrow, 1 on edge, 2 narrow again with the other side.
  public internal(set) var step = 0

  /// How many steps a turn takes, and how long each lasts.
  public static let stepCount = 3
  public static let stepMilliseconds = 40
}

/// How a game ended.
public struct GameResult: Equatable, Sendable {
  public let moves: Int
  public let pairs: Int
  public let seconds: Int
  public let seed: UInt64

  public var rating: Rating { Rating(moves: moves, pairs: pairs) }
}
