import Artwork
import Basics
import MemoryTunes
import Terminal

/// The titles of dialogs, and their sentences and questions.
enum DialogWords {
  static var clockIsStopped: String { tr("The clock is stopped.") }
  static var deletion: String { tr("Delete category") }
  // The numbers of a game.
  static var figures: String { tr("Figures") }
  static var hint: String { tr("Hint") }
  // About the cover that is shown.
  static var info: String { tr("Now showing") }
  static var newGame: String { tr("New game") }
  static var paused: String { tr("Paused") }
  static var hintPrice: String { tr("With a hint, this game won’t count.") }
  static var timeTravelPrice: String { tr("If you go back, this game won’t count.") }
  static var share: String { tr("Share") }
  static var timeTravel: String { tr("Time travel") }

  /// "Delete Rock?".
  static func delete(_ category: Category?) -> String {
    tr("Delete \((category?.label ?? "").fitted(to: 22))?")
  }

  /// Asks whether to give up a game by name, since another one may be on the screen: "Give up 4×4 Pop, 3 of 8 pairs?",
  /// "Give up the duel with Ann, 3 of 8 pairs?", "Give up the board of 23 November 2026, 3 of 8 pairs?".
  static func giveUp(_ game: GameState?) -> String {
    guard let game else { return tr("Give up the current game?") }
    let score = game.shortScore
    if let rival = game.ghost?.rival {
      return rival.name.map { tr("Give up the duel with \($0), \(score)?") }
        ?? tr("Give up the duel, \(score)?")
    }
    if let date = game.daily.flatMap({ CalendarDate(dayNumber: $0.day) }) {
      return tr("Give up the board of \(date.label), \(score)?")
    }
    let category = game.request.category.label.fitted(to: 20)
    let board = "\(game.grid.label) \(category)\(game.request.kind.suffix)"
    return tr("Give up \(board), \(score)?")
  }

  /// The title of the help.
  static func help(page: Int, of count: Int) -> String {
    count == 1 ? tr("Help") : tr("Help \(page + 1)/\(count) · arrows turn pages")
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
  /// "3 of 8 pairs", or in a sprint, which has no total, "11 pairs".
  fileprivate var shortScore: String {
    guard sprint == nil else { return pairs(pairCount) }
    let (found, total) = (matchedPairCount, covers.count)
    return tr("\(found) of \(total) pair", "\(found) of \(total) pairs", count: total)
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
