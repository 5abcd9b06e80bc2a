import Artwork
import MemoryTunes

enum RecordsWords {
  static let reading = "Reading your games …"
  static let noGames = "No games yet."
  static let gamesAppear = "Games you finish appear here."
  static let invitation = [noGames, gamesAppear]
  static let offer = "Enter deals the cards."
  static let notPlayed = "Not played yet."
  static let underWay = "Under way."

  static func title(of person: String) -> String {
    person.isEmpty ? "records" : "records of \(person)"
  }

  /// "SLIPS IN YOUR LAST 12 GAMES".
  static func slips(ofLast count: Int) -> String {
    "SLIPS IN YOUR LAST \(games(count).uppercased())"
  }
}

extension RecordsPage {
  var label: String {
    switch self {
    case .collection: "Collection"
    case .me: "Me"
    case .daily: "Daily"
    case .friends: "Friends"
    }
  }
}

extension BestGames {
  /// "Best of 4×4 Pop", "Best of 4×4 Pop, titles".
  var label: String { "Best of \(grid.label) \(category.label)\(kind.aside)" }

  /// "12 moves", "21 pairs".
  var figures: String { kind == .sprint ? pairs(pairCount) : moves(moveCount) }
}

extension Records {
  /// The memory estimate; nil while it is a guess.
  private var estimate: MemoryEstimate? { memory.flatMap { $0.reliablePercent == nil ? nil : $0 } }

  /// The main sentences about the player.
  var sentences: [String] {
    guard let estimate else {
      return [totalsSentence, "A few more games will tell how much you remember."]
    }
    let memory = "You remember \(rememberedShare(percent: estimate.percent)) that you see."
    return [memory, coach.tip?.sentence, totalsSentence].compactMap(\.self)
  }

  /// "12 games, 2 of them flawless, 3 days in a row".
  private var totalsSentence: String {
    let parts = [
      games(totals.games), totals.flawless > 0 ? "\(totals.flawless) of them flawless" : nil,
      streak.longest > 1
        ? "\(counted(streak.current, "day")) in a row (longest \(streak.longest))" : nil,
    ]
    return list(parts.compactMap(\.self)) + "."
  }

  /// The same in numbers, and other measurements.
  var details: [String] {
    let memory = estimate.map {
      "You play like someone who remembers \($0.percent)% of what they see "
        + "(\($0.range.lowerBound)–\($0.range.upperBound)%, from \($0.gameCount) games)."
    }
    let averages = averages.map {
      "\(hundredths($0.moveRatio)) × the moves of perfect memory, \(roundedTenths($0.slips)) slips per game."
    }
    let rating = rating.map { "Your rating against computers is \($0.label)." }
    return [memory, averages, rating].compactMap(\.self) + coach.averageLines
  }
}

/// "about 3 of 4 cards": the smallest fraction within a few percent.
private func rememberedShare(percent: Int) -> String {
  let total = [2, 3, 4, 5].first { abs($0.share(percent) * 100 / $0 - percent) <= 3 } ?? 10
  switch total.share(percent) {
  case total: return "almost all cards"
  case 0: return "almost none of the cards"
  case let count: return "about \(count) of \(total) cards"
  }
}

extension Int {
  /// This percentage of it, rounded.
  fileprivate func share(_ percent: Int) -> Int { (self * percent + 50) / 100 }
}

extension PlayedGame {
  /// "23 Nov", "␣3 Nov".
  var dayLabel: String {
    guard let date = CalendarDate(dayNumber: endDay) else { return "" }
    return (date.day < 10 ? " " : "") + date.shortLabel
  }

  /// The code of the board, or if it has none, its grid and category.
  var boardLabel: String {
    code.map { "\($0)" } ?? "\(grid.label) \(category.label)"
  }

  /// "12 moves, 1 slip, 00:48", "Ann 5, Echo 3", "21 pairs", "given up with 3 pairs".
  var resultLabel: String {
    let result =
      if isGivenUp {
        "given up with \(Screens.pairs(pairCount))"
      } else if kind == .sprint {
        Screens.pairs(pairCount)
      } else if players.count > 1 {
        scoreLabel
      } else {
        "\(moves(moveCount)), \(slips(slipCount)), \(clock(seconds))"
      }
    return hindsight == nil ? result : result + ", with hindsight"
  }

  /// The pairs of each player, most first.
  private var scoreLabel: String {
    zip(players.indices, scores).sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .map { "\(players.label(at: $0.0)) \($0.1)" }.joined(separator: ", ")
  }
}

extension RatingRecord {
  /// "1534 ± 87"; while uncertain, "about 1530".
  var label: String {
    isProvisional ? "about \((rating + 5) / 10 * 10)" : "\(rating) ± \(deviation)"
  }
}

// Plain mode only.

extension PlainWords {
  static let missingCover = "Deal a board with a cover that is missing."
  static let allCategories = "All categories"

  static func golden(_ count: Int) -> String {
    "\(counted(count, "golden cover")), found from memory in a flawless game."
  }

  static func daysInARow(_ count: Int) -> String { "\(counted(count, "daily board")) in a row." }

  static func page(_ name: String) -> String { "\(name) page" }

  /// "Today, pop-4x4-7k3q".
  static func day(_ date: CalendarDate, isToday: Bool) -> String {
    "\(isToday ? "Today" : date.label), \(DailyBoard(date).label)"
  }

  /// "Pop, 12 of 20 covers found".
  static func found(
    in category: (category: Category, covers: Range<Int>), of collection: CoverCollection
  ) -> String {
    let count = collection.foundCount(of: category.covers)
    let found = CollectionWords.found(count, of: category.covers.count)
    return "\(category.category.label), \(CollectionWords.covers(found))"
  }

  /// "My Good Side, by Candid Candace, golden"; a cover without its catalogue has no name.
  static func cover(_ cover: Cover?, _ find: CoverCollection.Find) -> String {
    let name = cover.map { "\($0.shownTitle), by \($0.shownArtist)" } ?? "a cover"
    return name + (find.isGolden ? ", golden" : "")
  }
}
