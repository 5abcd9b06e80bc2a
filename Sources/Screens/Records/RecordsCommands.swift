import MemoryTunes
import Terminal

/// Pages are turned, an empty one deals a game, and each has commands of its own.
func recordsCommands(in state: AppState) -> [Command] {
  [Command(.newGame, keys: [.enter], if: isPageEmpty) { newGame(in: $0.state) }]
    + state.records.page.commands + turningCommands
}

extension RecordsPage {
  fileprivate var commands: [Command] {
    switch self {
    case .overview: overviewCommands
    case .coach: [Command(.practise, if: canPractise) { _ in .routing(.go(.practice)) }]
    case .daily: calendarCommands
    case .collection: collectionCommands
    case .opponents: opponentCommands
    case .games: gameListCommands
    }
  }
}

private let overviewCommands = [
  Command(.scroll, if: showsList) { situation in
    let line = situation.state.records.selectedLine
    return scroll(
      to: situation.key.listDirection == .up ? line - 1 : line + 1, in: situation.state)
  },
  Command(.scrollToEnd, if: showsList) {
    scroll(to: $0.key == .home ? 0 : .max, in: $0.state)
  },
  Command(.openGame, if: hasSelectedBest) {
    $0.state.records.selectedBest.map { .review(.open($0.gameID)) }
  },
]

private let opponentCommands = [
  Command(.selectRow, if: showsOpponents) { situation in
    let records = situation.state.records
    let opponents = records.opponents
    let index = opponents.firstIndex(of: records.selectedOpponent) ?? 0
    return situation.key.step(from: index, in: opponents.count)
      .map { .records(.select(opponents[$0])) }
  },
  Command(.challenge, if: showsOpponents) {
    .records(.play($0.state.records.selectedOpponent))
  },
]

private let gameListCommands = [
  Command(.selectGame, if: showsGames) { situation in
    let (records, last) = (situation.state.records, situation.state.records.lastGames)
    return situation.key.step(from: records.selectedGame, in: last.count)
      .map { .records(.selectGame(last[$0].id)) }
  },
  Command(.openGame, if: showsGames) { situation in
    clickGame(situation.state.records.selectedGame, in: situation.state)
  },
]

private let turningCommands = [
  Command(.turnRecordsPage, if: { !$0.isInPage }, perform: turnPage),
  Command(.turnPageWithTab, if: { $0.isInPage }, perform: turnPage),
  Command(.back) { situation in
    situation.state.isInPage
      ? .records(.show(situation.state.records.page)) : goBack(situation)
  },
]

// A key path in place of each of these functions would take ten times as long.

@Sendable private func isPageEmpty(in state: AppState) -> Bool { state.records.isPageEmpty }

@Sendable private func showsList(in state: AppState) -> Bool {
  state.records.page == .overview && !state.records.isPageEmpty
}

@Sendable private func hasSelectedBest(in state: AppState) -> Bool {
  state.records.selectedBest != nil
}

@Sendable private func canPractise(in state: AppState) -> Bool {
  state.records.page == .coach && state.records.records?.coach.canPractise == true
}

@Sendable private func showsGames(in state: AppState) -> Bool {
  state.records.page == .games && !state.records.lastGames.isEmpty
}

@Sendable private func showsOpponents(in state: AppState) -> Bool {
  state.records.page == .opponents && state.records.records != nil
}

extension AppState {
  /// Whether arrows move on the page, so that only Tab turns it.
  fileprivate var isInPage: Bool { isInCollection || records.isInCalendar }
}

extension RecordsState {
  /// Whether the page that is shown waits for the first game.
  fileprivate var isPageEmpty: Bool {
    guard let records else { return false }
    return switch page {
    case .overview, .coach, .games: records.totals.games == 0
    case .collection: records.collection.isEmpty
    case .daily, .opponents: false
    }
  }

  /// The best games that are selected in the overview; nil if the line is below them.
  fileprivate var selectedBest: BestGames? {
    guard page == .overview, let bests = records?.bests else { return nil }
    return bests.indices.contains(selectedLine) ? bests[selectedLine] : nil
  }

  fileprivate var lastGames: [GameRecord] { records?.lastGames ?? [] }
  fileprivate var opponents: [Opponent] { records?.opponents.map(\.opponent) ?? [] }

  /// The lines of the list that is shown.
  fileprivate func lineCount(showsStreak: Bool) -> Int {
    records.map { recordLines(of: $0, showsStreak: showsStreak).count } ?? 0
  }
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

/// The action for a click on the best games of a kind: selects them, or looks at the game if they are selected.
@Sendable func clickBest(_ index: Int, in state: AppState) -> AppAction? {
  guard let bests = state.records.records?.bests, bests.indices.contains(index) else { return nil }
  return index == state.records.selectedLine
    ? .review(.open(bests[index].gameID)) : .records(.scroll(index))
}

/// Scrolls the list, but not beyond its ends.
private func scroll(to line: Int, in state: AppState) -> AppAction? {
  let count = state.records.lineCount(showsStreak: state.settings.current.showsSuggestions)
  let target = min(max(0, line), max(0, count - 1))
  return target == state.records.selectedLine ? nil : .records(.scroll(target))
}
