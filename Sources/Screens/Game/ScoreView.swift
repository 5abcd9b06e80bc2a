extension BoardScene {
  /// Draws the score in a line, and a bar of the pairs found, or of the time left; below it, the ghost's.
  func drawScore(in area: Rectangle, on frame: inout Frame) {
    let hasStars = hasStars(area)
    let rest = area.dropping(left: hasStars ? starsWidth : 0)
    if hasStars { drawStars(in: area, on: &frame) }
    frame.write(longest(game.scoreLabels, fitting: rest.width), in: rest, theme.strong)
    let (done, total) =
      game.sprint == nil
      ? (game.shownPairCount, game.covers.count)
      : (max(0, Sprint.duration - game.clock.seconds), Sprint.duration)
    drawBar(done, of: total, in: area.row(1), theme.success, theme: theme, on: &frame)
    let hasRival = game.ghost?.rival != nil || game.table != nil
    frame.write(
      longest(game.ghostLabels, fitting: area.width), in: area.row(2),
      hasRival ? theme.accent : theme.quiet)
  }

  /// Draws the stars that can still be earned; one that was just lost stands out.
  private func drawStars(in row: Rectangle, on frame: inout Frame) {
    guard let rating = game.ratingAhead else { return }
    let lost = row.dropping(left: rating.rawValue)
    frame.write(rating.stars, in: row, theme.accent)
    frame.write(String(rating.stars.dropFirst(rating.rawValue)), in: lost, theme.faint)
    if game.hasLostStar { frame.write("☆", in: lost, theme.failure) }
  }

  func hasStars(_ panel: Rectangle) -> Bool {
    let label = game.scoreLabels.last?.displayWidth ?? 0
    return game.ratingAhead != nil && panel.width >= starsWidth + label
  }
}

extension GameState {
  /// The number of pairs found, without one still being flipped.
  var shownPairCount: Int {
    board.foundPairCount - (show.flipping.contains { cards[$0.index].isMatched } ? 1 : 0)
  }
}

/// The columns of the stars and the gap after them.
private let starsWidth = 7
