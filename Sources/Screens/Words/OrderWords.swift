/// What a player says or reads: in their language, and in English.
struct Word: ExpressibleByStringLiteral, Equatable, Sendable {
  private let message: Message
  private var context: String?

  init(_ message: Message, in context: String? = nil) {
    (self.message, self.context) = (message, context)
  }

  init(stringLiteral text: String) { message = Message(stringLiteral: text) }

  var english: String { message.english }

  var text: String { tr(message, in: context) }

  /// The player has said it; lowercase is expected.
  func isSaid(in said: String) -> Bool { said == text.typed || said == english }

  func isBegun(by said: String) -> Bool { text.typed.hasPrefix(said) || english.hasPrefix(said) }
}

/// A word for a command or a question in plain mode.
struct PlainOrder: Sendable {
  let word: Word
  /// The key that it stands for; nil for the first one of the command.
  let key: Key?
  /// Its meaning in the help.
  let meaning: Word

  init(_ word: Word, _ key: Key? = nil, _ meaning: Word) {
    (self.word, self.key, self.meaning) = (word, key, meaning)
  }

  /// "left: the cards still to be found".
  var explanation: String {
    let (word, meaning) = (word.text, meaning.text)
    let isNamed = meaning == word || meaning.hasPrefix("\(word):")
    return isNamed ? meaning.spoken : KeyHint(word, meaning).told
  }
}

/// A question in plain mode, answered from the screen.
enum PlainQuestion: CaseIterable {
  case board, open, left, seen, `where`, score, help, `repeat`, read, everything, terms

  var isAboutBoard: Bool { [.board, .open, .left, .seen, .where, .score].contains(self) }

  /// The word that the player types, and what is answered; "left" means those left to find; no two words that can be
  /// typed are the same.
  var order: PlainOrder {
    switch self {
    case .board: PlainOrder("board", nil, "all cards, row by row")
    case .open: PlainOrder(Word("open", in: "question about cards"), nil, "the cards that are open")
    case .left:
      PlainOrder(Word("left", in: "question about cards"), nil, "the cards still to be found")
    case .seen:
      PlainOrder(
        Word("seen", in: "question about cards"), nil, "the cards you have seen, now face down")
    case .where: PlainOrder("where", nil, "the size of the board, and where you are")
    case .help: PlainOrder("help", nil, "what you can say")
    case .everything: PlainOrder("help all", nil, "what each of the words does")
    case .terms: PlainOrder("help terms", nil, "what the terms of the game mean")
    case .repeat: PlainOrder("repeat", nil, "what was said last")
    case .read: PlainOrder("read", nil, "all that is on the screen")
    case .score: PlainOrder("score", nil, "the score, the time, and whose turn it is")
    }
  }
}

extension GameState {
  /// The answer to a question about the cards: "Left: a1, b3", "Seen: none".
  func answer(to question: PlainQuestion) -> [String] {
    let places = cards.indices.map(grid.coordinate(ofCard:))
    func named(_ isNamed: (Int) -> Bool) -> String {
      let names = cards.indices.filter(isNamed).map { places[$0] }
      return names.isEmpty
        ? tr("none", in: "cards")
        : names.count == places.count ? tr("all", in: "cards") : list(names)
    }
    let seen = Set(board.flips.map(\.card))
    switch question {
    case .board: return boardRows
    case .open: return [openSentence]
    // The cards left to find.
    case .left: return [tr("Left: \(named { !cards[$0].isMatched })")]
    // The cards seen that are still to be found.
    case .seen: return [tr("Seen: \(named { seen.contains($0) && cards[$0].face == .hidden })")]
    case .where:
      let letters = grid.columnLetters
      return [
        tr(
          "Columns \(letters.prefix(1)) to \(letters.suffix(1)), rows 1 to \(grid.rows), from the top left. You are at \(places[show.cursor])"
        )
      ]
    case .score:
      let stars =
        isFinished
        ? nil
        : ratingAhead.map { list([Screens.slips(slips.count), starsLeft($0.rawValue)]) }
      let turn = hasTurns && !isFinished ? turnLabel : nil
      return [scoreSentence, stars, timeSentence, ghostLabels.first, turn]
        .compactMap { $0?.capitalizedFirst }
    case .help, .everything, .terms, .repeat, .read: return []
    }
  }
}
