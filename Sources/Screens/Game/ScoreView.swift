import MemoryTunes
import Terminal

extension BoardScene {
  /// Draws the score as a table, or if short of room, as a line; below it, the ghost's.
  func drawScore(in panel: Rectangle, y: Int, on frame: inout Frame) {
    let isTable = panel.size.height >= 26 && panel.size.width >= 33 && game.sprint == nil
    if isTable {
      drawScoreTable(in: panel, y: y, on: &frame)
    } else {
      drawScoreLine(in: panel, y: y, on: &frame)
    }
    guard !game.ghostLabels.isEmpty else { return }
    frame.write(
      longest(game.ghostLabels, fitting: panel.size.width),
      in: panel.row(y - panel.minY + (isTable ? 4 : 2)),
      game.ghost?.rival == nil ? theme.quiet : theme.accent)
  }

  private func drawScoreTable(in panel: Rectangle, y: Int, on frame: inout Frame) {
    let table = panel.dropping(top: y - panel.minY)
    frame.write(
      [GameWords.stars, GameWords.moves, GameWords.time, GameWords.pairs], in: table, theme.quiet)
    let figures = ["\(game.moveCount)", clock(game.clock.seconds), game.progressLabel]
    for (row, figure) in figures.enumerated() {
      frame.write(figure, x: table.minX + 9, y: y + row + 1, theme.strong)
    }
    drawStars(x: table.minX + 9, y: y, on: &frame)
    drawBar(
      game.shownPairCount, of: game.covers.count, in: table.row(3).dropping(left: 15),
      theme.success, theme: theme, on: &frame)
  }

  /// Draws the stars that can still be earned; one that was just lost stands out.
  private func drawStars(x: Int, y: Int, on frame: inout Frame) {
    guard let rating = game.ratingAhead else { return frame.write("–", x: x, y: y, theme.quiet) }
    let left = rating.rawValue
    frame.write(rating.stars, x: x, y: y, theme.accent)
    frame.write(String(rating.stars.dropFirst(left)), x: x + left, y: y, theme.faint)
    if game.hasLostStar { frame.write("☆", x: x + left, y: y, theme.failure) }
  }

  /// A panel shows the stars that can still be earned.
  func hasStars(_ panel: Rectangle) -> Bool {
    let label = game.scoreLabels.last?.displayWidth ?? 0
    return game.ratingAhead != nil && panel.size.width >= starsWidth + label
  }

  private func drawScoreLine(in panel: Rectangle, y: Int, on frame: inout Frame) {
    let line = panel.row(y - panel.minY)
    let hasStars = hasStars(panel)
    let rest = line.dropping(left: hasStars ? starsWidth : 0)
    if hasStars { drawStars(x: line.minX, y: y, on: &frame) }
    frame.write(longest(game.scoreLabels, fitting: rest.size.width), in: rest, theme.strong)
    let (done, total) =
      game.sprint == nil
      ? (game.shownPairCount, game.covers.count)
      : (max(0, Sprint.duration - game.clock.seconds), Sprint.duration)
    drawBar(done, of: total, in: line.row(1), theme.success, theme: theme, on: &frame)
  }
}

extension GameState {
  /// The number of pairs found, without one still being flipped.
  var shownPairCount: Int {
    matchedPairCount - (show.flipping.contains { cards[$0.index].isMatched } ? 1 : 0)
  }
}

/// The columns for moves, pairs and time on one line; narrower panels leave out the moves.
let scoreLineWidth = 30

/// The columns of the stars and the gap after them.
private let starsWidth = 7
