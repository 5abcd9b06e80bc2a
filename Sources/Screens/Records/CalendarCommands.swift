import MemoryTunes

/// Up and down enter the calendar at today; without a selection, today's board can be played.
let calendarCommands = [
  Command(
    .enterCalendar, if: { $0.showsCalendar && $0.calendarDay == nil },
    perform: { $0.state.page.map { .routing(.select($0.count - 1)) } }),
  Command(.moveAround, if: { $0.isInCalendar }, perform: move),
  Command(
    .playDay, if: { $0.showsCalendar },
    perform: { situation in
      situation.state.page.flatMap { ($0.selectedItem ?? $0.item(at: $0.count - 1))?.choose }
    }),
]

extension AppState {
  /// The selected day of the calendar, in the future if the clock was set back; nil for none.
  var calendarDay: Int? {
    guard let days = records.records?.calendarDays, let index = routing.selections[.records] else {
      return nil
    }
    return min(days.lowerBound + index, days.upperBound)
  }

  /// The calendar is on the screen, with a day selected.
  var isInCalendar: Bool { showsCalendar && calendarDay != nil }

  fileprivate var showsCalendar: Bool { records.page == .daily && records.records != nil }
}

@Sendable private func move(in situation: Command.Situation) -> AppAction? {
  guard let page = situation.state.page, let day = page.selectedItem == nil ? nil : page.selected
  else { return nil }
  let target =
    switch situation.key.listDirection {
    case .first: 0
    case .last: page.count - 1
    case .left: day - 1
    case .right: day + 1
    case .up: day - 7
    default: day + 7
    }
  return target == day ? nil : page.item(at: target)?.select
}
