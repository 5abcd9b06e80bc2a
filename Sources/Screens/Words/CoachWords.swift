import MemoryTunes

extension SkillAndLuck {
  /// What choices cost and what chance saved, in whole moves; nil if neither is one.
  var sentence: String? {
    let (lost, saved) = (Int(lostMoves.rounded()), Int(savedMoves.rounded()))
    let choices = lost > 0 ? "your choices cost \(moves(lost))" : nil
    let chance =
      saved == 0 ? nil : "luck \(saved > 0 ? "saved" : "cost") \(moves(abs(saved)))"
    let pieces = [choices, chance].compactMap(\.self)
    guard let first = pieces.first else { return nil }
    return first.prefix(1).uppercased() + first.dropFirst()
      + pieces.dropFirst().map { ", \($0)" }.joined() + "."
  }
}
