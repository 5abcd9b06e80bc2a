import Artwork
import Basics
import MemoryTunes
import Terminal

/// The text below the large cover, each line from long to short.
struct Caption {
  var title: [String]
  var text: [String]
  var aside: [String] = []
}

extension AppState {
  /// The cover's title, artist and album, or before the first flip, the category and number of pairs.
  func caption(of game: GameState) -> Caption {
    if let card = game.heardCard { return captionOfTune(ofCard: card, in: game) }
    guard let cover = game.nowShowing else { return game.daily?.caption ?? game.captionBeforeFlips }
    let album = cover.album.flatMap { $0 == cover.title ? nil : "from “\($0.shortened)”" }
    let aside = music != nil && newcomer?.cover == cover ? bandLabels : [album].compactMap(\.self)
    return Caption(title: [cover.shownTitle], text: [cover.shownArtist], aside: aside)
  }

  /// Advice about a card that plays its tune, without giving away its cover.
  private func captionOfTune(ofCard card: Int, in game: GameState) -> Caption {
    let title =
      switch (canHear(card: card, in: game), game.show.meter == nil) {
      case (true, false): ["Listen"]
      case (true, true): ["The tune is over", "It is over"]
      case (false, false): ["Watch the meter", "Watch"]
      case (false, true): ["The meter has stopped", "It stopped"]
      }
    let task =
      game.board.openCards.count == 1
      ? ["Find its partner.", "Its partner?"]
      : game.lastMove?.isMatch == false ? ["Not the same tune.", "Another tune", "Another"] : []
    return Caption(title: title, text: task, aside: adviceOnSound(in: game))
  }

  private func adviceOnSound(in game: GameState) -> [String] {
    if audible == .off {
      let key = keyBindings.name(of: .mute)
      return [key.map { "Sound is off: press \($0)." }, "Sound is off."].compactMap(\.self)
    }
    if let problem = sound.problem { return problem.sentences }
    let canRepeat =
      game.show.meter == nil && game.show.cursor == game.heardCard && !game.isComputersTurn
    guard canRepeat, let key = keyBindings.name(of: .flip)?.capitalizedFirst else { return [] }
    return ["\(key) plays it again.", "\(key): again"]
  }
}

extension GameState {
  fileprivate var captionBeforeFlips: Caption {
    let pairs = pairs(covers.count)
    if let introducedOpponent, !show.isPeeking {
      return Caption(
        title: [introducedOpponent.label], text: [introducedOpponent.description],
        aside: ["\(request.category.label), \(pairs)"])
    }
    return Caption(
      title: [request.category.label],
      text: show.isPeeking
        ? ["\(pairs): memorise them", "Memorise them"] : ["\(pairs), face down", pairs])
  }
}

extension Daily {
  /// The board's day, and whether the game counts.
  fileprivate var caption: Caption {
    Caption(
      title: ["Daily board"], text: [CalendarDate(dayNumber: day)?.label ?? ""],
      aside: isPractice
        ? ["Practice: the first counts.", "Practice: doesn’t count", "Practice"]
        : ["Your first try counts.", "First try counts."])
  }
}

extension Cover {
  /// The title, or "Untitled" if the title is invisible.
  var shownTitle: String { title.isInvisible ? "Untitled" : title.shortened }
  var shownArtist: String { artist.shortened }
  var shownAlbum: String? { album?.shortened }
}

extension String {
  /// At most 80 columns of it: names from a file may have any length.
  var shortened: String { fitted(to: 80) }
}
