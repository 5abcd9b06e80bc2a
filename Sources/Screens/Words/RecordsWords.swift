import Artwork
import MemoryTunes

enum RecordsWords {
  static let reading = "Reading your games …"
  static let noGames = "No games yet."
  static let gamesAppear = "Games you finish appear here."
  static let invitation = [noGames, gamesAppear]
  static let offer = "Enter deals the cards."
  static let notPlayed = "Not played yet."
  static let noneCounts = "No game that counts yet."
  static let memory = "Your memory"
  static let curve = "Cards remembered after … flips"
  static let games = "Games"
  static let best = "Best"
  static let noBests = "No games that count yet."
  static let lastGames = "LAST GAMES"
  static let legend = "1× perfect  ★ flawless"
  static let rating = "Your rating"
  static let noRating = "No rating yet: play one of the four."
  static let crown = "♛"
  static let crownMeaning = "♛ two wins in a row, 4×4 or larger"
  static let columnsOfGames = ["Day", "Board", "Result"]
  static let columnsOfBests = ["Moves", "Slips", "Time", "Games"]

  static func title(of person: String) -> String {
    person.isEmpty ? "records" : "records of \(person)"
  }

  static func rated(_ rating: Int) -> String { "Rated \(rating)." }

  static func ofThePairs(percent: Int) -> String { "\(percent)% of the pairs" }
}

extension RecordsPage {
  var label: String {
    switch self {
    case .overview: "Overview"
    case .coach: "Coach"
    case .daily: "Daily"
    case .collection: "Collection"
    case .opponents: "Opponents"
    case .games: "Games"
    }
  }
}

/// A line of the records where they are a list.
struct RecordLine: Equatable {
  let text: String
  var isHeading = false
}

/// The records as a list, which begins with the best games.
func recordLines(of records: Records, width: Int = 36) -> [RecordLine] {
  func section(_ heading: String, _ lines: [String]) -> [RecordLine] {
    lines.isEmpty
      ? [] : [RecordLine(text: heading, isHeading: true)] + lines.map { .init(text: $0) }
  }
  let figures = records.figures.map { "\($0.name): \($0.value)" }
  let bests = records.bests.map(\.line)
  let curve = records.shownBins.map { "\($0.label): \($0.percent)%" }
  return section(RecordsWords.best, bests)
    + section(
      RecordsWords.memory,
      [records.memorySentence, records.memoryFigures].compactMap(\.self)
        .flatMap { $0.wrapped(to: width) })
    + section(RecordsWords.curve, curve) + section(RecordsWords.games, figures)
}

extension BestGames {
  /// "4×4 Pop", "4×4 Pop, titles".
  var label: String {
    "\(grid.label) \(category.label)\(kind.aside)"
  }

  /// "4×4 Pop: 12 moves, 1 slip, 00:48", "4×4 Pop, sprint: 21 pairs".
  var line: String { "\(label): \(figures)" }

  /// "12 moves, 1 slip, 00:48", "21 pairs".
  var figures: String {
    kind == .sprint
      ? pairs(pairCount) : "\(moves(moveCount)), \(slips(slipCount)), \(clock(seconds))"
  }
}

extension Records {
  /// The estimate of the memory; nil as long as it is a guess.
  private var estimate: MemoryEstimate? { memory.flatMap { $0.reliablePercent == nil ? nil : $0 } }

  /// How well cards were remembered; nothing before there is an estimate.
  var shownBins: [(label: String, percent: Int)] { estimate == nil ? [] : forgetting.shownBins }

  /// What the games tell about the player's memory.
  var memorySentence: String {
    guard let estimate else { return "Play a few more games to measure your memory." }
    return "You remember \(rememberedShare(percent: estimate.percent)) that you see."
  }

  /// The same in numbers; nil as long as it is a guess.
  var memoryFigures: String? {
    estimate.map {
      "You play like someone who remembers \($0.percent)% of what they see "
        + "(\($0.range.lowerBound)–\($0.range.upperBound)%, from \($0.gameCount) games)."
    }
  }

