import MemoryTunes
import Terminal

/// The last games, newest first: a line for each, or two where it is narrow.
struct GamesPage {
  let games: ArraySlice<GameRecord>
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    if area.size.width < 70 { return drawPairsOfLines(in: area, on: &frame) }
    // The longest code of a bundled category that is drawn has 28 characters.
    let boardWidth = area.size.width >= 100 ? 40 : 28
    let resultX = area.minX + 8 + boardWidth + 2
    for (name, x) in [("Day", 0), ("Board", 8), ("Result", 8 + boardWidth + 2)] {
      frame.write(name, x: area.minX + x, y: area.minY, theme.quiet)
    }
    for (row, game) in games.prefix(max(0, area.size.height - 1)).enumerated() {
      let y = area.minY + 1 + row
      frame.write(game.dayLabel, x: area.minX, y: y, theme.quiet)
      frame.write(game.boardLabel, x: area.minX + 8, y: y, width: boardWidth, theme.strong)
      frame.write(game.resultLabel, x: resultX, y: y, width: area.maxX - resultX, theme.text)
    }
  }

  private func drawPairsOfLines(in area: Rectangle, on frame: inout Frame) {
    for (index, game) in games.prefix(area.size.height / 2).enumerated() {
      let y = area.minY + 2 * index
      frame.write(game.dayLabel, x: area.minX, y: y, theme.quiet)
      let (x, width) = (area.minX + 7, area.size.width - 7)
      frame.write(game.boardLabel, x: x, y: y, width: width, theme.strong)
      frame.write(game.resultLabel, x: x, y: y + 1, width: width, theme.text)
    }
  }
}

extension GameRecord {
  /// "23 Nov", "␣3 Nov".
  fileprivate var dayLabel: String {
    guard let date = CalendarDate(dayNumber: endDay) else { return "" }
    return (date.day < 10 ? " " : "") + "\(date.day) \(date.monthName.prefix(3))"
  }

  /// The code of the board, or if it has none, its grid and category.
  fileprivate var boardLabel: String {
    code.map { "\($0)" } ?? "\(grid.label) \(category.label)"
  }

  /// "12 moves, 1 slip, 00:48", "Ann 5, Echo 3", "21 pairs", "given up with 3 pairs".
  var resultLabel: String {
    let result =
      if isGivenUp {
        "given up with \(Screens.pairs(pairCount))"
      } else if kind == .sprint {
        Screens.pairs(pairCount)
      } else if players.count > 1 {
        scoreLabel
      } else {
        "\(moves(moveCount)), \(slips(slipCount)), \(clock(seconds))"
      }
    return hindsight == nil ? result : result + ", with hindsight"
  }

  /// The pairs of each player, most first.
  private var scoreLabel: String {
    zip(players.indices, scores).sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .map { "\(players.label(at: $0.0)) \($0.1)" }.joined(separator: ", ")
  }
}
