enum RecordsWords {
  static var reading: String { tr("Reading your games …") }
  static var noGames: String { tr("No games yet.") }
  static var gamesAppear: String { tr("Games you finish appear here.") }
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
  /// The main sentences about the player.
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

  /// Other measurements.
  var details: [String] {
    // "1.07 × the moves of perfect memory, 2.3 slips per game."
    let averages = averages.map {
      tr(
        "\(rounded($0.moveRatio, decimals: 2)) × the moves of perfect memory, \(rounded($0.slips, decimals: 1)) slips per game."
      )
    }
    // %1$s: "1534 ± 87", "about 1530".
    let rating = rating.map { tr("Your rating against computers is \($0.label).") }
    return [averages, rating].compactMap(\.self) + coach.averageLines
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
    return hindsight == nil ? result : list([result, GameWords.withHindsight])
  }
}

extension RatingRecord {
  /// "1534 ± 87"; while uncertain, "about 1530".
  var label: String {
    isProvisional ? tr("about \(roundedRating)") : "\(rating) ± \(deviation)"
  }

  var roundedRating: Int { (rating + 5) / 10 * 10 }
}

// Plain mode only.

extension PlainWords {
  /// "Me page", a choice that can be said.
  static func page(_ name: String) -> String { tr("\(name) page") }

  /// "Pop, 12 of 20 covers found".
  static func found(
    in category: (category: Category, covers: Range<Int>), of collection: CoverCollection
  ) -> String {
    let count = collection.foundCount(of: category.covers)
    let found = CollectionWords.covers(count, of: category.covers.count)
    return list([category.category.label, found])
  }

  /// "My Good Side, by Candid Candace, golden"; a cover without its catalogue has no name.
  static func cover(_ cover: Cover?, _ find: CoverCollection.Find) -> String {
    let name = cover?.label ?? tr("a cover")
    return find.isGolden ? list([name, tr("golden", in: "cover")]) : name
  }
}
