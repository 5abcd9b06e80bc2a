/// Manages the records on screen, and tracks which games are stored.
func recordsReducer(
  state: inout AppState, action: RecordsAction, events: inout [AppEvent]
) -> Outcome<AppEffect> {
  switch action {
  case .set(let action):
    state.records.content = .records(action.records)
  case .loadFailed(let notice):
    state.records.content = .failed(notice)
  case .summarized(let summary):
    state.records.summary = summary
  case .added(let action):
    guard state.records.isUnstored(action.id) else { return .ignored(.noSuchGame) }
    state.records.unstored.removeAll { $0.game.id == action.id }
    if state.game.isFinished, state.game.id == action.id { state.records.news = action.news }
    state.saving.due = nil
    return .handled(
      .merge(.run(.saving(.saveGames(state.savedGames))), summarize(state)))
  case .notAdded(let id):
    guard state.records.isUnstored(id) else { return .ignored(.noSuchGame) }
  case .show(let page):
    state.records.page = page
    state.routing.selections[.records] = nil
  case .hearCover(let number):
    guard state.records.records?.collection[number] != nil
    else { return .ignored("its pair has not been found yet") }
    events.append(.coverHeard(number))
  case .dealCover(let number):
    let place = CoverCollection.categories.first { $0.covers.contains(number) }
    guard let category = place?.category else { return .ignored(.noSuchEntry) }
    let suggestion = Suggestion.coversMissing(category, covers: [number])
    return .handled(play(suggestion, in: &state, events: &events))
  case .playSuggestion:
    guard let suggestion = state.records.summary?.suggestion
    else { return .ignored("nothing is suggested") }
    return .handled(play(suggestion, in: &state, events: &events))
  case .friendKept(let isSolved):
    return .handled(state.meetKeptFriend(isSolved: isSolved, events: &events))
  case .playFriend(let line):
    return .handled(state.playFriend(line: line, events: &events))
  case .removeFriend(let line):
    guard state.records.removeFriend(line) else { return .ignored(.noSuchGame) }
    events.append(.friendRemoved)
    return .handled(.run(.records(.removeFriend(line))))
  }
  return .handled()
}

func summarize(_ state: AppState) -> Effect<AppEffect> {
  .run(.records(.summarize(person: state.settings.current.person)), id: .summary)
}

extension AppState {
  /// The seconds until time changes the screen: the day, and the hours to the next one; nil if it does not.
  func secondsShown(of summary: RecordsSummary) -> Int? {
    if routing.destination == .menu {
      // In plain mode, only the day is news.
      return mode == .told || summary.daily == nil ? summary.secondsLeft : summary.secondsToNextHour
    }
    let isTodaysResult = routing.destination == .finished && game.daily?.day == summary.day
    return isTodaysResult && mode == .drawn ? summary.secondsToNextHour : nil
  }
}

extension RecordsState {
  /// More than anybody finishes before reading the notice that none can be stored.
  static let maximumUnstoredCount = 20

  /// Notes a finished game, unless it was only watched.
  mutating func end(_ game: SavedGame) {
    guard game.game.players.contains(where: \.isPerson) else { return }
    unstored = (unstored + [game]).suffix(Self.maximumUnstoredCount)
  }

  /// False if no friend has sent this line.
  fileprivate mutating func removeFriend(_ line: String) -> Bool {
    guard case .records(var records) = content else { return false }
    let before = records.friends
    for (index, board) in before.enumerated() {
      records.friends[index].games.removeAll { $0.line(code: board.code) == line }
    }
    guard records.friends != before else { return false }
    records.friends.removeAll(where: \.games.isEmpty)
    content = .records(records)
    if records.friends.isEmpty { page = .me }
    return true
  }

  fileprivate func isUnstored(_ id: UInt64) -> Bool { unstored.contains { $0.game.id == id } }
}
