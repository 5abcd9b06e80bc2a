import MemoryTunes
import Terminal

/// Pages are turned; lists can be scrolled, the calendar shows one month after the other, a computer player
/// can be selected and played, and a game selected and looked at.
let recordsCommands = [
  Command(.selectRow, if: \.records.showsOpponents) { situation in
    let records = situation.state.records
    let opponents = records.opponents
    let index = opponents.firstIndex(of: records.selectedOpponent) ?? 0
    return situation.key.step(from: index, in: opponents.count)
      .map { .records(.select(opponents[$0])) }
  },
  Command(.challenge, if: \.records.showsOpponents) {
    .records(.play($0.state.records.selectedOpponent))
  },
  Command(.selectGame, if: \.records.showsGames) { situation in
    let (records, last) = (situation.state.records, situation.state.records.lastGames)
    return situation.key.step(from: records.selectedGame, in: last.count)
      .map { .records(.selectGame(last[$0].id)) }
  },
  Command(.openGame, if: \.records.showsGames) { situation in
    clickGame(situation.state.records.selectedGame, in: situation.state)
  },
  Command(.turnRecordsPage, if: { !$0.isInCollection }, perform: turnPage),
  Command(.turnPageWithTab, if: \.isInCollection, perform: turnPage),
  Command(.scroll, if: \.records.showsList) { situation in
    let first = situation.state.records.firstLine
    return scroll(
      to: situation.key.listDirection == .up ? first - 1 : first + 1, in: situation.state)
  },
  Command(.scrollToEnd, if: \.records.showsList) {
    scroll(to: $0.key == .home ? 0 : .max, in: $0.state)
  },
  Command(.showMonth, if: \.records.showsCalendar) { situation in
    let shown = situation.state.records.shownMonth
    return showMonth(
      ago: situation.key.listDirection == .up ? shown + 1 : shown - 1, in: situation.state)
  },
  Command(.showFirstMonth, if: \.records.showsCalendar) {
    showMonth(ago: $0.key == .home ? .max : 0, in: $0.state)
  },
]

extension RecordsState {
  fileprivate var showsList: Bool { page == .overview }
  fileprivate var showsGames: Bool { page == .games && !lastGames.isEmpty }
  fileprivate var lastGames: [GameRecord] { records?.lastGames ?? [] }
  fileprivate var showsCalendar: Bool { page == .daily }
  fileprivate var showsOpponents: Bool { page == .opponents && records != nil }
  fileprivate var opponents: [Opponent] { records?.opponents.map(\.opponent) ?? [] }

  /// The lines of the list that is shown.
  fileprivate func lineCount(showsStreak: Bool) -> Int {
    records.map { recordLines(of: $0, showsStreak: showsStreak).count } ?? 0
  }

  /// How many months the calendar goes back.
  fileprivate var monthCount: Int { records?.monthsWithGames ?? 0 }

  /// The month on the calendar; 0 is that of today, 1 the one before.
  fileprivate var shownMonth: Int { min(monthsAgo, monthCount) }
}

@Sendable private func turnPage(in situation: Command.Situation) -> AppAction? {
  let pages = RecordsPage.allCases
  return pages.firstIndex(of: situation.state.records.page)
    .flatMap { situation.key.step(from: $0, in: pages.count) }
    .map { .records(.show(pages[$0])) }
}

/// The action for a click on a computer player: selects it, or plays against it if it is selected.
func clickOpponent(_ index: Int, in state: AppState) -> AppAction? {
  let opponents = state.records.opponents
  guard opponents.indices.contains(index) else { return nil }
  let opponent = opponents[index]
  return .records(
    opponent == state.records.selectedOpponent ? .play(opponent) : .select(opponent))
}

/// The action for a click on one of the last games: selects it, or looks at it if it is selected.
@Sendable func clickGame(_ index: Int, in state: AppState) -> AppAction? {
  guard let games = state.records.records?.lastGames, games.indices.contains(index) else {
    return nil
  }
  let id = games[index].id
  return index == state.records.selectedGame ? .review(.open(id)) : .records(.selectGame(id))
}

/// Scrolls the list, but not beyond its ends.
private func scroll(to line: Int, in state: AppState) -> AppAction? {
  let count = state.records.lineCount(showsStreak: state.settings.current.showsSuggestions)
  let target = min(max(0, line), max(0, count - 1))
  return target == state.records.firstLine ? nil : .records(.scroll(target))
}

/// Shows another month, but none before the first game or after today.
private func showMonth(ago count: Int, in state: AppState) -> AppAction? {
  let target = min(max(0, count), state.records.monthCount)
  return target == state.records.shownMonth ? nil : .records(.showMonth(target))
}
