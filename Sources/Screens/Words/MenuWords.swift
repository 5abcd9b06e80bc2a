extension GameState {
  /// ``score``, with the day of a daily board.
  var datedScore: String {
    let date = daily.flatMap { CalendarDate(dayNumber: $0.day) }
    return list([score, date?.shortLabel])
  }

  /// "3 of 8 · 4×4 Pop", "3 of 8 · duel with Ann".
  var score: String {
    let score =
      sprint == nil
      ? tr("\(board.foundPairCount) of \(covers.count)") : list([progressLabel, timeSentence])
    return "\(score) · \(duelLabel ?? request.label)"
  }
}

extension DealRequest {
  /// "4×4 Pop", "4×4 Pop, by ear".
  var label: String { kind.label(of: "\(grid.label) \(category.label)") }
}

extension AppState {
  /// The unfinished game on the board of today, if it counts.
  var unfinishedDaily: GameState? {
    let today = records.summary?.day
    return unfinishedGame(in: .daily).flatMap {
      $0.isCountingDaily && (today == nil || $0.daily?.day == today) ? $0 : nil
    }
  }

  /// The game that *New Game* deals, and who plays: "4×4 Pop", "Anna: 4×4 Pop, sprint", "4×4 Pop against Skip", "4×4
  /// Pop, Anna and Ben", and without names, "4×4 Pop, 3 players".
  var nextGameLabel: String {
    let (request, settings) = (DealAction(for: self).request, settings.current)
    // Who begins is not told before.
    let players = DealAction(request, players: settings.players).players
    let (label, count) = (request.label, players.count)
    if settings.peopleCount == 1 {
      let game = count > 1 ? tr("\(label) against \(settings.rivals.label())") : label
      return settings.person.isEmpty ? game : tr("\(settings.person): \(game)")
    }
    guard count > 1 else { return label }
    return list([
      label,
      players.contains(.anyone)
        ? tr("\(count) player", "\(count) players", count: count)
        : listed(players.indices.map(players.label(at:))),
    ])
  }

  /// "34 of 100 covers found"; nil for none.
  var recordsLabel: String? {
    let count = records.summary?.foundCovers.count ?? 0
    return count == 0 ? nil : CollectionWords.covers(count, of: CoverCollection.coverCount)
  }
}

extension RecordsSummary {
  /// "5×4 Rock · new", "★★★★☆ · next in 6 h".
  var dailyLabel: String? {
    guard let board else { return nil }
    guard let daily else { return "\(board.label) · \(tr("new", in: "daily board"))" }
    let stars = daily.rating?.stars ?? (daily.isGivenUp ? tr("given up") : tr("played"))
    return "\(stars) · \(tr("next in \(max(1, hoursLeft)) h"))"
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
  /// Its entry in the menu, in at most 34 columns; one about the daily board only adds a detail to that entry.
  var words: (label: String, detail: String?) {
    switch self {
    // "3 in a row?", asks for the third daily board in a row.
    case .nextDaily(let count): (DailyWords.entry, tr("\(DailyWords.inARow(count))?"))
    // "last time ★★★☆☆".
    case .daily(let rating): (DailyWords.entry, rating.map { tr("last time \($0.stars)") })
    case .practice(let count):
      (tr("Practice"), tr("\(count) slip is due", "\(count) slips are due", count: count))
    case .untried(.computer): (tr("Play \(Opponent.fuzz.label)"), tr("a computer player"))
    case .untried(.sprint): (tr("Play a Sprint"), tr("pairs in 60 seconds"))
    case .untried(.ear): (tr("Play by Ear"), tr("match the tunes"))
    case .crownWithinReach(let opponent): (tr("Play \(opponent.label)"), tr("one win from a crown"))
    case .rematch(let opponent): (tr("Play \(opponent.label)"), tr("a rematch?"))
    case .nextOpponent(let opponent): (tr("Play \(opponent.label)"), tr("for the next crown"))
    case .recordWithinReach(let count):
      (
        tr("Beat Your Best"),
        // The number of moves that the last game took more than the best one.
        tr("last time \(count) move off", "last time \(count) moves off", count: count)
      )
    case .coversMissing(let category, let covers):
      (
        // A verb: find the last covers of the category.
        tr("Complete \(category.label)"),
        tr("\(covers.count) cover to go", "\(covers.count) covers to go", count: covers.count)
      )
    }
  }
}
