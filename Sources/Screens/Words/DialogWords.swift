import Artwork
import MemoryTunes
import Terminal

/// The titles of dialogs, and what they say or ask.
enum DialogWords {
  static let clockIsStopped = "The clock is stopped."
  static let deletion = "Delete category"
  static let hint = "Hint"
  static let info = "Now showing"
  static let newGame = "New game"
  static let paused = "Paused"
  static let price = "Then this game won’t count."
  static let share = "Share"
  static let timeTravel = "Time travel"

  static func delete(_ category: Category?) -> String {
    "Delete \((category?.label ?? "").fitted(to: 22))?"
  }

  static func giveUp(_ place: GamePlace) -> String {
    place == .daily ? "Give up the other daily board?" : "Give up the current game?"
  }

  static func help(page: Int, of count: Int) -> String {
    count == 1 ? "Help" : "Help \(page + 1)/\(count) · arrows turn pages"
  }
}

/// What is known of the cover that is shown large.
func infoLines(of game: GameState) -> [String] {
  guard game.heardCard == nil else { return ["A tune: find its pair to see its cover."] }
  guard let cover = game.nowShowing else { return ["No card has been flipped yet."] }
  var lines = [cover.shownTitle]
  if !cover.artist.isEmpty { lines.append(cover.artist) }
  if let album = cover.album { lines.append("from “\(album)”") }
  return lines + ["", "Covers: \(game.request.source.label)"]
}
