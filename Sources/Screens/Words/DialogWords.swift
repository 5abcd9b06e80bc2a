/// The titles of dialogs, and their sentences and questions.
enum DialogWords {
  // The numbers of a game.
  static var figures: String { tr("Figures") }
  static var paused: String { tr("Paused") }
  // At most 12 columns.
  static var timeTravel: String { tr("Time travel") }
}

extension AppState {
  /// The score while the clock is stopped.
  var pauseSentences: [String] {
    [tr("The clock is stopped."), game.scoreSentence, game.timeSentence].compactMap(\.self)
  }
}

/// The known details of the cover shown large.
func infoLines(of game: GameState) -> [String] {
  guard game.heardCard == nil else { return [tr("A tune: find its pair to see its cover.")] }
  guard let cover = game.nowShowing else { return [tr("No card has been flipped yet.")] }
  var lines = [cover.shownTitle]
  if !cover.artist.isEmpty { lines.append(cover.shownArtist) }
  if let album = cover.album?.shortened { lines.append(tr("from “\(album)”")) }
  return lines + [tr("Covers: \(game.request.source.label)")]
}
