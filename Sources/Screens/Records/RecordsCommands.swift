/// Commands to turn pages, to deal a game from an empty one, and each page's own.
func recordsCommands(in state: AppState) -> [Command] {
  // Key paths instead of closures would take ten times as long.
  let first = Command(
    .newGame, keys: [.enter],
    if: { state in
      switch state.records.page {
      case .collection: state.records.records?.collection.isEmpty == true
      case .me: state.records.records?.totals.games == 0
      case .daily, .friends: false
      }
    }, perform: { newGame(in: $0.state) })
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

  /// The selected day of the calendar, in the future if the clock was set back; nil for none.
  var calendarDay: Int? {
    guard let days = records.records?.calendarDays, let index = routing.selections[.records] else {
      return nil
    }
    return min(days.lowerBound + index, days.upperBound)
  }

  /// The calendar is on the screen, with a day selected.
  fileprivate var isInCalendar: Bool { showsCalendar && calendarDay != nil }

  fileprivate var showsCalendar: Bool { records.page == .daily && records.records != nil }
}

extension RecordsState {
  fileprivate var hasGames: Bool { records.map { $0.totals.games > 0 } ?? false }
}

@Sendable private func turnPage(in situation: Command.Situation) -> AppAction? {
  let pages = situation.state.records.pages
  return pages.firstIndex(of: situation.state.records.page)
    .flatMap { situation.key.step(from: $0, in: pages.count) }
    .map { .records(.show(pages[$0])) }
}

/// Up and down enter the calendar at today; without a selection, today's board can be played.
private let calendarCommands = [
  Command(
    .enterCalendar, if: { $0.showsCalendar && $0.calendarDay == nil },
    perform: { $0.state.page.map { .routing(.select($0.count - 1)) } }),
  Command(
    .moveAround, if: { $0.isInCalendar },
    perform: { situation in
      guard let page = situation.state.page, page.selectedItem != nil else { return nil }
      let day = page.selected
      let target =
        switch situation.key.direction {
        case .first: 0
        case .last: page.count - 1
        case .left: day - 1
        case .right: day + 1
        case .up: day - 7
        default: day + 7
        }
      return target == day ? nil : page.item(at: target)?.select
    }),
  Command(
    .playDay, if: { $0.showsCalendar },
    perform: { situation in
      situation.state.page.flatMap { ($0.selectedItem ?? $0.item(at: $0.count - 1))?.choose }
    }),
]
