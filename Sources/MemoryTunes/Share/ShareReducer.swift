/// Tracks what becomes of the text and the pictures; `painting` is their subject, nil if it has no pictures.
func shareReducer(
  state: inout ShareState, action: ShareAction, painting: Painting?
) -> Outcome<ShareEffect> {
  switch action {
  case .copied(let isCopied): state.isCopied = isCopied
  case .savePictures:
    guard state.pictures == nil, let painting else {
      return .ignored("there is nothing to paint, or it is painted")
    }
    state.pictures = .underWay
    return .handled(.run(.savePictures(painting)))
  case .saved(let pictures): state.pictures = .saved(pictures)
  }
  return .handled()
}

public enum Painting: Equatable, Sendable {
  case game(GameState)
  case week(Week)
}

extension AppState {
  /// The subject of the text on the screen, ready for painting; nil for a sprint; O(flips).
  var painting: Painting? {
    if case .week(let week) = shared { return .week(week) }
    guard let played = reviewedGame else {
      return game.isFinished && game.sprint == nil ? .game(game) : nil
    }
    return GameState(played, after: .max, catalogue: categories.catalogue).map(Painting.game)
  }
}
