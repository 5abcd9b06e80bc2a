import DataFlow

/// Tracks the status of the text about a game, and of its pictures.
///
/// `game` is the finished one on the screen; nil if it has no pictures.
func shareReducer(
  state: inout ShareState, action: ShareAction, game: GameState?
) -> Outcome<ShareEffect> {
  switch action {
  case .copied(let isCopied):
    state.isCopied = isCopied
    return .handled()
  case .savePictures:
    guard state.pictures == nil, let game else { return .ignored(.noPictures) }
    state.pictures = .underWay
    return .handled(.run(.savePictures(game)))
  case .saved(let pictures):
    state.pictures = .saved(pictures)
    return .handled()
  }
}

extension AppState {
  /// The finished game whose text is on the screen, ready for painting; nil for a sprint.
  ///
  /// O(flips).
  var paintedGame: GameState? {
    guard let played = reviewedGame else {
      return game.isFinished && game.sprint == nil ? game : nil
    }
    return GameState(played, after: .max, catalogue: categories.catalogue)
  }
}

extension Reason {
  public static let nothingIsShared: Self = "no text is on the screen"
  public static let noPictures: Self = "there is nothing to paint, or it is painted"
}
