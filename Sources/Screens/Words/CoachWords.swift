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
      tr(
        "Of cards at most \(steps) step from their partner you find \(near)%, of others \(far)%.",
        "Of cards at most \(steps) steps from their partner you find \(near)%, of others \(far)%.",
        count: steps)
    }
  }
}

extension SkillAndLuck {
  /// The cost of choices and the savings by chance, in whole moves.
  var sentence: String {
    let (lost, saved) = (Int(lostMoves.rounded()), Int(savedMoves.rounded()))
    let choice =
      lost == 0
      ? tr("You played perfectly.")
      : tr(
        "Perfect play would have saved \(lost) move.",
        "Perfect play would have saved \(lost) moves.", count: lost)
    let luck =
      switch saved {
      case 0: tr("Luck was average.")
      case ..<0:
        tr("Bad luck cost \(-saved) move.", "Bad luck cost \(-saved) moves.", count: -saved)
      default: tr("Luck saved \(saved) move.", "Luck saved \(saved) moves.", count: saved)
      }
    return tr("\(choice) \(luck)", in: "two sentences")
  }
}
