import Artwork
import MemoryTunes

extension AppState {
  /// No cover has been found in a finished game.
  var isFirstGame: Bool { records.summary?.foundCovers.isEmpty == true }

  /// The result is that of a first game, whose goal was not shown.
  var isFirstResult: Bool {
    records.news?.covers.map { $0.count == records.summary?.foundCovers.count } ?? isFirstGame
  }

  /// The tip for a first game at this moment, from long to short; empty without one.
  public var firstGameTips: [String] {
    guard isFirstGame, !isWordless, game.isUnderWay, !game.hasTurns, game.sprint == nil,
      game.request.source == .bundled
    else { return [] }
    if game.moveCount == 0 { return flippingTips }
    guard let move = game.lastMove else { return [] }
    if move.isMatch { return game.matchedPairCount == 1 ? pairTips : [] }
    guard game.slips.map(\.move) == [game.moveCount] else { return [] }
    return [
      "A slip: you had seen a pair. Slips cost stars: \(game.ratingAhead?.rawValue ?? 0) left.",
      "A slip: you had seen a pair.",
    ]
  }

  private var flippingTips: [String] {
    if mode == .told { return ["Find two of a kind: say two cards, like b3 c2, or help."] }
    let key = scanning == .off ? keyBindings.name(of: .flip)?.capitalizedFirst : nil
    return [key.map { "\($0) flips a card. Find two of a kind." }, "Find two of a kind."]
      .compactMap(\.self)
  }

  private var pairTips: [String] {
    if hasBand { return ["Each pair brings its tune to the band.", "A pair joins the band."] }
    guard audible == .off else { return [] }
    if mode == .told { return ["Each pair has a tune: say unmute to hear it."] }
    return keyBindings.name(of: .mute).map {
      ["Each pair has a tune: \($0) turns it on.", "\($0): tunes"]
    }
      ?? []
  }
}
