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
    case .coach: [Command(.practise, if: canPractise, perform: chooseItem)]
    case .daily: calendarCommands
    case .collection: collectionCommands
    case .opponents: opponentCommands
    case .games: gameListCommands
    }
  }
}

private let overviewCommands = [
  Command(.scroll, if: showsList) { situation in
    let line = situation.state.routing.selection ?? 0
    return scroll(
      to: situation.key.listDirection == .up ? line - 1 : line + 1, in: situation.state)
  },
  Command(.scrollToEnd, if: showsList) {
    scroll(to: $0.key == .home ? 0 : .max, in: $0.state)
  },
  Command(.openGame, if: hasSelectedBest, perform: chooseItem),
]

private let opponentCommands = [
  Command(.selectRow, if: showsOpponents, perform: selectItem),
  Command(.challenge, if: showsOpponents, perform: chooseItem),
]

private let gameListCommands = [
  Command(.selectGame, if: showsGames, perform: selectItem),
  Command(.openGame, if: showsGames, perform: chooseItem),
]

private let turningCommands = [
  Command(.turnRecordsPage, if: { !$0.isInPage }, perform: turnPage),
  Command(.turnPageWithTab, if: { $0.isInPage }, perform: turnPage),
  Command(.back) { situation in
    situation.state.isInPage ? .routing(.select(nil)) : goBack(situation)
  },
]

// A key path in place of each of these functions would take ten times as long.

@Sendable private func isPageEmpty(in state: AppState) -> Bool { state.records.isPageEmpty }

@Sendable private func showsList(in state: AppState) -> Bool {
  state.records.page == .overview && !state.records.isPageEmpty
}

@Sendable private func hasSelectedBest(in state: AppState) -> Bool {
  showsList(in: state) && state.page?.selectedItem != nil
}

@Sendable private func canPractise(in state: AppState) -> Bool {
  state.records.page == .coach && state.records.records?.coach.canPractise == true
}

@Sendable private func showsGames(in state: AppState) -> Bool {
  state.records.page == .games && state.records.records?.lastGames.isEmpty == false
}

@Sendable private func showsOpponents(in state: AppState) -> Bool {
  state.records.page == .opponents && state.records.records != nil
}

extension AppState {
  /// Whether arrows move on the page, so that only Tab turns it.
  fileprivate var isInPage: Bool { isInCollection || isInCalendar }
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

  /// The lines of the list that is shown.
  fileprivate var lineCount: Int { records.map { recordLines(of: $0).count } ?? 0 }
}

@Sendable private func turnPage(in situation: Command.Situation) -> AppAction? {
  let pages = RecordsPage.allCases
  return pages.firstIndex(of: situation.state.records.page)
    .flatMap { situation.key.step(from: $0, in: pages.count) }
    .map { .records(.show(pages[$0])) }
}

/// Scrolls the list, but not beyond its ends.
private func scroll(to line: Int, in state: AppState) -> AppAction? {
  let target = min(max(0, line), max(0, state.records.lineCount - 1))
  return target == state.routing.selection ?? 0 ? nil : .routing(.select(target))
}
