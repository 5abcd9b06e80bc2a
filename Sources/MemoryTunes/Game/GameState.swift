import Artwork

/// The board, and the progress of the game on it.
public struct GameState: Equatable, Codable, Sendable {
  /// A random number that tells the game from all others.
  public internal(set) var id: UInt64 = 0
  public internal(set) var phase = GamePhase.empty
  /// What the board was dealt from, or is being dealt from.
  public internal(set) var request = TunesRequest()
  /// The covers on the board, one per pair.
  public internal(set) var covers: [Cover] = []
  /// The number of covers from other categories, used when the chosen one has too few.
  public internal(set) var fillerCount = 0
  /// The cards, row by row from the top left.
  public internal(set) var cards: [Card] = []
  /// The indices of the open, unmatched cards, in the order opened; at most two.
  public internal(set) var openCards: [Int] = []
  /// Those who play, in the order of their turns; one without a name if somebody plays alone.
  public internal(set) var players = [Player.anyone]
  /// The index in ``players`` of the one to move.
  public internal(set) var turn = 0
  /// The day whose board this is; nil for other boards.
  public internal(set) var daily: Daily?
  /// What the computers among ``players`` remember, by the same indices; nil for people.
  public internal(set) var memories: [FadingMemory?] = [nil]
  /// Why computers missed pairs, in the order of their moves.
  public internal(set) var lapses: [Lapse] = []
  /// Whether the computer ends its turn without delay.
  public internal(set) var isHurrying = false
  /// The boards of the sprint before this one; nil unless this is a sprint.
  public internal(set) var sprint: Sprint?
  /// The index of the card that keys flip.
  public internal(set) var cursor = 0
  /// The index of the card opened last; nil before the first flip.
  public internal(set) var lastOpened: Int?
  /// All flips of the game, in their order.
  public internal(set) var flips: [Flip] = []
  /// Why the game does not count; nil if it does.
  public internal(set) var hindsight: Hindsight?
  /// The number of moves; a move flips two cards.
  public internal(set) var moveCount = 0
  /// The number of pairs found.
  public internal(set) var matchedPairCount = 0
  /// The time since the first flip, in whole seconds, while the board was on screen.
  public internal(set) var seconds = 0
  public internal(set) var isClockRunning = false
  /// The cards being animated; the rules do not depend on them.
  public internal(set) var turning: [Turn] = []
  /// The two cards of a pair that has just been found, whose frames flash.
  public internal(set) var flashing: [Int] = []
  /// The index of the card that was shown again last, since the last flip; nil if none was.
  public internal(set) var lastShown: Int?
  /// How often cards that were face up have been shown again.
  public internal(set) var showCount = 0
  /// How loud the open card is that is heard, in a game by ear; nil while all is silent.
  public internal(set) var meter: Meter?
  /// Whether all cards are shown, before the first flip.
  public internal(set) var isPeeking = false
  /// What a hint says about the open card's partner; nil without one.
  public internal(set) var hint: Hint?
  /// The column of a coordinate of which only the letter was typed, counted from 0.
  public internal(set) var typedColumn: Int?
  /// What is shown of a solved board.
  public internal(set) var finale = Finale.result
  /// The covers whose pictures cannot be shown.
  public internal(set) var missingCovers = MissingCoversState()

  public init() {}

  public var grid: Grid { request.grid }
  public var isFinished: Bool { phase == .finished }

  /// Whether a board is being dealt.
  var isBeingDealt: Bool {
    if case .loading = phase { true } else { false }
  }

  /// Whether cards are on the table, also those of a finished game.
  public var hasBoard: Bool { phase == .playing || phase == .finished }

  /// Whether there is a game to continue: dealt and not solved.
  public var isUnderWay: Bool { phase == .playing }

  /// Whether there is a game under way with at least one flip.
  public var hasProgress: Bool {
    isUnderWay && (lastOpened != nil || sprint?.boardCount ?? 0 > 0)
  }

  /// Whether all pairs of the board have been found.
  var isBoardSolved: Bool { !covers.isEmpty && matchedPairCount == covers.count }

  /// Whether several play.
  public var hasTurns: Bool { players.count > 1 }

  /// The one to move.
  public var player: Player { players[turn] }

  /// Whether a computer is to move.
  public var isComputersTurn: Bool { isUnderWay && player.opponent != nil }

  /// The cover on the card at an index, whichever side is up.
  public func cover(at index: Int) -> Cover { covers[cards[index].pair] }

  /// The result of a finished game; nil before.
  public var result: GameResult? {
    guard isFinished else { return nil }
    return GameResult(
      moves: moveCount, pairs: matchedPairCount, seconds: seconds, seed: request.seed,
      hindsight: hindsight, slips: slips)
  }

  /// The player's slips, in their order; none if the flips are not complete.
  public var slips: [Slip] { MemoryTunes.slips(of: cards.map(\.pair), flips: flips) }

  /// What the last move came to; nil if one card of the next is open, or before the first.
  public var lastMove: MoveResult? {
    guard let lastOpened, turning.isEmpty, openCards.count != 1 else { return nil }
    return cards[lastOpened].isMatched ? .pair : .noPair
  }

