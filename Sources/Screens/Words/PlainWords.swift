import MemoryTunes
import SafeText
import Terminal

/// What is said in plain mode only.
public enum PlainWords {
  static let changing = "A choice by its number takes its next value."
  static let categories = "Choose a category."
  static let moments = "Choose the moment to go back to."
  static let momentCount = 9
  /// What is asked for.
  public static let card = "Card"
  static let text = "Text"
  static let key = "Key"

  static func noKey(_ text: String) -> String {
    "No key that the game can use is called \(text.fitted(to: 40)). Say its name: x, space, f5, control plus x as ctrl+x, or back."
  }
  // Orders of every screen.
  static let back = "back"
  static let backMeaning = "the screen before this one"
  static let quit = "quit"
  static let quitMeaning = "quit; an unfinished game waits for you"
  static let find = "find"
  static let rowAndColumn = ["row", "column"]
  static let choosing = "Choose by number or name."
  static let cards = "A card by its column and row: b3, or 3 2, or row 3 column 2."
  /// Said at the first list of choices, and at the first board.
  public static let firstChoice = "Say a number or a name, or help."
  public static let firstCard = "Say a card, like b3, or help."
  public static let wentBack = "Went back in time."
  public static let unchanged = "Nothing changes."
  public static let nothing = "That does nothing here."
  public static let tooLong = "That is too long: say less."
  public static let farewell = "Goodbye."

  static func question(hasChoices: Bool) -> String { hasChoices ? "Choose" : "Command" }

  /// Whether an order is carried out even while covers or computers are waited for.
  public static func interrupts(_ order: String) -> Bool {
    ["quit", "back", "menu", "pause"].contains(order.cleaned.lowercased())
  }

  /// Whether it is a letter and digits.
  static func looksLikeCard(_ text: String) -> Bool {
    text.first?.isLetter == true && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
  }

  /// That the board has no such card.
  static func noCard(_ text: String, on grid: Grid) -> String {
    let letters = grid.columnLetters
    return
      "There is no \(text.prefix(10)): columns are \(letters.prefix(1)) to \(letters.suffix(1)), rows 1 to \(grid.rows)."
  }

  /// What was not understood, and what can be said.
  static func unknown(_ text: String, canSay words: [String], choices: Int) -> String {
    let number = choices > 0 ? "a number from 1 to \(choices), " : ""
    return "\"\(text.prefix(40))\" means nothing here. Say \(number)\(list(words)).".spoken
  }

  /// "Menu: "; nothing where nothing is asked.
  public static func prompt(_ question: String) -> String {
    question.isEmpty ? "" : "\(question): "
  }

  static func searching(for text: String) -> String {
    text.isEmpty ? "Say find, and a part of a name." : "Categories with \"\(text)\""
  }

  /// "Rock, 20 covers, chosen".
  static func category(_ category: Category, coverCount: Int?, isChosen: Bool) -> String {
    list(
      [category.label, coverCount.map { counted($0, "cover") }, isChosen ? "chosen" : nil]
        .compactMap(\.self))
  }

  static func faceDown(_ place: String) -> String { "\(place), face down" }

  static let cancelling = "Say back to leave it as it is."
  static let crown = "A crown is for two wins in a row, on 4×4 or larger."
  static let missingCover = "Deal a board with a cover that is missing."

  static func golden(_ count: Int) -> String {
    "\(counted(count, "golden cover")), found from memory in a flawless game."
  }

  static func daysInARow(_ count: Int) -> String { "\(counted(count, "day")) in a row." }

  static func page(_ name: String) -> String { "\(name) page" }

  static func best(_ line: String) -> String { "Best of \(line)" }

  static func day(_ date: CalendarDate, isToday: Bool, result: String) -> String {
    "\(isToday ? "Today" : date.label), \(DailyBoard(date).label): \(result)"
  }

  static func found(_ title: String, by artist: String, _ date: String, isGolden: Bool) -> String {
    "\(title), by \(artist). \(date)\(isGolden ? " " + CollectionWords.golden : "")"
  }

  static func rating(_ label: String) -> String { "\(RecordsWords.rating): \(label)" }

