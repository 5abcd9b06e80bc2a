/// The titles of dialogs, and their sentences and questions.
enum DialogWords {
  static var clockIsStopped: String { tr("The clock is stopped.") }
  static var deletion: String { tr("Delete category") }
  // The numbers of a game.
  static var figures: String { tr("Figures") }
  static var hint: String { tr("Hint") }
  // About the cover that is shown.
  static var info: String { tr("Now showing") }
  static var paused: String { tr("Paused") }
  static var hintPrice: String { tr("With a hint, this game won’t count.") }
  static var timeTravelPrice: String { tr("If you go back, this game won’t count.") }
  // At most 12 columns.
  static var timeTravel: String { tr("Time travel") }

  /// "Delete Rock?".
  static func delete(_ category: Category?) -> String {
    tr("Delete \((category?.label ?? "").fitted(to: 22))?")
  }

  /// Asks whether to give up a game, since another one may be on the screen: "Give up this game? 3 of 8 · 4×4 Pop".
  static func giveUp(_ game: GameState?) -> String {
    game.map { tr("Give up this game? \($0.datedScore)") } ?? tr("Give up the current game?")
  }

  /// The title of the help.
  static func help(page: Int, of count: Int) -> String {
    count == 1 ? tr("Help") : tr("Help \(page + 1)/\(count) · arrows turn pages")
  }
}

extension AppState {
  /// The requested board: its code if one was typed, or chosen with the day.
  var dealTitle: String {
    let code = newGame.offered.flatMap { $0.daily == nil ? newGame.code : $0.code }
    return code?.description ?? ButtonWords.newGame
  }

  /// The score while the clock is stopped.
  var pauseSentences: [String] {
    [DialogWords.clockIsStopped, game.scoreSentence, game.timeSentence].compactMap(\.self)
  }
}

/// The known details of the cover shown large.
func infoLines(of game: GameState) -> [String] {
  guard game.heardCard == nil else { return [tr("A tune: find its pair to see its cover.")] }
  guard let cover = game.nowShowing else { return [tr("No card has been flipped yet.")] }
  var lines = [cover.shownTitle]
  if !cover.artist.isEmpty { lines.append(cover.shownArtist) }
  if let album = cover.shownAlbum { lines.append(tr("from “\(album)”")) }
  return lines + ["", tr("Covers: \(game.request.source.label)")]
}
