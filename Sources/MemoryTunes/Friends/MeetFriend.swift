extension AppState {
  /// Keeps a friend's game, and deals its board unless the player has solved it: then the two games are compared.
  mutating func meet(_ rival: Rival, events: inout [AppEvent]) -> Effect<AppEffect> {
    newGame.rival = rival
    guard rival.sharedLine != nil else { return dealRival(events: &events) }
    return .run(.records(.keep(rival, person: settings.current.person)))
  }

  /// Deals the board of the friend's game that was kept, or shows the games on it.
  mutating func meetKeptFriend(isSolved: Bool, events: inout [AppEvent]) -> Effect<AppEffect> {
    guard isSolved else { return dealRival(events: &events) }
    newGame.rival = nil
    (records.page, routing.selections[.records]) = (.friends, nil)
    routing.go(to: .records, events: &events)
    return .none
  }

  mutating func playFriend(line: String, events: inout [AppEvent]) -> Effect<AppEffect> {
    guard let rival = try? Rival(line, catalogue: categories.catalogue) else { return .none }
    newGame.rival = rival
    return dealRival(events: &events)
  }

  private mutating func dealRival(events: inout [AppEvent]) -> Effect<AppEffect> {
    guard let rival = newGame.rival else { return .none }
    return MemoryTunes.deal(
      rival.code, for: [settings.current.onePerson], in: &self, events: &events)
  }
}
