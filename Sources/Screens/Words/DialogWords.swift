import Artwork
import MemoryTunes
import Terminal

/// The titles of dialogs, and their sentences and questions.
enum DialogWords {
  static let clockIsStopped = "The clock is stopped."
  static let deletion = "Delete category"
  static let figures = "Figures"
  static let hint = "Hint"
  static let info = "Now showing"
  static let newGame = "New game"
  static let paused = "Paused"
  static let hintPrice = "With a hint, this game won’t count."
  static let timeTravelPrice = "If you go back, this game won’t count."
  static let share = "Share"
  static let timeTravel = "Time travel"

  static func delete(_ category: Category?) -> String {
    "Delete \((category?.label ?? "").fitted(to: 22))?"
  }

  /// Asks whether to give up a game by name, since another one may be on the screen.
  static func giveUp(_ game: GameState?) -> String {
    game.map { "Give up \($0.farewell)?" } ?? "Give up the current game?"
  }

  static func help(page: Int, of count: Int) -> String {
    count == 1 ? "Help" : "Help \(page + 1)/\(count) · arrows turn pages"
  }
}

extension AppState {
  /// The requested board: its code if one was typed, or chosen with the day.
  var dealTitle: String {
    guard let offered = newGame.offered else { return DialogWords.newGame }
    let code = offered.daily == nil ? newGame.code : offered.code
    return code?.description ?? DialogWords.newGame
  }

  /// The score while the clock is stopped.
  var pauseSentences: [String] {
    [DialogWords.clockIsStopped, game.scoreSentence, game.timeSentence].compactMap(\.self)
  }
}

extension GameState {
  /// "4×4 Pop, 3 of 8 pairs", "the duel with Ann, 3 of 8 pairs".
  fileprivate var farewell: String {
    let board =
      duelLabel.map { "the \($0)" }
      ?? daily.flatMap { CalendarDate(dayNumber: $0.day) }.map { "the board of \($0.label)" }
      ?? "\(grid.label) \(request.category.label.fitted(to: 20))\(request.kind.suffix)"
    let score =
      sprint == nil
      ? "\(matchedPairCount) of \(pairs(covers.count))" : pairs(pairCount)
    return "\(board), \(score)"
  }
}

/// The known details of the cover shown large.
func infoLines(of game: GameState) -> [String] {
  guard game.heardCard == nil else { return ["A tune: find its pair to see its cover."] }
  guard let cover = game.nowShowing else { return ["No card has been flipped yet."] }
  var lines = [cover.shownTitle]
  if !cover.artist.isEmpty { lines.append(cover.shownArtist) }
  if let album = cover.shownAlbum { lines.append("from “\(album)”") }
  return lines + ["", "Covers: \(game.request.source.label)"]
}
