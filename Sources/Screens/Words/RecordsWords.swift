enum RecordsWords {
  static var reading: String { tr("Reading your games …") }
  static var offer: String { tr("Enter deals the cards.") }

  static func title(of person: String) -> String {
    person.isEmpty ? tr("records", in: "title") : tr("records of \(person)")
  }
}

extension RecordsPage {
  /// On its tab, in "Me page", and in "records, Me".
  var label: String {
    switch self {
    case .collection: tr("Collection", in: "page of the records")
    case .me: tr("Me", in: "page of the records")
    case .daily: tr("Daily", in: "page of the records")
    case .friends: tr("Friends", in: "page of the records")
    }
  }
}

extension BestGames {
  /// "Best of 4×4 Pop", "Best of 4×4 Pop, titles".
  var label: String { tr("Best of \(kind.label(of: "\(grid.label) \(category.label)"))") }

  /// "12 moves", "21 pairs".
  var figures: String { kind == .sprint ? pairs(pairCount) : moves(moveCount) }
}

extension Records {
  var sentences: [String] {
    guard let memory, memory.reliablePercent != nil else {
      return [totalsSentence, tr("A few more games will tell how much you remember.")]
    }
    let range = "\(memory.range.lowerBound)–\(memory.range.upperBound)"
    let remembered = tr(
      "You remember \(range)% of what you see, as \(memory.gameCount) game shows.",
      "You remember \(range)% of what you see, as \(memory.gameCount) games show.",
      count: memory.gameCount)
    return [remembered, coach.tip?.sentence, totalsSentence].compactMap(\.self)
  }

  /// "12 games, 2 of them flawless, 3 days in a row".
  private var totalsSentence: String {
    let parts = [
      games(totals.games),
      totals.flawless > 0
        ? tr(
          "\(totals.flawless) of them flawless", "\(totals.flawless) of them flawless",
          count: totals.flawless) : nil,
      streak.longest > 1
        ? tr(
          "\(streak.current) day in a row (longest \(streak.longest))",
          "\(streak.current) days in a row (longest \(streak.longest))", count: streak.current)
        : nil,
    ]
    return tr("\(list(parts)).")
  }

  var details: [String] {
    // "1.07 × the moves of perfect memory, 2.3 slips per game."
    let averages = averages.map {
      tr(
        "\(rounded($0.moveRatio, decimals: 2)) × the moves of perfect memory, \(rounded($0.slips, decimals: 1)) slips per game."
      )
    }
    // %1$s: "1534 ± 87", "about 1530".
    let rating = rating.map { tr("Your rating against computers is \($0.label).") }
    let count = coach.games.count
    let balance = coach.average.map {
      [
        tr(
          "Skill \($0.skill), luck \($0.luck) in your last game.",
          "Skill \($0.skill), luck \($0.luck) in your last \(count) games.", count: count),
        tr("Skill 99 is perfect play, luck 50 is average."),
      ]
    }
    return [averages, rating].compactMap(\.self) + (balance ?? [])
  }
}

extension PlayedGame {
  /// The day of a daily board; nil for other boards.
  public var date: CalendarDate? { day.flatMap(CalendarDate.init(dayNumber:)) }

  /// "23 Nov", "␣3 Nov".
  var dayLabel: String {
    (CalendarDate(dayNumber: endDay).map { $0.day < 10 ? " " : "" } ?? "") + shortDay
  }

  /// "23 Nov", "3 Nov".
  var shortDay: String { CalendarDate(dayNumber: endDay)?.shortLabel ?? "" }

  /// The code of the board, or if it has none, its grid and category.
  var boardLabel: String {
    code.map { "\($0)" } ?? "\(grid.label) \(category.label)"
  }

  /// "12 moves, 1 slip, 00:48", "Ann 5, Echo 3", "21 pairs", "given up, 3 pairs".
  public var resultLabel: String {
    let result =
      if isGivenUp {
        list([DailyWords.givenUp, Screens.pairs(pairCount)])
      } else if kind == .sprint {
        Screens.pairs(pairCount)
      } else if players.count > 1 {
        // The pairs of each player, most first.
        list(
          zip(players.indices, scores).sorted { ($1.1, $0.0) < ($0.1, $1.0) }
            .map { "\(players.label(at: $0)) \($1)" })
      } else {
        list([moves(moveCount), slips(slipCount), clock(seconds)])
      }
    return hindsight == nil ? result : list([result, Hindsight.words])
  }

  /// "23 Nov · pop-4x4-7k3q · 12 moves, 1 slip, 00:48".
  var summary: String { "\(shortDay) · \(boardLabel) · \(resultLabel)" }

  /// "flip 3 of 24": the third card turned in the game.
  func progressLabel(after flipCount: Int) -> String { tr("flip \(flipCount) of \(flips.count)") }
}

extension RatingRecord {
  /// "1534 ± 87"; while uncertain, "about 1530".
  var label: String {
    isProvisional ? tr("about \(roundedRating)") : "\(rating) ± \(deviation)"
  }

  /// "Rating 1522 → 1534"; while uncertain, "Rating about 1530".
  var news: String {
    isProvisional
      ? tr("Rating about \(roundedRating)") : tr("Rating \(rating - change) → \(rating)")
  }

  private var roundedRating: Int { (rating + 5) / 10 * 10 }
}
