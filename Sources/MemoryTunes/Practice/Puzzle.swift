/// A slip as a puzzle: replays the flips before it, then asks for the open card's partner.
public struct Puzzle: Equatable, Codable, Sendable {
  /// The game, with its flips up to the open card's.
  public let game: GameRecord
  /// The number of the move that was the slip, counted from 1.
  public let move: Int
  /// The open card.
  public let card: Int
  /// The card to find.
  public let partner: Int
  /// The number of flips before the last one that showed the partner; fewer than the total.
  public let hiddenFlipCount: Int

  /// A slip on the board of a game with its flips; nil if there was no moment with only one card open.
  ///
  /// O(flips).
  init?(_ slip: Slip, on board: Board, of game: GameRecord) {
    guard let question = Self.question(slip, on: board), let card = question.last?.card,
      let shown = question.dropLast().lastIndex(where: { $0.card == board.partners[card] })
    else { return nil }
    self.init(
      game: game.with(flips: question), move: slip.move, card: card,
      partner: board.partners[card], hiddenFlipCount: shown)
  }

  init(game: GameRecord, move: Int, card: Int, partner: Int, hiddenFlipCount: Int) {
    (self.game, self.move) = (game, move)
    (self.card, self.partner, self.hiddenFlipCount) = (card, partner, hiddenFlipCount)
  }

  /// The flips that lead to the question; for a known pair, the card seen last asks for the other.
  private static func question(_ slip: Slip, on board: Board) -> [Flip]? {
    let before = board.flips.prefix(2 * (slip.move - 1))
    switch slip.kind {
    case .missedPartner: return Array(board.flips.prefix(before.count + 1))
    case .knownPair(let cards):
      guard let last = before.last(where: { cards.contains($0.card) }) else { return nil }
      // If it is already open, the move that opened it begins with it.
      let isOpen = before.suffix(2).contains { $0.card == last.card }
      return before.dropLast(isOpen ? 2 : 0)
        + [Flip(card: last.card, seconds: before.last?.seconds ?? 0)]
    }
  }
}

extension Puzzle {
  /// The number of the last move that showed the partner, counted from 1.
  public var shownInMove: Int { hiddenFlipCount / 2 + 1 }

  /// The flip counts at which to show the board in turn: some precede the one that showed the partner if the
  /// question would otherwise follow at once.
  public var flipCounts: ClosedRange<Int> {
    max(0, min(hiddenFlipCount, game.flips.count - Self.shownFlipCount))...game.flips.count
  }

  private static let shownFlipCount = 8

  /// The game with the chosen card turned.
  public func answered(with choice: Int) -> GameRecord {
    let flip = Flip(card: choice, seconds: game.flips.last?.seconds ?? 0)
    return game.with(flips: game.flips + [flip])
  }
}

extension Puzzle {
  /// Is possible; one decoded from a file may be invalid.
  var isValid: Bool {
    guard game.isValid, let board = game.board, board.openCards == [card] else { return false }
    return board.partners[card] == partner && game.flips.indices.contains(hiddenFlipCount)
      && game.flips[hiddenFlipCount].card == partner
  }
}

extension GameRecord {
  fileprivate func with(flips: [Flip]) -> GameRecord {
    var game = self
    game.flips = flips
    return game
  }
}
