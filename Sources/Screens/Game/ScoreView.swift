extension BoardScene {
  /// Draws the score as a table, or if short of room, as a line; below it, the ghost's.
  func drawScore(in area: Rectangle, isTall: Bool, on frame: inout Frame) {
    let isTable = isTall && area.width >= 33 && game.sprint == nil
    if isTable {
      drawScoreTable(in: area, on: &frame)
    } else {
      drawScoreLine(in: area, on: &frame)
    }
    guard !game.ghostLabels.isEmpty else { return }
    let row = area.row(isTable ? 4 : 2)
    let label = longest(game.ghostLabels, fitting: area.width)
    guard let (seat, board) = game.onlyRacer else {
      return frame.write(label, in: row, game.ghost?.rival == nil ? theme.quiet : theme.accent)
    }
    let style = theme.player(seat)
    frame.write(label, in: row, style)
    drawBar(
      board.foundPairCount, of: board.pairCount, in: row.dropping(left: label.displayWidth + 2),
      style, theme: theme, on: &frame)
  }

  private func drawScoreTable(in table: Rectangle, on frame: inout Frame) {
    let figures = table.dropping(left: 9)
    frame.write(
      [tr("Stars"), GameWords.moves, GameWords.time, GameWords.pairs], in: table, theme.quiet)
    drawStars(in: figures, on: &frame)
    frame.write(
      ["\(game.moveCount)", clock(game.clock.seconds), game.progressLabel],
      in: figures.dropping(top: 1), theme.strong)
    drawBar(
      game.shownPairCount, of: game.covers.count, in: table.row(3).dropping(left: 15),
      theme.success, theme: theme, on: &frame)
  }

  /// Draws the stars that can still be earned; one that was just lost stands out.
  private func drawStars(in row: Rectangle, on frame: inout Frame) {
    guard let rating = game.ratingAhead else { return frame.write("–", in: row, theme.quiet) }
    let lost = row.dropping(left: rating.rawValue)
    frame.write(rating.stars, in: row, theme.accent)
    frame.write(String(rating.stars.dropFirst(rating.rawValue)), in: lost, theme.faint)
    if game.hasLostStar { frame.write("☆", in: lost, theme.failure) }
  }

  func hasStars(_ panel: Rectangle) -> Bool {
    let label = game.scoreLabels.last?.displayWidth ?? 0
    return game.ratingAhead != nil && panel.width >= starsWidth + label
  }

  private func drawScoreLine(in area: Rectangle, on frame: inout Frame) {
    let hasStars = hasStars(area)
    let rest = area.dropping(left: hasStars ? starsWidth : 0)
    if hasStars { drawStars(in: area, on: &frame) }
    frame.write(longest(game.scoreLabels, fitting: rest.width), in: rest, theme.strong)
    let (done, total) =
      game.sprint == nil
      ? (game.shownPairCount, game.covers.count)
      : (max(0, Sprint.duration - game.clock.seconds), Sprint.duration)
    drawBar(done, of: total, in: area.row(1), theme.success, theme: theme, on: &frame)
  }
}

extension GameState {
  /// The other player in a race of two, and their board; nil in any other game.
  fileprivate var onlyRacer: (seat: Int, board: Board)? {
    guard let table, table.form == .race, table.seats.count == 2, let seat = table.seat else {
      return nil
    }
    return board(ofSeat: 1 - seat).map { (1 - seat, $0) }
  }

  /// The number of pairs found, without one still being flipped.
  var shownPairCount: Int {
    matchedPairCount - (show.flipping.contains { cards[$0.index].isMatched } ? 1 : 0)
  }
}

/// The columns of the stars and the gap after them.
private let starsWidth = 7
