import MemoryTunes
import Terminal

/// The last games, newest first, with an arrow before the selected one: a line for each, or two where it is
/// narrow.
struct GamesPage {
  let games: [GameRecord]
  let selected: Int
  let theme: Theme

  func draw(in area: Rectangle, on frame: inout Frame) {
    let list = area.dropping(left: 2)
    guard area.size.width >= 70 else {
      drawRows(in: list, height: 2, on: &frame) { drawTwoLines($0, in: $1, on: &$2) }
      return
    }
    // The longest code of a bundled category that is drawn has 28 characters.
    let columns = [0, 8, 10 + (area.size.width >= 100 ? 40 : 28)]
    for (name, x) in zip(RecordsWords.columnsOfGames, columns) {
      frame.write(name, x: list.minX + x, y: list.minY, theme.quiet)
    }
    drawRows(in: list.dropping(top: 1), height: 1, on: &frame) {
      drawLine($0, in: $1, columns: columns, on: &$2)
    }
  }

  /// Draws as many games as fit, the selected one among them.
  private func drawRows(
    in list: Rectangle, height: Int, on frame: inout Frame,
    draw: (GameRecord, Rectangle, inout Frame) -> Void
  ) {
    let room = max(1, list.size.height / height)
    let first = max(0, min(selected - room / 2, games.count - room))
    let shown = games.indices.dropFirst(first).prefix(room)
    drawMore(
      around: shown, of: games.count,
      in: Rectangle(x: list.minX - 2, y: list.minY, width: 1, height: shown.count * height),
      theme: theme, on: &frame)
    for index in shown {
      let row = list.dropping(top: (index - first) * height).top(height)
      draw(games[index], row, &frame)
      frame.addTarget(.choose(index), row)
      guard index == selected else { continue }
      drawArrow(x: row.minX - 2, y: row.minY, theme, on: &frame)
    }
  }

  private func drawLine(
    _ game: GameRecord, in row: Rectangle, columns: [Int], on frame: inout Frame
  ) {
    let (boardX, resultX) = (row.minX + columns[1], row.minX + columns[2])
    frame.write(game.dayLabel, x: row.minX, y: row.minY, theme.quiet)
    frame.write(
      game.boardLabel, x: boardX, y: row.minY, width: resultX - boardX - 2, theme.strong)
    frame.write(game.resultLabel, x: resultX, y: row.minY, width: row.maxX - resultX, theme.text)
  }

  private func drawTwoLines(_ game: GameRecord, in rows: Rectangle, on frame: inout Frame) {
    frame.write(game.dayLabel, x: rows.minX, y: rows.minY, theme.quiet)
    frame.write(
      [(game.boardLabel, theme.strong), (game.resultLabel, theme.text)],
      in: rows.dropping(left: 7))
  }
}
