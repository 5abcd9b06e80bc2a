/// The daily boards of a month as a calendar, and if there is room, the streak beside it.
struct DailyPage {
  let records: Records
  let state: AppState
  let selected: Int?
  let theme: Theme
  let area: Rectangle

  func draw(on frame: inout Frame) {
    guard let today = records.date,
      let day = CalendarDate(dayNumber: selected ?? today.dayNumber)
    else { return }
    drawSheet(of: day, on: &frame)
    let panel = area.dropping(left: sheetWidth + 4)
    guard panel.width < 26 else {
      return drawPanel(in: panel, day: day, isToday: day == today, on: &frame)
    }
    // The selected board at the end of the first line, or the streak.
    let streak = records.daily.streak.current
    let board = selected.flatMap(DailyBoard.init(day:))?.label
    let text = board ?? (streak > 0 ? DailyWords.inARow(streak) : "")
    frame.write(text, x: area.maxX - text.displayWidth, y: area.minY, theme.strong)
  }

  private func drawPanel(
    in area: Rectangle, day: CalendarDate, isToday: Bool, on frame: inout Frame
  ) {
    var lines = [(tr("DAILY BOARDS"), theme.accent)]
    let count = records.daily.results.count { day.daysOfMonth.contains($0.day) && !$0.isGivenUp }
    let figures = [
      // The number of boards finished in a month.
      (day.monthName, tr("\(count) finished", "\(count) finished", count: count)),
      // At most 14 columns: the days in a row until now.
      (tr("In a row"), "\(records.daily.streak.current)"),
      // At most 14 columns: the most days in a row.
      (tr("Longest"), "\(records.daily.streak.longest)"),
    ]
    lines += figures.map { ($0.0, theme.quiet) }
    lines += [
      ("", theme.text), (isToday ? tr("TODAY") : day.label.uppercased(), theme.accent),
      (DailyBoard(day).label, theme.strong),
      (state.dailyLabel(ofDay: day.dayNumber, in: records), theme.text),
    ]
    if !isToday { lines.append((tr("Playing it is practice."), theme.quiet)) }
    let friends = records.friends(onDay: day.dayNumber)?.sentences ?? []
    lines += (friends + [""]).map { ($0, theme.text) }
    // The meaning of signs in the calendar.
    let signs = ["★ \(tr("stars"))", "✓ \(GameWords.withHindsight)", "– \(DailyWords.givenUp)"]
    frame.write(lines + signs.map { ($0, theme.quiet) }, in: area)
    frame.write(figures.map(\.1), in: area.dropping(top: 1).dropping(left: 15), theme.strong)
  }
}