  /// The covers in the order in which their pairs were found, as indices in ``covers``.
  public var foundCovers: [Int] {
    var found: [Int] = []
    for flip in flips.reversed() {
      let card = cards[flip.card]
      if card.isMatched, !found.contains(card.pair) { found.append(card.pair) }
    }
    let others = covers.indices.filter { index in
      !found.contains(index) && cards.contains { $0.pair == index && $0.isMatched }
    }
    return others + found.reversed()
  }
}

/// What two flips came to.
public enum MoveResult: Sendable {
  case pair
  case noPair
}

extension GameState {
  /// Decodes defaults for missing keys, so that games saved by other versions can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(.id, default: id)
    phase = try values.decode(.phase, default: phase)
    request = try values.decode(.request, default: request)
    covers = try values.decode(.covers, default: covers)
    fillerCount = try values.decode(.fillerCount, default: fillerCount)
    cards = try values.decode(.cards, default: cards)
    openCards = try values.decode(.openCards, default: openCards)
    players = try values.decode(.players, default: players)
    turn = try values.decode(.turn, default: turn)
    memories = try values.decode(.memories, default: memories)
    lapses = try values.decode(.lapses, default: lapses)
    isHurrying = try values.decode(.isHurrying, default: isHurrying)
    daily = try values.decode(.daily, default: daily)
    sprint = try values.decode(.sprint, default: sprint)
    cursor = try values.decode(.cursor, default: cursor)
    lastOpened = try values.decode(.lastOpened, default: lastOpened)
    flips = try values.decode(.flips, default: flips)
    hindsight = try values.decode(.hindsight, default: hindsight)
    moveCount = try values.decode(.moveCount, default: moveCount)
    matchedPairCount = try values.decode(.matchedPairCount, default: matchedPairCount)
    seconds = try values.decode(.seconds, default: seconds)
    isClockRunning = try values.decode(.isClockRunning, default: isClockRunning)
    turning = try values.decode(.turning, default: turning)
    flashing = try values.decode(.flashing, default: flashing)
    lastShown = try values.decode(.lastShown, default: lastShown)
    showCount = try values.decode(.showCount, default: showCount)
    meter = try values.decode(.meter, default: meter)
    isPeeking = try values.decode(.isPeeking, default: isPeeking)
    hint = try values.decode(.hint, default: hint)
    typedColumn = try values.decode(.typedColumn, default: typedColumn)
    finale = try values.decode(.finale, default: finale)
    missingCovers = try values.decode(.missingCovers, default: missingCovers)
    // Until version 0.2, flips were not kept.
    if flips.isEmpty, lastOpened != nil { hindsight = .olderVersion }
  }
}

/// The stage of a game.
public enum GamePhase: Equatable, Codable, Sendable {
  /// No board has been dealt.
  case empty
  /// Covers are being fetched.
  case loading(CoverProgress)
  case playing
  case finished
  /// No board could be dealt.
  case failed(DealFailure)
}

/// What a board is dealt from; with bundled covers, the same values give the same board on every
/// machine.
public struct TunesRequest: Equatable, Codable, Sendable {
  /// Counts the deals of a run, so that late replies to earlier ones are recognized.
  public var id = 0
  public var category = Category.bundled[0]
  public var grid = Grid.standard
  public var source = CoverSource.bundled
  public var seed: UInt64 = 0
  /// The version of the ``Deck`` that bundled covers are dealt from.
  public var deck = Deck.current
  public var kind = GameKind.pairs

  public init() {}
}

extension TunesRequest {
  /// Decodes requests written before there were decks and kinds as well.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    category = try values.decode(Category.self, forKey: .category)
    grid = try values.decode(Grid.self, forKey: .grid)
    source = try values.decode(CoverSource.self, forKey: .source)
    seed = try values.decode(UInt64.self, forKey: .seed)
    deck = try values.decode(.deck, default: 1)
    kind = try values.decode(.kind, default: .pairs)
  }
}

/// A card that is being turned over.
public struct Turn: Equatable, Codable, Sendable {
  /// The card's index in `GameState.cards`.
  public let index: Int
  /// The side that was up before.
  public let from: Card.Face
  /// The step of the animation: 0 is narrow, 1 on edge, 2 narrow again with the other side.
  public internal(set) var step = 0

  /// The number of steps of a turn.
  public static let stepCount = 3
  /// The duration of a step, in milliseconds.
  public static let stepMilliseconds = 40
}

/// The result of a game.
public struct GameResult: Equatable, Sendable {
  public let moves: Int
  public let pairs: Int
  public let seconds: Int
  public let seed: UInt64
  /// Why the game does not count; nil if it does.
  public let hindsight: Hindsight?
  /// The player's slips, in their order.
  public let slips: [Slip]

  /// The stars; nil for a game that does not count.
  public var rating: Rating? { hindsight == nil ? Rating(slips: slips.count, pairs: pairs) : nil }
}
