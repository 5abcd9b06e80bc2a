import MemoryTunes

enum CoachWords {
  static let skillAndLuck = "Skill and luck"
  static let skill = "Skill"
  static let luck = "Luck"
  static let slips = "Your slips"
  static let practice = "Practice"
  /// The luck, from 0 to 99, that is neither good nor bad.
  static let averageLuck = 40..<60

  /// "Skill, last 12 games".
  static func course(_ name: String, _ count: Int) -> String { "\(name), last \(games(count))" }
}

extension CoachReport {
  /// The averages, and what they mean.
  var averageLines: [String] {
    guard let average else { return ["Finish a game on your own to see them here."] }
    let games =
      games.count == 1
      ? "in your last game" : "on average in your last \(Screens.games(games.count))"
    return [
      "Skill \(average.skill), luck \(average.luck) \(games).",
      "\(average.skill == 99 ? "You played perfectly" : "Perfect play would have saved \(100 - average.skill)% of your moves"). Luck 50 is average.",
    ]
  }

  /// What the slips have in common.
  var tipSentence: String { tip?.sentence ?? "Nothing stands out yet." }

  /// What is due to be practised.
  var practiceSentence: String {
    guard hasSlips else { return "You have no slips yet: practise with those of Fuzz." }
    return switch dueCount {
    case 0 where nextCount > 0: "Nothing is due today. Tomorrow: \(counted(nextCount, "slip"))."
    case 0: "Nothing is due: a slip comes back here a day after its game."
    case 1: "A slip is due. Find the card that you forgot."
    default: "\(dueCount) slips are due. Find the cards that you forgot."
    }
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
  /// What choices cost and what chance saved, in whole moves.
  var sentence: String { "\(choiceSentence) \(luckSentence)" }

  private var choiceSentence: String {
    let lost = Int(lostMoves.rounded())
    guard lost == 0 else { return "Perfect play would have saved \(moves(lost))." }
    return lostMoves < 0.05
      ? "You played perfectly." : "Perfect play would have saved less than a move."
  }

  private var luckSentence: String {
    guard !CoachWords.averageLuck.contains(luck) else { return "Luck was average." }
    let saved = Int(savedMoves.rounded())
    let amount = saved == 0 ? "less than a move" : moves(abs(saved))
    return savedMoves > 0 ? "Luck saved \(amount)." : "Bad luck cost \(amount)."
  }
}
