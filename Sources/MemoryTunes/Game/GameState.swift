import Artwork

/// A game: what it was dealt from, its board, who plays, and what is shown of it.
public struct GameState: Equatable, Codable, Sendable {
  /// A random number that tells the game from all others.
  public internal(set) var id: UInt64 = 0
  public internal(set) var deal = DealState.none
  /// What the board was dealt from, or is being dealt from.
  public internal(set) var request = DealRequest()
  /// The covers on the board, one per pair.
  public internal(set) var covers: [Cover] = []
  /// The number of covers from other categories, used when the chosen one has too few.
  public internal(set) var fillerCount = 0
  /// The cards, and the flips so far.
  public internal(set) var board = Board()
  /// Those who play, in the order of their turns; one without a name if somebody plays alone.
  public internal(set) var players = [Player.anyone]
  /// The pairs that players are given before the first move; nil for none.
  public internal(set) var headStart: HeadStart?
  /// The board that was played before, for computers that mix it up with this one; nil if none can.
  public internal(set) var boardBefore: BoardBefore?
  /// The day whose board this is; nil for other boards.
  public internal(set) var daily: Daily?
  /// The boards of the sprint before this one; nil unless this is a sprint.
  public internal(set) var sprint: Sprint?
  /// The minutes of others in a sprint; nil unless several people play one.
  public internal(set) var round: SprintRound?
  public internal(set) var clock = GameClock()
  /// The player's last game on this board; nil if there is none, or if it is not known yet.
  public internal(set) var ghost: Ghost?
  /// Why the game does not count; nil if it does.
  public internal(set) var hindsight: Hindsight?
  public internal(set) var show = ShowState()

  public init() {}

  enum CodingKeys: CodingKey {
    case id
    case deal
    case request
    case covers
    case fillerCount
    case board
    case players
    case headStart
    case boardBefore
    case daily
    case sprint
    case round
    case clock
    case ghost
    case hindsight
    case show
  }
}

/// What the board says, by the names of the game.
extension GameState {
  public var grid: Grid { request.grid }

  /// The cards, row by row from the top left.
  public var cards: [Card] { board.cards }

  /// The number of moves; a move flips two cards.
  public var moveCount: Int { board.moves.count }

  /// The number of pairs found.
  public var matchedPairCount: Int { board.foundPairCount }

  /// The number of pairs found; in a sprint, on all of its boards.
  public var pairCount: Int { matchedPairCount + (sprint?.pairCount ?? 0) }

  /// The cover on the card at an index, whichever side is up.
  public func cover(at index: Int) -> Cover { covers[cards[index].pair] }

  /// What the last move came to; nil if one card of the next is open or a card turns, and before the first.
  public var lastMove: Board.Move? {
    show.flipping.isEmpty && board.flips.count == 2 * board.moves.count ? board.moves.last : nil
  }

  /// The covers in the order in which their pairs were found, as indices in ``covers``.
  public var foundCovers: [Int] { board.moves.filter(\.isMatch).map { cards[$0.first].pair } }

  /// The player's slips, in their order; none if the flips are not those of the player.
  public var slips: [Slip] { hindsight == .olderVersion ? [] : board.slips }
}

/// Who plays.
extension GameState {
  /// Whether several play.
  public var hasTurns: Bool { players.count > 1 }

  /// All players, including those whose minute of the sprint is over or yet to come.
  public var everybody: [Player] { round?.players ?? players }

  /// The index in ``players`` of the one to move.
  public var turn: Int { playerIndex(inTurn: board.turn) }

  /// The one to move.
  public var player: Player { players[turn] }

  /// The index in ``players`` of the one whose turn this is, a number as in ``Board/turn``.
  public func playerIndex(inTurn turn: Int) -> Int { turn % players.count }

  /// The index in ``players`` of the one who found the pair of a card; nil before.
  public func finder(of card: Int) -> Int? { cards[card].foundInTurn.map(playerIndex) }

  /// The index of the only person among several players; nil if there are more, or none.
  var onlyPerson: Int? {
    let people = players.indices.filter { players[$0].isPerson }
    return hasTurns && people.count == 1 ? people[0] : nil
  }

  /// Whether only computers play.
  public var isWatched: Bool { !players.contains(where: \.isPerson) }

  /// Whether a computer is to move.
  public var isComputersTurn: Bool { isUnderWay && player.opponent != nil }
}
