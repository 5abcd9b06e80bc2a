import MemoryTunes

/// Luck, from 0 to 99, that is neither good nor bad.
private let averageLuck = 40..<60

extension CoachReport {
  /// The averages and their meaning.
  var averageLines: [String] {
    guard let average else { return [] }
    let games =
      games.count == 1
      ? "in your last game" : "on average in your last \(Screens.games(games.count))"
    return [
      "Skill \(average.skill), luck \(average.luck) \(games).",
      "\(average.skill == 99 ? "You played perfectly" : "Perfect play would have saved \(100 - average.skill)% of your moves"). Luck 50 is average.",
    ]
  }

  /// The slips to practise.
  var practiceLabel: String {
    hasSlips ? ButtonWords.practise(dueCount) : "Practise with a computer’s slips"
  }
}

extension Tip {
  var sentence: String {
    switch self {
    case .neighbours(let count, let total):
      "You mix up neighbours: \(count) of your last \(total) slips were one card away."
    case .boardBefore(let count, let total):
      "You mix up boards: in \(count) of \(total) slips, you looked where the cover had been one game earlier."
    case .lag(let flips, let recent, let older):
      "Of cards seen within \(flips) flips you find \(recent)%, of older ones \(older)%."
    case .distance(let steps, let near, let far):
      "Of cards \(steps == 1 ? "next to their partner" : "at most \(steps) steps from their partner") you find \(near)%, of others \(far)%."
    }
  }
}

extension SkillAndLuck {
  /// The cost of choices and the savings by chance, in whole moves.
  var sentence: String { "\(choiceSentence) \(luckSentence)" }

  private var choiceSentence: String {
    let lost = Int(lostMoves.rounded())
    guard lost == 0 else { return "Perfect play would have saved \(moves(lost))." }
    return lostMoves < 0.05
      ? "You played perfectly." : "Perfect play would have saved less than a move."
  }

  private var luckSentence: String {
    guard !averageLuck.contains(luck) else { return "Luck was average." }
    let saved = Int(savedMoves.rounded())
    let amount = saved == 0 ? "less than a move" : moves(abs(saved))
    return savedMoves > 0 ? "Luck saved \(amount)." : "Bad luck cost \(amount)."
  }
}
