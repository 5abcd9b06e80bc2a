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
    for (name, x) in zip(RecordsWords.columnsOfGames, [0, 8, 8 + boardWidth + 2]) {
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
