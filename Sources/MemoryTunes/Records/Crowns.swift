extension Opponent {
  /// A person's progress towards its crown, or the crown itself, after these duels, oldest first; nil without any.
  ///
  /// The crown is won for good by beating it twice in a row on 4×4 or a larger board. O(duels).
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