  /// "Skip, rated 1397: won 3, drawn 0, lost 1. Mixes up neighbours."
  static func opponent(_ record: OpponentRecord) -> String {
    let rating = record.opponent.rating.map { ", rated \($0)" } ?? ""
    let score = record.share == nil ? RecordsWords.notPlayed : record.score + "."
    let crown = record.isCrowned ? " Crown." : ""
    return "\(record.opponent.label)\(rating): \(score)\(crown) \(record.opponent.description)"
  }

  /// "23 Nov, pop-4x4-7k3q: 12 moves, 1 slip, 00:48".
  static func game(_ game: GameRecord) -> String {
    "\(game.dayLabel), \(game.boardLabel): \(game.resultLabel)"
  }
}

/// By what plain mode is on.
public enum PlainCause: Sendable {
  case option
  case variable
  case setting
  case outputElsewhere
  case inputElsewhere
  case dumbTerminal

  /// The first line of a run.
  public var sentence: String {
    switch self {
    case .option: "MemoryTunes. Plain mode is on, by --plain."
    case .variable: "MemoryTunes. Plain mode is on, by the variable ACCESSIBLE."
    case .setting: "MemoryTunes. Plain mode is on, by your settings."
    case .outputElsewhere: "MemoryTunes. Plain mode is on, because the output is no terminal."
    case .inputElsewhere: "MemoryTunes. Plain mode is on, because the input is no terminal."
    case .dumbTerminal: "MemoryTunes. Plain mode is on, because TERM is dumb."
    }
  }
}

extension PlainCause {
  /// By what plain mode is on; nil if the game is to be drawn.
  ///
  /// The option comes before the variable, and that before the setting; without a terminal there is nothing
  /// else.
  public init?(
    option: Bool, environment: [String: String], setting: Bool, isOutputTerminal: Bool,
    isInputTerminal: Bool
  ) {
    let variable = environment["ACCESSIBLE"].map {
      !["", "0", "false", "no"].contains($0.lowercased())
    }
    if option {
      self = .option
    } else if variable == true {
      self = .variable
    } else if setting, variable == nil {
      self = .setting
    } else if !isOutputTerminal {
      self = .outputElsewhere
    } else if !isInputTerminal {
      self = .inputElsewhere
    } else if environment["TERM"] == "dumb" {
      self = .dumbTerminal
    } else {
      return nil
    }
  }
}

extension ResultWords {
  /// All of it, a line each.
  var sentences: [String] {
    let lines =
      headline + news.map { [$0] } + [nextStep.map { [$0] }].compactMap(\.self)
      + figures + [nextBoard].compactMap(\.self)
    return [title] + lines.map { $0.map(\.text).joined() }
      + (lessons + [balance].compactMap(\.self)).map(\.text)
  }
}

extension GameState {
  /// What is played, with whom.
  var introduction: [String] {
    let board = "\(requestLabel), \(pairs(covers.count))"
    let day = daily.flatMap { CalendarDate(dayNumber: $0.day) }.map { "Daily board of \($0.label)" }
    let others = hasTurns ? "Players: \(list(players.indices.map(label(ofPlayer:))))" : nil
    let start = headStart.map { "\(Setting.headStart.label): \($0.label(in: players))" }
    return [day, board, request.kind == .pairs ? nil : request.kind.note, others, start]
      .compactMap(\.self)
  }

  /// How the game stands, for somebody who comes to it.
  var situation: [String] {
    let isBegun = !board.flips.isEmpty
    return [
      isBegun ? scoreSentence : nil, isBegun ? openSentence : nil,
      hasTurns ? players.turnLabel(at: turn) : nil,
    ].compactMap(\.self)
  }

  /// "B3: Picked You First", for each open card.
  var openSentence: String {
    board.openCards.isEmpty
      ? "No card is open" : board.openCards.map { cardSentence($0, .brief) }.joined(separator: " ")
  }

  /// The last flip, and what the move came to.
  var lastFlipSentences: [String] {
    guard let flip = board.flips.last else { return [] }
    let move = board.flips.count == 2 * board.moves.count ? board.moves.last : nil
    let player = playerIndex(inTurn: move?.turn ?? board.turn)
    return [(hasTurns ? "\(label(ofPlayer: player)): " : "") + cardSentence(flip.card)]
      + (move.map { [$0.isMatch ? "Pair!" : "No pair."] } ?? [])
  }
}
