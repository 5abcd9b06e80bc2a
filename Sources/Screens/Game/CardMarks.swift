extension BoardScene {
  /// Marks found pairs, a mismatch except in wordless mode, and the card of a hint.
  func drawMarks(at layout: BoardLayout, on frame: inout Frame) {
    let flipping = Set(game.show.flipping.map { game.cards[$0.index].pair })
    let still = game.cards.indices.filter { !flipping.contains(game.cards[$0].pair) }
    let rows = game.pairsInARow
    // After a flawless game, all that have lit up have golden frames.
    let golden = Set(
      game.hasMarks || game.rating != .perfect
        ? game.shiningPairs(in: rows) : game.litCovers ?? game.foundCovers)
    let isGolden = { (card: Int) in golden.contains(game.cards[card].pair) }
    let found = still.filter { game.hasMarks && game.cards[$0].isMatched }
    let bright = found.filter { rows.last?.contains(game.cards[$0].pair) == true }
    drawThinFrames(around: found, at: layout, style: theme.faint, on: &frame)
    for player in game.players.indices {
      drawThinFrames(
        around: bright.filter { game.finder(of: $0) == player }, at: layout,
        style: game.hasTurns ? theme.player(player) : theme.found, on: &frame)
    }
    // Without gaps between rows, a frame has no top.
    drawThinFrames(
      around: still.filter { layout.hasRowGap && isGolden($0) }, at: layout, style: theme.accent,
      on: &frame)
    for card in still {
      let (place, player) = (layout.rectangle(ofCard: card), game.finder(of: card) ?? 0)
      let style = game.hasTurns ? theme.player(player) : theme.success
      if game.hasMarks, game.cards[card].isMatched {
        let sign = game.hasTurns ? theme.sign(ofPlayer: player) : "✓"
        drawBadge(
          isGolden(card) ? "★" : sign, on: place, isGolden(card) ? theme.accent : style, on: &frame)
      }
      if game.show.flashing.contains(card) {
        drawCursor(around: place, gap: layout.gap, style: style, on: &frame)
      }
    }
    if !state.isWordless, game.lastMove?.isMatch == false {
      for card in game.board.openCards {
        drawBadge("✗", on: layout.rectangle(ofCard: card), theme.failure, on: &frame)
      }
    }
    if case .seen(let card) = game.show.hint {
      let place = layout.rectangle(ofCard: card)
      drawCursor(around: place, gap: layout.gap, style: theme.accent, on: &frame)
      drawBadge("?", on: place, theme.accent, on: &frame)
    }
  }
}

extension GameState {
  /// Marks found pairs; once they light up, only if there are several players.
  fileprivate var hasMarks: Bool {
    !isFinished || show.finale == .lighting(0) || sprint != nil
      || (hasTurns && show.finale == .result)
  }
}

private func drawBadge(
  _ badge: String, on place: Rectangle, _ style: Style, on frame: inout Frame
) {
  let text = place.width >= 6 ? " " + badge : badge
  frame.write(text, x: place.maxX - text.count, y: place.maxY - 1, style)
}

/// Draws thin frames, which neighbours share, in the gaps around cards; without gaps between rows, only the sides.
private func drawThinFrames(
  around cards: [Int], at layout: BoardLayout, style: Style, on frame: inout Frame
) {
  let places = cards.map(layout.rectangle(ofCard:))
  for place in places { frame.drawSides("││", of: place.inset(x: -1, y: 0), style) }
  guard layout.hasRowGap else { return }
  let tops = Set(places.map(\.origin))
  for place in places {
    let step = place.height + 1
    let hasUpper = tops.contains(Point(x: place.minX, y: place.minY - step))
    let hasLower = tops.contains(Point(x: place.minX, y: place.minY + step))
    let around = place.inset(x: -1, y: -1)
    frame.drawEdge(hasUpper ? "├─┤" : "┌─┐", in: around.row(0), style)
    if !hasLower { frame.drawEdge("└─┘", in: around.bottom(1), style) }
  }
}

/// Writes coordinates on cards, on title cards below the text; those in the typed column stand out.
func drawCoordinates(
  of cards: [Int], in game: GameState, at layout: BoardLayout, theme: Theme, on frame: inout Frame
) {
  for index in cards {
    let (card, place) = (game.cards[index], layout.rectangle(ofCard: index))
    let isTyped = game.show.typedColumn == index % game.grid.columns
    frame.write(
      game.grid.coordinate(ofCard: index), x: place.minX,
      y: card.showsTitle && card.face != .hidden ? place.maxY - 1 : place.minY,
      isTyped ? theme.button : theme.strong)
  }
}
