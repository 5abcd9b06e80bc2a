import MemoryTunes
import Terminal

/// A word for a command in plain mode.
struct PlainOrder {
  let word: String
  /// The key that it stands for; nil for the first one of the command.
  var key: Key?
  /// Its meaning in the help; nil for that of the key.
  var meaning: String?

  init(_ word: String, _ key: Key? = nil, _ meaning: String? = nil) {
    (self.word, self.key, self.meaning) = (word, key, meaning)
  }
}

extension PlainOrder: ExpressibleByStringLiteral {
  init(stringLiteral word: String) { self.init(word) }
}

/// A question in plain mode, answered from the screen.
enum PlainQuestion: String, CaseIterable {
  case board, open, left, seen, `where`, score, help, `repeat`, read
  case everything = "help all"
  case terms = "help terms"

  /// Is about the cards.
  var isAboutBoard: Bool {
    switch self {
    case .board, .open, .left, .seen, .where, .score: true
    case .help, .everything, .terms, .repeat, .read: false
    }
  }

  /// Its meaning in the help.
  var meaning: String {
    switch self {
    case .board: "all cards, row by row"
    case .open: "the cards that are open"
    case .left: "the cards whose pairs are still to be found"
    case .seen: "the cards that have been seen and lie face down"
    case .where: "how the cards lie, and where you are"
    case .help: "what you can say"
    case .everything: "what each of the words does"
    case .terms: "what the terms of the game mean"
    case .repeat: "what was said last"
    case .read: "all that is on the screen"
    case .score: "the score, the time, and whose turn it is"
    }
  }
}

extension GameState {
  /// The answer to a question about the cards.
  func answer(to question: PlainQuestion) -> [String] {
    let places = cards.indices.map(grid.coordinate(ofCard:))
    func named(_ isNamed: (Int) -> Bool) -> String {
      let names = cards.indices.filter(isNamed).map { places[$0] }
      return names.isEmpty ? "none" : names.count == places.count ? "all" : list(names)
    }
    let seen = Set(board.flips.map(\.card))
    switch question {
    case .board: return boardRows
    case .open: return [openSentence]
    case .left: return ["Left: \(named { !cards[$0].isMatched })"]
    case .seen: return ["Seen: \(named { seen.contains($0) && cards[$0].face == .hidden })"]
    case .where:
      let letters = grid.columnLetters
      return [
        "Columns \(letters.prefix(1)) to \(letters.suffix(1)), rows 1 to \(grid.rows), from the top left. You are at \(places[show.cursor])"
      ]
    case .score:
      let stars =
        isFinished
        ? nil
        : ratingAhead.map { "\(Screens.slips(slips.count)), \(counted($0.rawValue, "star")) left" }
      return [scoreSentence, stars, timeSentence].compactMap(\.self)
        + ghostLabels.prefix(1).map(\.capitalizedFirst)
        + (hasTurns && !isFinished ? [turnLabel] : [])
    case .help, .everything, .terms, .repeat, .read: return []
    }
  }
}
