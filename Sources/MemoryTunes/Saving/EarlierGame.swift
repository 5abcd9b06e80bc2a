/// The board of a saved game from before boards were stored as flips.
struct EarlierGame: Decodable {
  let seconds: Int
  let cursor: Int
  private let cards: [Card]
  private let openCards: [Int]
  /// Nil from version 0.1.
  private let flips: [Flip]?
  private let moveCount: Int
  private let hindsight: Hindsight?

  private struct Card: Decodable {
    let pair: Int
    let showsTitle: Bool?
    let face: MemoryTunes.Card.Face
  }

  /// More moves than anybody makes in a game.
  private static let maximumMoveCount = 10_000

  /// Has all of its flips.
  var hasFlips: Bool {
    hindsight != .olderVersion
      && (flips?.isEmpty == false || cards.allSatisfy { $0.face == .hidden })
  }

  /// The board, with plausible flips where the real ones are unknown; throws `DecodingError` if it is impossible.
  func board() throws -> Board {
    guard (0...Self.maximumMoveCount).contains(moveCount), let board = boardOfFlips(),
      board.cards.map(\.face) == cards.map(\.face)
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "an impossible board"))
    }
    return board
  }

  private func boardOfFlips() -> Board? {
    let titles = cards.indices.filter { cards[$0].showsTitle == true }
    let pairs = cards.map(\.pair)
    return hasFlips
      ? Board(pairs: pairs, titles: titles, flips: flips ?? [])
      : Board(pairs: pairs, titles: titles).flatMap(playLikelyMoves)
  }

  /// Makes the recorded number of moves without a pair, then one for each pair, then opens the open cards.
  private func playLikelyMoves(on board: Board) -> Board? {
    var board = board
    let others = cards.indices.filter { !openCards.contains($0) }
    guard let first = others.first,
      let second = others.first(where: { cards[$0].pair != cards[first].pair })
    else { return nil }
    let found = others.filter { cards[$0].face == .matched }
    let missCount = moveCount - (found.count + openCards.count) / 2
    for number in stride(from: missCount, to: 0, by: -1) {
      for card in [first, second] {
        _ = board.flip(number.isMultiple(of: 2) ? board.partners[card] : card)
      }
    }
    for card in found where !board.cards[card].isMatched {
      let pair = [card, board.partners[card]]
      for card in board.canFlip(card) ? pair : pair.reversed() { _ = board.flip(card) }
    }
    for card in openCards { _ = board.flip(card) }
    return board
  }
}
