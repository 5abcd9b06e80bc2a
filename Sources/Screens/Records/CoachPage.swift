import MemoryTunes
import Terminal

/// Skill and luck of the last games, the memory in numbers, what the slips have in common, and what is due to be practised.
struct CoachPage {
  let coach: CoachReport
  /// The estimate of the memory in numbers; nil as long as it is a guess.
  let memory: String?
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    // Where there is little room, only the figures.
    let average = area.size.height < 11 ? Array(coach.averageLines.prefix(1)) : coach.averageLines
    let sections = [
      (CoachWords.skillAndLuck, average),
      (RecordsWords.memory, area.size.height < 11 ? [] : [memory].compactMap(\.self)),
      (CoachWords.slips, [coach.tipSentence]), (CoachWords.practice, [coach.practiceSentence]),
    ].filter { !$0.1.isEmpty }
    let width = min(72, area.size.width)
    let texts = sections.map { name, lines in
      (name: name, lines: lines.flatMap { $0.wrapped(to: width - 2) })
    }
    let textRows = texts.reduce(0) { $0 + $1.lines.count + 1 }
    // Without room for the courses there are only sentences, close together.
    let chartRows = min(10, area.size.height - textRows - sections.count - 1)
    let hasCharts = chartRows >= 4 && width >= 60 && coach.games.count >= 2
    let gap = area.size.height >= textRows + sections.count - 1 ? 1 : 0
    var y = area.minY
    for (index, section) in texts.enumerated() {
      y = draw(
        section.name, section.lines, isChoice: index == sections.count - 1, x: area.minX, y: y,
        in: area, on: &frame)
      if index == 0, hasCharts {
        let chart = Rectangle(x: area.minX + 2, y: y, width: width - 2, height: chartRows)
        drawCourses(in: chart, on: &frame)
        y += chartRows
      }
      y += gap
    }
  }

  /// Draws a section; returns the row below it.
  private func draw(
    _ name: String, _ lines: [String], isChoice: Bool, x: Int, y: Int, in area: Rectangle,
    on frame: inout Frame
  ) -> Int {
    guard y < area.maxY else { return y }
    frame.write(name.uppercased(), x: x, y: y, width: area.size.width, theme.accent)
    frame.write(
      zip(lines, 0...).map { ($0, $1 == 0 ? theme.strong : theme.text) },
      in: area.dropping(top: y + 1 - area.minY).dropping(left: 2))
    if isChoice, coach.canPractise, y + 1 < area.maxY {
      drawArrow(x: x, y: y + 1, theme, on: &frame)
      frame.addTarget(.choose(0), Rectangle(x: x, y: y, width: area.size.width, height: 2))
    }
    return y + 1 + lines.count
  }

  /// Draws the skill of the last games as columns, and beside it their luck.
  private func drawCourses(in area: Rectangle, on frame: inout Frame) {
    let width = (area.size.width - 4) / 2
    let games = coach.games.suffix(width / 2)
    for (place, (name, values, style)) in [
      (CoachWords.skill, games.map(\.skill), theme.success),
      (CoachWords.luck, games.map(\.luck), theme.accent),
    ].enumerated() {
      let x = area.minX + place * (width + 4)
      frame.write(
        CoachWords.course(name, games.count), x: x, y: area.minY, width: width, theme.quiet)
      let plot = Rectangle(x: x, y: area.minY + 1, width: width, height: area.size.height - 1)
      for (column, value) in values.enumerated() {
        let eighths = max(1, value * plot.size.height * 8 / 99)
        drawColumn(eighths: eighths, x: x + 2 * column, in: plot, style, on: &frame)
      }
    }
  }
}
