extension BoardScene {
  /// Draws the panel beside the board: the cover opened last, large, and the score.
  func drawPanel(in panel: Rectangle, on frame: inout Frame) {
    let (cover, hasRoom) = (nowShowingPlace(in: panel, of: game), isRoomy(panel))
    if hasRoom {
      let (text, style) = heading(width: panel.width)
      frame.write(text, in: panel, style)
    }
    drawNowShowing(on: cover, on: &frame)
    let below = panel.dropping(top: cover.maxY - panel.minY + (hasRoom ? 1 : 0))
    let scoreRows = max(2, playerRowCount(of: game)) + (game.ghostLabels.isEmpty ? 0 : 1)
    // The score begins as high as the whole caption allows, which may be longer in a narrow panel.
    let mostRows = !hasRoom ? .max : panel.width < 22 ? 7 : panel.width < 34 ? 5 : 4
    let captionRows = min(mostRows, below.height - scoreRows)
    drawCaption(in: below.top(captionRows), isNarrow: hasRoom && panel.width < 34, on: &frame)
    let score = below.dropping(top: captionRows)
    if game.hasTurns {
      drawPlayers(in: score.dropping(right: max(0, score.width - 30)), on: &frame)
      // A computer's face may be shown large already.
      if game.introducedOpponent == nil {
        drawFaces(in: score.dropping(top: game.players.count + 1), on: &frame)
      }
    } else {
      drawScore(in: score, on: &frame)
    }
  }

  /// Draws the cover opened last, its title or its tune; before the first flip, a face, or the back of a card.
  private func drawNowShowing(on place: Rectangle, on frame: inout Frame) {
    if let card = game.heardCard {
      drawTune(ofCard: card, on: place, on: &frame)
    } else if let cover = game.nowShowing, game.isTitleShowing {
      drawTitle(of: cover, on: place, theme.paper(), hasMark: false, on: &frame)
    } else {
      let face = game.introducedOpponent?.image ?? state.faceImage(of: game.players[game.turn])
      let image = game.nowShowing?.id ?? (game.board.flips.isEmpty ? face : nil) ?? backImage
      draw(Picture(image: image, in: place), on: &frame)
    }
  }

  /// Draws the caption of the cover; in a narrow panel, long texts use the remaining lines.
  private func drawCaption(in area: Rectangle, isNarrow: Bool, on frame: inout Frame) {
    let caption = state.caption(of: game)
    let texts = [
      (caption.title, theme.strong), (caption.text, theme.text), (caption.aside, theme.quiet),
    ].map { (longest($0, fitting: area.width), $1) }
    var lines: [(String, Style)] = []
    for (index, (text, style)) in texts.enumerated() {
      let left = area.height - lines.count - (texts.count - 1 - index)
      // The album is shown whole, in two lines at most, or not at all.
      let isCut = isNarrow && text.wrapped(to: area.width).count > min(left, 2)
      if index == 2, isCut { continue }
      lines += text.wrapped(to: area.width, atMost: isNarrow ? left : 1).map { ($0, style) }
    }
    addStoreLink(to: lines.first?.0, in: area, on: &frame)
    frame.write(lines, in: area)
  }

  /// Makes the title of the cover at the beginning of a row a link to its album.
  private func addStoreLink(to title: String?, in row: Rectangle, on frame: inout Frame) {
    guard let link = game.nowShowing?.storeLink, let title else { return }
    frame.addLink(link, row.row(0).dropping(right: max(0, row.width - title.displayWidth)))
  }

  /// The result of the last move, or a hint; with several players, whose turn it is.
  private func heading(width: Int) -> (String, Style) {
    let news = game.isSpectated ? nil : state.tableNews
    let text = longest(
      [news?.uppercased()].compactMap(\.self) + game.headings(about: state.goalAhead(in: game)),
      fitting: width)
    if game.hasTurns, !game.isFinished { return (text, theme.player(game.turn)) }
    guard game.newsLabel != nil else { return (text, theme.quiet) }
    guard game.show.hint == nil else { return (text, theme.accent) }
    return (text, game.lastMove?.isMatch == true ? theme.success : theme.failure)
  }

  /// Draws the title and artist of the last opened cover, or before the first flip, the goal, centred in one line.
  func drawCaptionLine(in line: Rectangle, on frame: inout Frame) {
    let goal = game.board.flips.isEmpty ? state.goalAhead(in: game)?.label : nil
    let caption = state.caption(of: game)
    let title = longest(caption.title, fitting: line.width)
    let text = longest(caption.text, fitting: line.width - 3 - title.displayWidth)
    let pieces =
      goal.map { [($0, theme.text)] } ?? [(title, theme.strong), ("   \(text)", theme.text)]
    let width = pieces.map(\.0.displayWidth).reduce(0, +)
    let place = line.dropping(left: max(0, (line.width - width) / 2))
    addStoreLink(to: title, in: place, on: &frame)
    frame.write(pieces: pieces, in: place)
  }
}

/// Has room for empty rows, and for a line above the large cover.
func isRoomy(_ panel: Rectangle) -> Bool { panel.height >= 14 }

/// The first of these texts, from long to short, that fits in `width` columns; the last if none does.
func longest(_ texts: [String], fitting width: Int) -> String {
  texts.first { $0.displayWidth <= width } ?? texts.last ?? ""
}

/// As many of these facts, from the first one on, as fit in `width` columns, but at least one; without those that are nil.
func joined(_ facts: [String?], fitting width: Int) -> String {
  let facts = facts.compactMap(\.self)
  let lines = facts.indices.lazy.reversed().map { facts[...$0].joined(separator: " · ") }
  return lines.first { $0.displayWidth <= width } ?? facts.first ?? ""
}

/// The place of the large cover: as large as possible with the text below it.
func nowShowingPlace(in panel: Rectangle, of game: GameState) -> Rectangle {
  let heading = isRoomy(panel) ? 1 : 0
  let textRows = isRoomy(panel) ? 8 : 4
  let playerRows = max(0, playerRowCount(of: game) - 2)
  let height = max(2, min(panel.width / 2, panel.height - textRows - heading - playerRows))
  return Rectangle(x: panel.minX, y: panel.minY + heading, width: 2 * height, height: height)
}
