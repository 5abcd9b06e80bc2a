import MemoryTunes

enum MenuWords {
  static let title = "match album covers"
}

extension MenuEntry {
  func label(in state: AppState) -> String {
    switch self {
    case .suggestion: state.suggestion?.sentence ?? ""
    case .resume: "Resume"
    case .newGame: "New Game"
    case .daily: "Daily Board"
    case .customGame: "Custom Game"
    case .records: "Records"
    case .settings: "Settings"
    case .help: "Help"
    case .quit: "Quit"
    }
  }

  /// For players who cannot read yet.
  var sign: String { [.resume, .newGame].contains(self) ? ButtonWords.playSign : " " }

  /// The detail beside the entry: the game it resumes or deals, or its result.
  func detail(in state: AppState) -> String? {
    switch self {
    case .resume: state.resumableScore
    case .newGame: state.personLabel + state.nextGameLabel
    case .daily: state.unfinishedDaily?.score ?? state.records.summary?.dailyLabel
    case .records: state.recordsLabel
    case .suggestion, .customGame, .settings, .help, .quit: nil
    }
  }
}

extension AppState {
  /// The score of the game to resume, with the day of an earlier daily board.
  fileprivate var resumableScore: String? {
    resumablePlace.flatMap(unfinishedGame(in:)).map { game in
      let date = game.daily.flatMap { CalendarDate(dayNumber: $0.day) }
      return [game.score, date?.shortLabel].compactMap(\.self).joined(separator: ", ")
    }
  }

  /// The unfinished game on the board of today, if it counts.
  fileprivate var unfinishedDaily: GameState? {
    let today = records.summary?.day
    return unfinishedGame(in: .daily).flatMap {
      $0.isCountingDaily && (today == nil || $0.daily?.day == today) ? $0 : nil
    }
  }
}

extension GameState {
  /// "3 of 8 · 4×4 Pop".
  fileprivate var score: String {
    let score =
      sprint == nil
      ? "\(matchedPairCount) of \(covers.count)" : "\(progressLabel), \(timeLabel) left"
    return "\(score) · \(request.label)"
  }
}

extension DealRequest {
  /// "4×4 Pop", "4×4 Pop, by ear".
  fileprivate var label: String { "\(grid.label) \(category.label)\(kind.aside)" }
}

extension AppState {
  /// "Anna: "; empty as long as it does not matter who plays.
  fileprivate var personLabel: String {
    let settings = settings.current
    return settings.peopleCount == 1 && !settings.person.isEmpty ? "\(settings.person): " : ""
  }

  /// "Anna · 34 of 100 covers".
  fileprivate var recordsLabel: String? {
    let person = settings.current.person
    let pieces = [person.isEmpty ? nil : person, records.summary?.collectionLabel]
      .compactMap(\.self)
    return pieces.isEmpty ? nil : pieces.joined(separator: " · ")
  }

  /// The game that *New Game* deals: "4×4 Pop", "4×4 Pop, sprint", "4×4 Pop against Skip", "4×4 Pop, Anna and Ben",
  /// and without names, "4×4 Pop, 3 players".
  fileprivate var nextGameLabel: String {
    let deal = DealAction(for: self)
    // Who begins is not told before.
    let players = DealAction(deal.request, players: settings.current.players).players
    let label = deal.request.label
    guard players.count > 1 else { return label }
    let opponents = players.compactMap(\.opponent?.label)
    if players.count == opponents.count + 1 { return "\(label) against \(listed(opponents))" }
    return players.contains(.anyone)
      ? "\(label), \(counted(players.count, "player"))"
      : "\(label), \(listed(players.indices.map(players.label(at:))))"
  }
}

extension RecordsSummary {
  /// "34 of 100 covers".
  fileprivate var collectionLabel: String? {
    foundCovers.isEmpty ? nil : "\(foundCovers.count) of \(CoverCollection.coverCount) covers"
  }

  /// "5×4 Rock · new", "★★★★☆ · next in 6 h".
  fileprivate var dailyLabel: String? {
    guard let board else { return nil }
    guard let daily else { return "\(board.label) · new" }
    return "\(daily.stars) · next in \(hoursLabel)"
  }

  /// The time until the next daily board: "6 h".
  var hoursLabel: String { hoursLeft > 0 ? "\(hoursLeft) h" : "under 1 h" }
}

extension DailyResult {
  /// "★★★★☆".
  fileprivate var stars: String {
    rating?.stars ?? (isGivenUp ? "given up" : "played")
  }
}

extension Rating {
  /// "★★★★☆".
  var stars: String {
    String(repeating: "★", count: rawValue)
      + String(repeating: "☆", count: Self.allCases.count - rawValue)
  }
}

extension Suggestion {
  /// In at most 34 columns.
  var sentence: String {
    switch self {
    case .nextDaily(let daysInARow): "\(dailyBoardsInARow(daysInARow))?"
    case .daily(after: let rating?, daysAgo: 1): "Yesterday \(rating.stars). Today?"
    case .daily(after: let rating?, daysAgo: _): "Last time \(rating.stars). Today?"
    case .daily(after: nil, daysAgo: _): "One board a day. Today’s is new."
    case .practice(let count): "Practise: \(count == 1 ? "a slip is" : "\(count) slips are") due."
    case .untried(.computer): "Try a game against the computer."
    case .untried(.sprint): "Try a sprint: pairs in 60 seconds."
    case .untried(.ear): "Try it by ear: match the tunes."
    case .crownWithinReach(let opponent): "One win from \(opponent.label)’s crown."
    case .rematch(let opponent, hasWon: true): "\(opponent.label) wants a rematch."
    case .rematch(let opponent, hasWon: false): "Another go at \(opponent.label)?"
    case .nextOpponent(let opponent): "\(opponent.label) is next."
    case .recordWithinReach(let count): "Last time, \(moves(count)) off your best."
    case .coversMissing(let category, let covers):
      "In \(category.label), \(counted(covers.count, "cover")) to go."
    }
  }
}
