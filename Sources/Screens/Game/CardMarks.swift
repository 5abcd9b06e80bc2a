extension BoardScene {
  /// Marks found pairs, a mismatch except in wordless mode, and the card of a hint.
  func drawMarks(on frame: inout Frame) {
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
    drawThinFrames(around: found, theme.faint, on: &frame)
    for player in game.players.indices {
      drawThinFrames(
        around: bright.filter { game.finder(of: $0) == player },
        game.hasTurns ? theme.player(player) : theme.found, on: &frame)
    }
    // Without gaps between rows, a frame has no top.
    if layout.hasRowGap {
      drawThinFrames(around: still.filter(isGolden), theme.accent, on: &frame)
    }
    for card in still {
      let player = game.finder(of: card) ?? 0
      let style = game.hasTurns ? theme.player(player) : theme.success
      if game.hasMarks, game.cards[card].isMatched {
        let sign = game.hasTurns ? theme.sign(ofPlayer: player) : "✓"
        let (badge, color) = isGolden(card) ? ("★", theme.accent) : (sign, style)
        drawBadge(badge, at: card, color, on: &frame)
      }
      if game.show.flashing.contains(card) { drawCursor(at: card, style, on: &frame) }
    }
    if !state.isWordless, game.lastMove?.isMatch == false {
      for card in game.board.openCards {
        drawBadge("✗", at: card, theme.failure, on: &frame)
      }
    }
    if case .seen(let card) = game.show.hint {
      drawCursor(at: card, theme.accent, on: &frame)
      drawBadge("?", at: card, theme.accent, on: &frame)
    }
  }

  private func drawBadge(_ badge: String, at card: Int, _ style: Style, on frame: inout Frame) {
    let place = layout.rectangle(ofCard: card)
    let text = place.width >= 6 ? " " + badge : badge
    frame.write(text, x: place.maxX - text.count, y: place.maxY - 1, style)
  }

  /// Draws thin frames, which neighbours share, in the gaps around cards; without gaps between rows, only the sides.
  private func drawThinFrames(around cards: [Int], _ style: Style, on frame: inout Frame) {
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
  func drawCoordinates(of cards: [Int], on frame: inout Frame) {
    for index in cards {
      let (card, place) = (game.cards[index], layout.rectangle(ofCard: index))
      let isTyped = game.show.typedColumn == index % game.grid.columns
      frame.write(
        game.grid.coordinate(ofCard: index), x: place.minX,
        y: card.showsTitle && card.face != .hidden ? place.maxY - 1 : place.minY,
        isTyped ? theme.button : theme.strong)
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
