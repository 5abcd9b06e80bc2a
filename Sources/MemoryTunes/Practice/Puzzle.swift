/// A slip as a puzzle: replays the flips before it, then asks for the open card's partner.
public struct Puzzle: Equatable, Codable, Sendable {
  /// The game, with its flips up to the open card's.
  public private(set) var game: PlayedGame
  /// The number of the move that was the slip, counted from 1.
  public let move: Int
}

extension Puzzle {
  /// A slip on the board of a game with its flips; nil if there was no moment with only one card open; O(flips).
  init?(_ slip: Slip, on board: Board, of game: PlayedGame) {
    guard let question = Self.question(slip, on: board) else { return nil }
    self.init(game: game, move: slip.move)
    self.game.flips = question
  }

  /// The flips that lead to the question; for a known pair, the card seen last asks for the other.
  private static func question(_ slip: Slip, on board: Board) -> [Flip]? {
    let before = board.flips.prefix(2 * (slip.move - 1))
    if slip.cards.count == 1 { return Array(board.flips.prefix(before.count + 1)) }
    guard let last = before.last(where: { slip.cards.contains($0.card) }) else { return nil }
    // If it is already open, the move that opened it begins with it.
    let isOpen = before.suffix(2).contains { $0.card == last.card }
    return before.dropLast(isOpen ? 2 : 0)
      + [Flip(card: last.card, seconds: before.last?.seconds ?? 0)]
  }

  /// The open card; 0 without a flip.
  public var card: Int { game.flips.last?.card ?? 0 }

  /// The card to find; O(cards).
  public var partner: Int {
    let (card, pairs) = (card, game.pairs)
    return pairs.indices.first { $0 != card && pairs[$0] == pairs[card] } ?? card
  }

  /// The index of the last flip that showed the partner; nil if none did; O(flips).
  private var showingFlip: Int? {
    let partner = partner
    return game.flips.dropLast().lastIndex { $0.card == partner }
  }

  /// The number of the last move that showed the partner, counted from 1.
  public var shownInMove: Int { (showingFlip ?? 0) / 2 + 1 }

  /// The flip counts at which to show the board in turn: some precede the one that showed the partner if the
  /// question would otherwise follow at once.
  public var flipCounts: ClosedRange<Int> {
    max(0, min(showingFlip ?? 0, game.flips.count - Self.shownFlipCount))...game.flips.count
  }

  private static let shownFlipCount = 8

  /// Is possible; one decoded from a file may be invalid.
  var isValid: Bool { game.isValid && game.board?.openCards.count == 1 && showingFlip != nil }
}
