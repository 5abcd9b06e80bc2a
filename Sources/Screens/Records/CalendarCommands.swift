import MemoryTunes
import Terminal

/// Up and down enter the calendar at today, where arrows move from day to day; the board of the selected day
/// can be played, before that today's.
let calendarCommands = [
  Command(.enterCalendar, if: isAboveCalendar) {
    $0.state.records.records?.date.map { .records(.selectDay($0.dayNumber)) }
  },
  Command(.moveInCalendar, if: { $0.records.isInCalendar }, perform: move),
  Command(.playDay, if: showsCalendar) { situation in
    guard let page = situation.state.page else { return nil }
    return (page.selectedItem ?? page.item(at: page.count - 1))?.choose
  },
]

extension RecordsState {
  /// The day of the calendar that is selected, which a clock set back may have put in the future.
  var calendarDay: Int? {
    guard let days = records?.calendarDays else { return nil }
    return selectedDay.map { min(max($0, days.lowerBound), days.upperBound) }
  }

  /// Whether the calendar is on the screen, with a day that is selected.
  var isInCalendar: Bool { showsCalendar && calendarDay != nil }

  fileprivate var showsCalendar: Bool { page == .daily && records != nil }
}

@Sendable private func isAboveCalendar(in state: AppState) -> Bool {
  state.records.showsCalendar && state.records.calendarDay == nil
}

@Sendable private func showsCalendar(in state: AppState) -> Bool { state.records.showsCalendar }

@Sendable private func move(in situation: Command.Situation) -> AppAction? {
  let records = situation.state.records
  guard let day = records.calendarDay, let days = records.records?.calendarDays else { return nil }
  let target =
    switch (situation.key, situation.key.listDirection) {
    case (.home, _): days.lowerBound
    case (.end, _): days.upperBound
    case (_, .left): day - 1
    case (_, .right): day + 1
    case (_, .up): day - 7
    default: day + 7
    }
  return target != day && days.contains(target) ? .records(.selectDay(target)) : nil
}
