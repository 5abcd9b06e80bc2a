func recordsCommands(in state: AppState) -> [Command] {
  let own =
    switch state.records.page {
    case .collection: collectionCommands
    case .me: gameCommands + [figuresCommand]
    case .daily: calendarCommands
    case .friends: gameCommands + [Command(forItem: .removeFriend)]
    }
  return [firstGameCommand] + own + turningCommands
}

// Key paths instead of closures would take ten times as long.
private let firstGameCommand = Command(
  .newGame, controls: [[.choose]], if: { $0.records.isEmpty == true },
  perform: { newGame(in: $0.state) })

private let gameCommands = [
  Command(.select, controls: .vertical, if: { $0.records.isEmpty == false }, perform: selectItem),
  Command(.list, controls: .ends, if: { $0.records.isEmpty == false }, perform: selectItem),
  Command(.choose, if: { $0.records.isEmpty == false }, perform: chooseItem),
]

private let collectionCommands = [
  Command(.enterCollection, if: { $0.hasGrid && !$0.isInGrid }, action: .routing(.select(0))),
  moveAroundCommand, Command(forItem: .hear, if: { $0.isInGrid }),
  Command(forItem: .dealCover, if: { $0.isInGrid }),
]

/// Up and down enter the calendar at today; without a selection, today's board can be played.
private let calendarCommands = [
  Command(
    .enterCalendar, if: { $0.hasGrid && !$0.isInGrid },
    perform: { $0.state.page.map { .routing(.select($0.count - 1)) } }),
  moveAroundCommand,
  Command(
    .playDay, if: { $0.hasGrid },
    perform: { situation in
      situation.state.page.flatMap { ($0.selectedItem ?? $0.item(at: $0.count - 1))?.choose }
    }),
  shareCommand,
]

/// Moves among the covers or the days, and up from the first row away from them.
private let moveAroundCommand = Command(
  .moveAround, if: { $0.isInGrid },
  perform: { situation in
    guard let page = situation.state.page, page.selectedItem != nil else { return nil }
    let index = page.selected
    let target =
      switch situation.key.direction {
      case .first: 0
      case .last: page.count - 1
      case .left: index - 1
      case .right: index + 1
      case .up: index - page.columns
      default: index + page.columns
      }
    let leaving: AppAction? = situation.key == .up ? .routing(.select(nil)) : nil
    return target == index ? nil : page.item(at: target)?.select ?? leaving
  })

/// In the covers or the days, where arrows move, only Tab turns the page.
private let turningCommands = [
  Command(.turnPage, if: { !$0.isInGrid }, perform: turnPage),
  Command(.turnPage, controls: .pages, if: { $0.isInGrid }, perform: turnPage),
  Command(.back) { $0.state.isInGrid ? .routing(.select(nil)) : goBack($0) },
]

@Sendable private func turnPage(in situation: Command.Situation) -> AppAction? {
  let pages = situation.state.records.pages
  return pages.firstIndex(of: situation.state.records.page)
    .flatMap { situation.key.step(from: $0, in: pages.count) }
    .map { .records(.show(pages[$0])) }
}

extension AppState {
  /// The covers or the days are on the screen, and can be entered.
  fileprivate var hasGrid: Bool {
    [.collection, .daily].contains(records.page) && records.isEmpty == false
  }

  /// One of them is selected.
  fileprivate var isInGrid: Bool { hasGrid && routing.selections[.records] != nil }
}

extension RecordsState {
  /// Its page waits for a first game, or a first cover; nil until the records have been read.
  var isEmpty: Bool? {
    records.map { records in
      switch page {
      case .collection: records.collection.isEmpty
      case .me: records.totals.games == 0
      case .daily, .friends: false
      }
    }
  }
}
