import MemoryTunes
import Terminal

/// Draws the score as a table, or if short of room, as a line; below it, the ghost's.
func drawScore(
  of game: GameState, in panel: Rectangle, y: Int, theme: Theme, on frame: inout Frame
) {
  let isTable = panel.size.height >= 26 && panel.size.width >= 33 && game.sprint == nil
  if isTable {
    drawScoreTable(of: game, in: panel, y: y, theme: theme, on: &frame)
  } else {
    drawScoreLine(of: game, in: panel, y: y, theme: theme, on: &frame)
  }
  guard !game.ghostLabels.isEmpty else { return }
  frame.write(
    longest(game.ghostLabels, fitting: panel.size.width),
    in: panel.row(y - panel.minY + (isTable ? 4 : 2)),
    game.ghost?.rival == nil ? theme.quiet : theme.accent)
}

private func drawScoreTable(
  of game: GameState, in panel: Rectangle, y: Int, theme: Theme, on frame: inout Frame
) {
  let table = panel.dropping(top: y - panel.minY)
  let perfect = longest(perfectMemory(pairs: game.covers.count), fitting: panel.size.width)
  frame.write([GameWords.moves, perfect, GameWords.time, GameWords.pairs], in: table, theme.quiet)
  let figures = [
    "\(game.moveCount)", nil, clock(game.clock.seconds), game.progressLabel,
  ]
  for (row, figure) in figures.enumerated() {
    if let figure { frame.write(figure, x: table.minX + 9, y: y + row, theme.strong) }
  }
  drawBar(
    game.shownPairCount, of: game.covers.count, in: table.row(3).dropping(left: 15),
    filled: theme.success, empty: theme.faint, on: &frame)
}

extension GameState {
  /// The number of pairs found, without one still being flipped.
  var shownPairCount: Int {
    matchedPairCount - (show.flipping.contains { cards[$0.index].isMatched } ? 1 : 0)
  }
}

/// The columns for moves, pairs and time on one line; narrower panels leave out the moves.
let scoreLineWidth = 30

private func drawScoreLine(
  of game: GameState, in panel: Rectangle, y: Int, theme: Theme, on frame: inout Frame
) {
  let text = game.scoreLabel(isNarrow: panel.size.width < scoreLineWidth)
  let line = panel.row(y - panel.minY)
  frame.write(text, in: line, theme.strong)
  let (done, total) =
    game.sprint == nil
    ? (game.shownPairCount, game.covers.count)
    : (max(0, Sprint.duration - game.clock.seconds), Sprint.duration)
  drawBar(
    done, of: total, in: line.row(1), filled: theme.success, empty: theme.faint, on: &frame)
}
