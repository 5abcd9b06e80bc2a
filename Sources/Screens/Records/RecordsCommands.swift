import MemoryTunes
import Terminal

/// Commands to turn pages, to deal a game from an empty one, and each page's own.
func recordsCommands(in state: AppState) -> [Command] {
  // Key paths instead of closures would take ten times as long.
  let first = Command(
    .newGame, keys: [.enter], if: { $0.records.isPageEmpty },
    perform: { newGame(in: $0.state) })
  let own =
    switch state.records.page {
    case .collection: collectionCommands
    case .me: meCommands
    case .daily: calendarCommands + [shareCommand]
    case .friends: friendsCommands
    }
  return [first] + own + turningCommands
}

private let friendsCommands = [
  Command(.selectGame, perform: selectItem), Command(.chooseRow, perform: chooseItem),
  Command(forItem: .removeFriend),
]

private let meCommands = [
  Command(.selectGame, if: { $0.records.hasGames }, perform: selectItem),
  Command(.chooseRow, if: { $0.records.hasGames }, perform: chooseItem), figuresCommand,
]

private let turningCommands = [
  Command(.turnRecordsPage, if: { !$0.isInPage }, perform: turnPage),
  Command(.turnPageWithTab, if: { $0.isInPage }, perform: turnPage),
  Command(.back) { situation in
    situation.state.isInPage ? .routing(.select(nil)) : goBack(situation)
  },
]

extension AppState {
  /// Arrows move on the page, so only Tab turns it.
  fileprivate var isInPage: Bool { isInCollection || isInCalendar }
}

extension RecordsState {
  fileprivate var hasGames: Bool { records.map { $0.totals.games > 0 } ?? false }

  /// The current page waits for the first game.
  fileprivate var isPageEmpty: Bool {
    guard let records else { return false }
    return switch page {
    case .collection: records.collection.isEmpty
    case .me: records.totals.games == 0
    case .daily, .friends: false
    }
  }
}

@Sendable private func turnPage(in situation: Command.Situation) -> AppAction? {
  let pages = situation.state.records.pages
  return pages.firstIndex(of: situation.state.records.page)
    .flatMap { situation.key.step(from: $0, in: pages.count) }
    .map { .records(.show(pages[$0])) }
}
