import MemoryTunes

enum MenuWords {
  static let title = "match album covers"
  static let daily = "Daily Board"
}

extension MenuEntry {
  func label(in state: AppState) -> String {
    switch self {
    case .suggestion: state.suggestion?.words.label ?? ""
    case .resume: "Resume"
    case .newGame: "New Game"
    case .daily: MenuWords.daily
    case .customGame: "Custom Game"
    case .records: "Records"
    case .settings: "Settings"
    case .help: "Help"
    case .quit: "Quit"
    }
  }

  /// Before its label while another one is selected; for players who cannot read yet, part of the label.
  func sign(in state: AppState) -> String {
    guard !state.isWordless else {
      return [.resume, .newGame].contains(self) ? ButtonWords.playSign : " "
    }
    return self == (state.suggestsDaily ? .daily : .suggestion) ? "♪" : " "
  }

  /// The detail beside the entry: the game it resumes or deals, or its result.
  func detail(in state: AppState) -> String? {
    switch self {
    case .resume: state.resumableScore
    case .newGame: state.personLabel + state.nextGameLabel
    case .daily:
      state.unfinishedDaily?.score ?? (state.suggestsDaily ? state.suggestion?.words.detail : nil)
        ?? state.records.summary?.dailyLabel
    case .suggestion: state.suggestion?.words.detail
    case .records: state.recordsLabel
    case .customGame, .settings, .help, .quit: nil
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
    return "\(score) · \(duelLabel ?? request.label)"
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
    let stars = daily.rating?.stars ?? (daily.isGivenUp ? "given up" : "played")
    return "\(stars) · next in \(hoursLabel)"
  }

  /// The time until the next daily board: "6 h".
  var hoursLabel: String { hoursLeft > 0 ? "\(hoursLeft) h" : "under 1 h" }
}

extension Rating {
  /// "★★★★☆".
  var stars: String {
    String(repeating: "★", count: rawValue)
      + String(repeating: "☆", count: Self.allCases.count - rawValue)
  }
}

extension Suggestion {
  /// Its entry in the menu, in at most 34 columns; one about the daily board only adds a detail to that entry.
  fileprivate var words: (label: String, detail: String?) {
    switch self {
    case .nextDaily(let count):
      (MenuWords.daily, "\(inARow(count))?")
    case .daily(after: let rating?, let daysAgo):
      (MenuWords.daily, "\(daysAgo == 1 ? "yesterday" : "last time") \(rating.stars)")
    case .daily(after: nil, daysAgo: _): (MenuWords.daily, nil)
    case .practice(let count): ("Practice", count == 1 ? "a slip is due" : "\(count) slips are due")
    case .untried(.computer): ("Play \(Opponent.fuzz.label)", "a computer player")
    case .untried(.sprint): ("Play a Sprint", "pairs in 60 seconds")
    case .untried(.ear): ("Play by Ear", "match the tunes")
    case .crownWithinReach(let opponent): ("Play \(opponent.label)", "one win from a crown")
    case .rematch(let opponent, hasWon: true): ("Play \(opponent.label)", "who wants a rematch")
    case .rematch(let opponent, hasWon: false): ("Play \(opponent.label)", "another go?")
    case .nextOpponent(let opponent): ("Play \(opponent.label)", "for the next crown")
    case .recordWithinReach(let count): ("Beat Your Best", "last time \(moves(count)) off")
    case .coversMissing(let category, let covers):
      ("Complete \(category.label)", "\(counted(covers.count, "cover")) to go")
    }
  }
}
