import Basics
import MemoryTunes

/// Luck, from 0 to 99, that is neither good nor bad.
private let averageLuck = 40..<60

extension CoachReport {
  /// The averages and their meaning.
  var averageLines: [String] {
    guard let average else { return [] }
    let (skill, luck, count) = (average.skill, average.luck, games.count)
    return [
      count == 1
        ? tr("Skill \(skill), luck \(luck) in your last game.")
        : tr(
          "Skill \(skill), luck \(luck) on average in your last \(count) game.",
          "Skill \(skill), luck \(luck) on average in your last \(count) games.", count: count),
      skill == 99
        ? tr("You played perfectly. Luck 50 is average.")
        : tr("Perfect play would have saved \(100 - skill)% of your moves. Luck 50 is average."),
    ]
  }

  /// The slips to practise.
  var practiceLabel: String {
    hasSlips ? ButtonWords.practise(dueCount) : tr("Practise with a computer’s slips")
  }
}

extension Tip {
  var sentence: String {
    switch self {
    case .neighbours(let count, let total):
      tr(
        "You mix up neighbours: \(count) of your last \(total) slip were one card away.",
        "You mix up neighbours: \(count) of your last \(total) slips were one card away.",
        count: total)
    case .boardBefore(let count, let total):
      tr(
        "You mix up boards: in \(count) of \(total) slip, you looked where the cover had been one game earlier.",
        "You mix up boards: in \(count) of \(total) slips, you looked where the cover had been one game earlier.",
        count: total
      )
    case .lag(let flips, let recent, let older):
      tr(
        "Of cards seen within \(flips) flip you find \(recent)%, of older ones \(older)%.",
        "Of cards seen within \(flips) flips you find \(recent)%, of older ones \(older)%.",
        count: flips)
    case .distance(let steps, let near, let far):
      steps == 1
        ? tr("Of cards next to their partner you find \(near)%, of others \(far)%.")
        : tr(
          "Of cards at most \(steps) step from their partner you find \(near)%, of others \(far)%.",
          "Of cards at most \(steps) steps from their partner you find \(near)%, of others \(far)%.",
          count: steps
        )
    }
  }
}

extension SkillAndLuck {
  /// The cost of choices and the savings by chance, in whole moves.
  var sentence: String { "\(choiceSentence) \(luckSentence)" }

  private var choiceSentence: String {
    let lost = Int(lostMoves.rounded())
    guard lost == 0 else {
      return tr(
        "Perfect play would have saved \(lost) move.",
        "Perfect play would have saved \(lost) moves.", count: lost)
    }
    return lostMoves < 0.05
      ? tr("You played perfectly.") : tr("Perfect play would have saved less than a move.")
  }

  private var luckSentence: String {
    guard !averageLuck.contains(luck) else { return tr("Luck was average.") }
    let count = Int(savedMoves.magnitude.rounded())
    guard savedMoves > 0 else {
      return count == 0
        ? tr("Bad luck cost less than a move.")
        : tr("Bad luck cost \(count) move.", "Bad luck cost \(count) moves.", count: count)
    }
    return count == 0
      ? tr("Luck saved less than a move.")
      : tr("Luck saved \(count) move.", "Luck saved \(count) moves.", count: count)
  }
}
