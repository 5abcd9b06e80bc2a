/// The daily boards of a month as a calendar, and if there is room, the streak beside it.
struct DailyPage {
  let records: Records
  let state: AppState
  /// The selected day, by its place among ``Records/calendarDays``.
  let selected: Int?
  let theme: Theme
  let area: Rectangle

  func draw(on frame: inout Frame) {
    guard let today = records.date, let days = records.calendarDays,
      let day = CalendarDate(dayNumber: selected.map { days.lowerBound + $0 } ?? today.dayNumber)
    else { return }
    drawSheet(of: day, among: days, on: &frame)
    let panel = area.dropping(left: sheetWidth + 4)
    guard panel.width < 26 else {
      return drawPanel(in: panel, day: day, isToday: day == today, on: &frame)
    }
    // The selected board at the end of the first line, or the streak.
    let text =
      selected == nil ? DailyWords.inARow(records.daily.streak.current) : DailyBoard(day).label
    frame.write(text, x: area.maxX - text.displayWidth, y: area.minY, theme.strong)
  }

  private func drawPanel(
    in area: Rectangle, day: CalendarDate, isToday: Bool, on frame: inout Frame
  ) {
    let count = records.daily.results.count { day.daysOfMonth.contains($0.day) && !$0.isGivenUp }
    let figures = [
      // The number of boards finished in a month.
      (day.monthName, tr("\(count) finished", "\(count) finished", count: count)),
      // At most 14 columns: the days in a row until now.
      (tr("In a row"), "\(records.daily.streak.current)"),
      // At most 14 columns: the most days in a row.
      (tr("Longest"), "\(records.daily.streak.longest)"),
    ]
    let board = [
      DailyBoard(day).label, state.dailyLabel(ofDay: day.dayNumber, in: records),
      isToday ? nil : tr("Playing it is practice."),
    ]
    let friends = records.friends(onDay: day.dayNumber)?.sentences ?? []
    // The meaning of signs in the calendar.
    let signs = ["★ \(tr("stars"))", "✓ \(Hindsight.words)", "– \(DailyWords.givenUp)"]
    let lines =
      [(tr("DAILY BOARDS"), theme.accent)]
      + figures.map { ($0.padded(to: 14) + $1, theme.text) }
      + [("", theme.text), (isToday ? tr("TODAY") : day.label.uppercased(), theme.accent)]
      + (board.compactMap(\.self) + friends + [""]).map { ($0, theme.text) }
      + signs.map { ($0, theme.quiet) }
    frame.write(lines, in: area)
  }
}
