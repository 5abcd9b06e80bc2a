import DataFlow

/// "Play the tune of this card again", which is face up.
public struct HearCardAction: Equatable, Codable, Sendable {
  /// The card's index, counted from 0 row by row.
  public var index: Int

  public init(index: Int) {
    self.index = index
  }
}

/// Lets a card be heard again; in a game by ear, an open card moves the meter again, too.
func hearCard(at index: Int, in state: inout GameState) -> Outcome<GameEffect> {
  guard state.phase == .playing else { return .ignored(.noBoard) }
  guard state.player.opponent == nil else { return .ignored(.notYourTurn) }
  guard state.cards.indices.contains(index) else { return .ignored(.noSuchCard) }
  guard state.cards[index].face != .hidden else { return .ignored(.cardIsHidden) }
  state.typedColumn = nil
  state.cursor = index
  state.encoreCount += 1
  let hasMeter = state.request.kind == .ear && state.cards[index].face == .open
  return .handled(hasMeter ? startMeter(of: index, in: &state) : .none)
}

extension GameState {
  /// The number of tunes that have begun: one a flip, and one each time a card is heard again.
  var tuneCount: Int { flips.count + encoreCount }
}

extension Reason {
  public static let cardIsHidden: Self = "the card is face down"
}
