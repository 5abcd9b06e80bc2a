/// The places of the covers on the previous board: a computer may mix the two up, as people do.
public struct BoardBefore: Equatable, Codable, Sendable {
  /// The ids of the covers, card by card.
  let covers: [String]

  /// Nil if the previous board had another size or was untouched, or if no computer plays.
  init?(_ game: GameState, grid: Grid, players: [Player]) {
    guard game.grid == grid, !game.board.flips.isEmpty, !players.allSatisfy(\.isPerson)
    else { return nil }
    covers = game.cards.map { game.covers[$0.pair].id }
  }
}

extension GameState {
  /// For each card, its cover's places on the previous board, except where its pair lies now; O(cards²).
  public var earlierPlaces: [[Int]] {
    guard let boardBefore else { return cards.map { _ in [] } }
    return cards.map { card in
      cards.indices.filter {
        boardBefore.covers[$0] == covers[card.pair].id && cards[$0].pair != card.pair
      }
    }
  }
}
