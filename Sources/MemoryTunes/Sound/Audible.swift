import Artwork

extension AppState {
  /// Whether the tune of a card is heard when the card is flipped, as far as that is known: of a cover from a
  /// folder, not before its track is looked for.
  public func canHear(card: Int) -> Bool {
    audible != .off && settings.current.volume > 0 && sound.problem?.isOfOneTune != false
      && game.cards.indices.contains(card) && tune(of: game.cover(at: card)) != nil
  }

  /// The tune that is heard when a card with this cover is opened; nil if none is.
  func tune(of cover: Cover) -> Tune? {
    audible == .tunes || game.request.kind == .ear ? cover.tune(from: game.request.source) : nil
  }

  /// Whether the covers of a solved board have tunes that can be heard.
  ///
  /// Where nothing can be heard, nothing waits for it.
  var playsTunes: Bool {
    audible != .off && sound.problem == nil && game.covers.first.flatMap(tune) != nil
  }
}
