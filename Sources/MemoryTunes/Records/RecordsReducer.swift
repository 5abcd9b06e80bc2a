import DataFlow

/// Keeps the records as they are shown, and track of what is stored.
func recordsReducer(state: inout RecordsState, action: RecordsAction) -> Outcome<RecordsEffect> {
  switch action {
  case .set(let action):
    state.content = .records(action.records)
  case .loadFailed(let notice):
    state.content = .failed(notice)
  case .added(let action):
    guard state.unstored == action.id else { return .ignored(.noSuchGame) }
    state.unstored = nil
    state.newBests = action.bests
  case .notAdded(let id):
    guard state.unstored == id else { return .ignored(.noSuchGame) }
  case .scroll(let line):
    guard (0...RecordsState.maximumLine).contains(line) else { return .ignored(.noSuchEntry) }
    state.firstLine = line
  case .show(let page):
    (state.page, state.firstLine) = (page, 0)
  case .showMonth(let count):
    guard (0...RecordsState.maximumLine).contains(count) else { return .ignored(.noSuchEntry) }
    state.monthsAgo = count
  }
  return .handled()
}

extension Reason {
  public static let noSuchGame: Self = "it is another game"
}

extension RecordsState {
  /// An upper bound: there are not that many grids and categories, nor months in the calendar.
  static let maximumLine = 100_000
}