  /// The totals and averages, with their names.
  var figures: [(name: String, value: String)] {
    var figures = [
      ("Games", "\(totals.games)"), ("Finished", "\(totals.finished)"),
      ("Flawless", "\(totals.flawless)"), ("Days", "\(totals.days)"),
    ]
    if totals.givenUp > 0 { figures.insert(("Given up", "\(totals.givenUp)"), at: 2) }
    figures.append(("Days in a row", "\(streak.current) (longest \(streak.longest))"))
    if let averages {
      figures.append(("Moves", "\(hundredths(averages.moveRatio)) × perfect memory"))
      figures.append(("Slips", "\(roundedTenths(averages.slips)) per game"))
    }
    return figures
  }
}

/// "about 3 of 4 cards": of as few cards as say it to within a few percent.
private func rememberedShare(percent: Int) -> String {
  let total = [2, 3, 4, 5].first { abs($0.share(percent) * 100 / $0 - percent) <= 3 } ?? 10
  switch total.share(percent) {
  case total: return "almost all cards"
  case 0: return "almost none of the cards"
  case let count: return "about \(count) of \(total) cards"
  }
}

extension Int {
  /// So many percent of it, rounded.
  fileprivate func share(_ percent: Int) -> Int { (self * percent + 50) / 100 }
}

extension ForgettingCurve {
  /// The bins in which a card was needed often enough to say something: how many flips ago it was seen,
  /// as in "1–2", and how many were found, in percent.
  fileprivate var shownBins: [(label: String, percent: Int)] {
    bins.indices.filter { bins[$0].neededCount >= 5 }.map { index in
      let bin = bins[index]
      let last = index + 1 < bins.count ? "–\(bins[index + 1].fewestFlips - 1)" : " or more"
      let percent = (100 * bin.foundCount + bin.neededCount / 2) / bin.neededCount
      return ("\(bin.fewestFlips)\(last)", percent)
    }
  }
}

extension GameRecord {
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
  /// "1534 ± 87"; before that means much, "about 1530".
  var label: String {
    isProvisional ? "about \((rating + 5) / 10 * 10)" : "\(rating) ± \(deviation)"
  }

  /// What the last game changed: "+12", "−3".
  var changeLabel: String { "\(change < 0 ? "−" : "+")\(change.magnitude)" }
}

extension OpponentRecord {
  var figures: [(name: String, count: Int)] {
    [("Won", wonCount), ("Drawn", drawnCount), ("Lost", lostCount)]
  }

  /// "won 3, drawn 0, lost 1".
  var score: String {
    figures.map { "\($0.name.lowercased()) \($0.count)" }.joined(separator: ", ")
  }
}

// Told in plain mode only.

extension PlainWords {
  static let crown = "A crown is for two wins in a row, on 4×4 or larger."
  static let missingCover = "Deal a board with a cover that is missing."
  static let allCategories = "All categories"

  static func golden(_ count: Int) -> String {
    "\(counted(count, "golden cover")), found from memory in a flawless game."
  }

  static func daysInARow(_ count: Int) -> String { "\(counted(count, "day")) in a row." }

  static func page(_ name: String) -> String { "\(name) page" }

  static func best(_ line: String) -> String { "Best of \(line)" }

  /// "Today, pop-4x4-7k3q".
  static func day(_ date: CalendarDate, isToday: Bool) -> String {
    "\(isToday ? "Today" : date.label), \(DailyBoard(date).label)"
  }

  /// "34 of 100 covers found".
  static func found(of collection: CoverCollection) -> String {
    CollectionWords.covers(
      CollectionWords.found(collection.foundCount(), of: CoverCollection.coverCount))
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

  /// "Cards seen 1 to 2 flips before: 57% found".
  static func remembered(_ bin: (label: String, percent: Int)) -> String {
    "Cards seen \(bin.label) flips before: \(bin.percent)% found"
  }

  static func rating(_ label: String) -> String { "\(RecordsWords.rating): \(label)" }

  /// "Skip, rated 1397".
  static func name(of record: OpponentRecord) -> String {
    record.opponent.label + (record.opponent.rating.map { ", rated \($0)" } ?? "")
  }

  /// "won 3, drawn 0, lost 1. Mixes up neighbours."
  static func score(of record: OpponentRecord) -> String {
    let score = record.share == nil ? RecordsWords.noneCounts : record.score + "."
    let crown = record.isCrowned ? " Crown." : ""
    return "\(score)\(crown) \(record.opponent.description)"
  }
}
