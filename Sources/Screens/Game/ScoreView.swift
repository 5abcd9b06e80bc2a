import MemoryTunes
import Terminal

/// Draws the score as a table, or where there is less room, as a line; below it, the ghost's.
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
    longest(game.ghostLabels, fitting: panel.size.width), x: panel.minX,
    y: y + (isTable ? 4 : 2), width: panel.size.width,
    game.ghost?.rival == nil ? theme.quiet : theme.accent)
}

private func drawScoreTable(
  of game: GameState, in panel: Rectangle, y: Int, theme: Theme, on frame: inout Frame
) {
  let figures = panel.minX + 9
  frame.write(GameWords.moves, x: panel.minX, y: y, theme.quiet)
  frame.write("\(game.moveCount)", x: figures, y: y, theme.strong)
  frame.write(
    longest(perfectMemory(pairs: game.covers.count), fitting: panel.size.width), x: panel.minX,
    y: y + 1, width: panel.size.width, theme.quiet)
  frame.write(GameWords.time, x: panel.minX, y: y + 2, theme.quiet)
  frame.write(clock(game.clock.seconds), x: figures, y: y + 2, theme.strong)
  frame.write(GameWords.pairs, x: panel.minX, y: y + 3, theme.quiet)
  frame.write("\(game.shownPairCount)/\(game.covers.count)", x: figures, y: y + 3, theme.strong)
  drawBar(
    game.shownPairCount, of: game.covers.count,
    in: Rectangle(x: figures + 6, y: y + 3, width: panel.maxX - figures - 6, height: 1),
    filled: theme.success, empty: theme.faint, on: &frame)
}

extension GameState {
  /// The number of pairs found, without one whose last card still turns.
  var shownPairCount: Int {
    matchedPairCount - (show.flipping.contains { cards[$0.index].isMatched } ? 1 : 0)
  }
}

/// The columns that moves, pairs and time need on one line; narrower panels leave out the moves.
let scoreLineWidth = 30

private func drawScoreLine(
  of game: GameState, in panel: Rectangle, y: Int, theme: Theme, on frame: inout Frame
) {
  let text = game.scoreLabel(isNarrow: panel.size.width < scoreLineWidth)
  frame.write(text, x: panel.minX, y: y, width: panel.size.width, theme.strong)
  let (done, total) =
    game.sprint == nil
    ? (game.shownPairCount, game.covers.count)
    : (max(0, Sprint.duration - game.clock.seconds), Sprint.duration)
  drawBar(
    done, of: total,
    in: Rectangle(x: panel.minX, y: y + 1, width: panel.size.width, height: 1),
    filled: theme.success, empty: theme.faint, on: &frame)
}
