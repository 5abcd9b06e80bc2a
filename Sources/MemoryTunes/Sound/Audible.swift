extension AppState {
  /// Tunes can be heard, as far as known: a missing sound card shows with the first sound.
  var hasTunes: Bool { audible == .tunes && sound.problem?.isOfOneTune != false }

  /// Flipping the card plays its tune, as far as known: a folder's track is only looked for then.
  public func canHear(card: Int, in game: GameState) -> Bool {
    audible != .off && settings.current.volume > 0 && sound.problem?.isOfOneTune != false
      && game.cards.indices.contains(card) && tune(of: game.cover(at: card), in: game) != nil
  }

  /// The tune heard when a card with this cover is opened; nil if none.
  func tune(of cover: Cover, in game: GameState) -> Tune? {
    guard audible == .tunes || game.request.kind == .ear else { return nil }
    return switch game.request.source {
    case .bundled: .bundled(cover.id)
    case .folder: .own(artwork: cover.artwork)
    case .itunes: nil
    }
  }

  /// The covers of a solved board have audible tunes; otherwise nothing waits for them.
  var playsTunes: Bool {
    audible != .off && sound.problem == nil
      && game.covers.first.flatMap { tune(of: $0, in: game) } != nil
  }
}
