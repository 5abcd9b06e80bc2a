import MemoryTunes

/// A line of the records where they are a list.
struct RecordLine: Equatable {
  let text: String
  var isHeading = false
}

/// The records as a list.
func recordLines(of records: Records, showsStreak: Bool) -> [RecordLine] {
  func section(_ heading: String, _ lines: [String]) -> [RecordLine] {
    lines.isEmpty
      ? [] : [RecordLine(text: heading, isHeading: true)] + lines.map { .init(text: $0) }
  }
  let figures = records.figures(showsStreak: showsStreak).map { "\($0.name): \($0.value)" }
  let bests = records.bests.map { best in
    best.kind == .sprint
      ? "\(best.label): \(pairs(best.pairCount))"
      : "\(best.label): \(moves(best.moveCount)), \(slips(best.slipCount)), \(clock(best.seconds))"
  }
  let curve = records.shownBins.map { "\($0.label): \($0.percent)%" }
  return section("Your memory", records.memorySentence.wrapped(to: 36))
    + section("Cards remembered after … flips", curve) + section("Games", figures)
    + section("Best", bests)
}

extension BestGames {
  /// "4×4 Pop", "4×4 Pop, titles".
  var label: String {
    "\(grid.label) \(category.label)\(kind == .pairs ? "" : ",")\(kind.suffix)"
  }
}

extension Records {
  /// What the games tell about the player's memory.
  var memorySentence: String {
    guard let memory = estimate else { return "Play a few more games to measure your memory." }
    return "You play like someone who remembers \(memory.percent)% of what they see "
      + "(\(memory.range.lowerBound)–\(memory.range.upperBound)%, from \(memory.gameCount) games)."
  }

  /// The estimate of the memory; nil as long as it is a guess.
  private var estimate: MemoryEstimate? { memory.flatMap { $0.gameCount >= 3 ? $0 : nil } }

  /// How well cards were remembered; nothing before there is an estimate.
  var shownBins: [(label: String, percent: Int)] { estimate == nil ? [] : forgetting.shownBins }

  /// The totals and averages, with their names.
  func figures(showsStreak: Bool) -> [(name: String, value: String)] {
    var figures = [
      ("Games", "\(totals.games)"), ("Finished", "\(totals.finished)"),
      ("Flawless", "\(totals.flawless)"), ("Days", "\(totals.days)"),
    ]
    if totals.givenUp > 0 { figures.insert(("Given up", "\(totals.givenUp)"), at: 2) }
    if showsStreak {
      figures.append(("Days in a row", "\(streak.current) (longest \(streak.longest))"))
    }
    if let averages {
      figures.append(("Moves", "\(hundredths(averages.moveRatio)) × perfect memory"))
      figures.append(("Slips", "\(tenths(averages.slips)) per game"))
    }
    return figures
  }
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

/// "no slips", "1 slip", "2 slips".
public func slips(_ count: Int) -> String {
  switch count {
  case 0: "no slips"
  case 1: "1 slip"
  default: "\(count) slips"
  }
}

/// A number with two decimals: "1.07".
private func hundredths(_ number: Double) -> String {
  let hundredths = Int((min(number, 1e9) * 100).rounded())
  let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
  return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
}

/// A number with a decimal, or none if it is whole: "2.3", "5".
private func tenths(_ number: Double) -> String {
  let (whole, rest) = Int((min(number, 1e9) * 10).rounded()).quotientAndRemainder(dividingBy: 10)
  return rest == 0 ? "\(whole)" : "\(whole).\(rest)"
}
