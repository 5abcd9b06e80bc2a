extension Opponent {
  /// Progress to its crown, for two wins in a row on 4×4 or larger, in duels, oldest first; nil for none; O(duels).
  func crown(after duels: [Duel]) -> GameNews.Crown? {
    duels.reduce(nil) { crown, duel in
      guard crown != .won, duel.isForCrown, duel.opponent.isSameCharacter(as: self)
      else { return crown }
      return duel.isWin ? (crown == nil ? .oneWinAway : .won) : nil
    }
  }

  /// The characters whose crowns these duels have won, oldest first; O(duels).
  static func crowned(after duels: [Duel]) -> [Opponent] {
    allCases.filter { $0.crown(after: duels) == .won }
  }
}
