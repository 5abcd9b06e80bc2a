import MemoryTunes
import Terminal

/// The daily boards of a month as a calendar, and beside it, where there is room, the days in a row.
struct DailyPage {
  let records: Records
  let monthsAgo: Int
  let showsStreak: Bool
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    guard let today = records.date,
      let month = CalendarMonth(
        monthsBefore: min(monthsAgo, records.monthsWithGames), today)
    else { return }
    let sheet = CalendarSheet(month: month, records: records, in: area, theme: theme)
    sheet.draw(on: &frame)
    let panel = area.inset(left: sheet.width + 4)
    guard panel.size.width >= 26 else {
      if showsStreak, records.daily.streak.current > 0 { drawStreak(in: area, on: &frame) }
      return
    }
    drawPanel(in: panel, month: month, today: today, on: &frame)
  }

  /// Draws the days in a row at the end of the first line.
  private func drawStreak(in area: Rectangle, on frame: inout Frame) {
    let text = DailyWords.inARow(records.daily.streak)
    frame.write(text, x: area.maxX - text.count, y: area.minY, theme.strong)
  }

  private func drawPanel(
    in area: Rectangle, month: CalendarMonth, today: CalendarDate, on frame: inout Frame
  ) {
    var y = area.minY
    func line(_ text: String, _ style: Style) {
      guard y < area.maxY else { return }
      frame.write(text, x: area.minX, y: y, width: area.size.width, style)
      y += 1
    }
    func figure(_ name: String, _ value: String) {
      guard y < area.maxY else { return }
      frame.write(value, x: area.minX + 15, y: y, width: area.size.width - 15, theme.strong)
      line(name, theme.quiet)
    }
    line(DailyWords.heading, theme.accent)
    let finished = records.daily.results.count { month.days.contains($0.day) && !$0.isGivenUp }
    figure(month.first.monthName, DailyWords.finished(finished))
    if showsStreak {
      figure(DailyWords.daysInARow, "\(records.daily.streak.current)")
      figure(DailyWords.longest, "\(records.daily.streak.longest)")
    }
    y += 1
    line(DailyWords.today, theme.accent)
    let board = DailyBoard(today)
    line(board.label, theme.strong)
    line(records.daily[today.dayNumber]?.label ?? RecordsWords.notPlayed, theme.text)
    y += 1
    for (mark, meaning) in DailyWords.legend {
      line("\(mark) \(meaning)", theme.quiet)
    }
  }
}
