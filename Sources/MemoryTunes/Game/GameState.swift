/// A game: its deal, its board, its players, and its display.
public struct GameState: Equatable, Codable, Sendable {
  /// A random number that identifies the game.
  public internal(set) var id: UInt64 = 0
  public internal(set) var deal = DealState.none
  /// The request the board was dealt from, or is being dealt from.
  public internal(set) var request = DealRequest()
  /// The covers on the board, one per pair.
  public internal(set) var covers: [Cover] = []
  /// The number of covers from other categories, used when the chosen one has too few.
  public internal(set) var fillerCount = 0
  public internal(set) var board = Board()
  /// The players, in the order of their turns; by default a single unnamed one.
  public internal(set) var players = [Player.anyone]
  /// The pairs that players are given before the first move; nil for none.
  public internal(set) var headStart: HeadStart?
  /// The previous board, for computers that mix it up with this one; nil if none can.
  public internal(set) var boardBefore: BoardBefore?
  /// The day of a daily board; nil for other boards.
  public internal(set) var daily: Daily?
  /// The boards of the sprint before this one; nil unless this is a sprint.
  public internal(set) var sprint: Sprint?
  /// The minutes of others in a sprint; nil unless several people play one.
  public internal(set) var round: SprintRound?
  public internal(set) var clock = GameClock()
  /// The table that several programs share; nil unless this game is played at one.
  public internal(set) var table: SharedTable?
  /// Another game on this board; nil if there is none, or if not known yet.
  public internal(set) var ghost: Ghost?
  /// The reason the game does not count; nil if it does.
  public internal(set) var hindsight: Hindsight?
  public internal(set) var show = ShowState()

  public init() {}

  public var grid: Grid { request.grid }

  public var cards: [Card] { board.cards }

  public var moveCount: Int { board.moves.count }

  /// The number of pairs found; in a sprint, on all of its boards.
  public var pairCount: Int { board.foundPairCount + (sprint?.pairCount ?? 0) }

  /// The cover on the card at an index, whichever side is up.
  public func cover(at index: Int) -> Cover { covers[cards[index].pair] }

  /// The last move; nil before the first, and while the next has one card open or a card is turning.
  public var lastMove: Board.Move? {
    show.flipping.isEmpty && board.flips.count == 2 * board.moves.count ? board.moves.last : nil
  }

  /// The covers in the order their pairs were found, as indices into ``covers``.
  public var foundCovers: [Int] { board.moves.filter(\.isMatch).map { cards[$0.first].pair } }

  /// The player's slips, in order; none if the flips are not the player's.
  public var slips: [Slip] { hindsight == .olderVersion ? [] : board.slips }

  public var hasTurns: Bool { players.count > 1 }

  /// All players, including those whose minute of the sprint is over or yet to come.
  public var everybody: [Player] { round?.players ?? players }

  /// The index in ``players`` of the player to move.
  public var turn: Int { playerIndex(inTurn: board.turn) }

  public var player: Player { players[turn] }

  /// The index in ``players`` of the player with this turn, a number as in ``Board/turn``.
  public func playerIndex(inTurn turn: Int) -> Int { turn % players.count }

  /// The index in ``players`` of the player who found the pair of a card; nil until found.
  public func finder(of card: Int) -> Int? { cards[card].foundInTurn.map(playerIndex) }

  /// The index of the only person among several players; nil if there are several, or none.
  public var onlyPerson: Int? {
    let people = players.indices.filter { players[$0].isPerson }
    return hasTurns && people.count == 1 ? people[0] : nil
  }

  /// The only opponent of a single person; nil for other line-ups.
  public var onlyOpponent: Opponent? {
    let opponents = players.compactMap(\.opponent)
    return players.count == 2 && opponents.count == 1 ? opponents[0] : nil
  }

  /// Has only computers for players, or players at other terminals.
  public var isWatched: Bool { isSpectated || !players.contains(where: \.isPerson) }

  /// The computer to move: a player, or in place of one who is away from a shared table.
  public var opponentToMove: Opponent? {
    player.opponent ?? table.flatMap { $0.form == .turns ? $0.seats[turn].substitute : nil }
  }

  public var isComputersTurn: Bool { isUnderWay && opponentToMove != nil }

  /// Decodes defaults for missing keys, and games saved by earlier versions.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(.id, default: id)
    deal = try values.decode(.deal, default: deal)
    request = try values.decode(.request, default: request)
    covers = try values.decode(.covers, default: covers)
    fillerCount = try values.decode(.fillerCount, default: fillerCount)
    players = try values.decode(.players, default: players)
    headStart = try values.decode(.headStart, default: headStart)
    boardBefore = try values.decode(.boardBefore, default: boardBefore)
    daily = try values.decode(.daily, default: daily)
    sprint = try values.decode(.sprint, default: sprint)
    round = try values.decode(.round, default: round)
    table = try values.decode(.table, default: table)
    // Version 0.2 kept figures instead of the other game, which are of no use without it.
    ghost = try? values.decode(Ghost.self, forKey: .ghost)
    hindsight = try values.decode(.hindsight, default: hindsight)
    guard values.contains(.board) else {
      let earlier = try EarlierGame(from: decoder)
      (board, clock.seconds, show.cursor) = (try earlier.board(), earlier.seconds, earlier.cursor)
      if !earlier.hasFlips { hindsight = .olderVersion }
      return
    }
    board = try values.decode(Board.self, forKey: .board)
    clock = try values.decode(.clock, default: clock)
    show = try values.decode(.show, default: show)
  }
}
