import Artwork
import MemoryTunes
import Terminal

/// Draws the panel beside the board: the cover opened last, large, and the score.
func drawPanel(of state: AppState, in panel: Rectangle, theme: Theme, on frame: inout Frame) {
  let game = state.game
  let place = nowShowingPlace(in: panel, of: game)
  if place.minY > panel.minY {
    let (text, style) = heading(of: state, width: panel.size.width, theme: theme)
    frame.write(text, in: panel, style)
  }
  drawNowShowing(of: state, on: place, theme: theme, on: &frame)
  let captionTop = place.maxY + (isRoomy(panel) ? 1 : 0)
  let scoreTop = scoreTop(of: game, in: panel, below: captionTop)
  drawCaption(
    of: state, in: panel.below(captionTop).top(scoreTop - captionTop),
    isNarrow: panel.size.width < 34 && isRoomy(panel), theme: theme, on: &frame)
  if game.hasTurns {
    drawTable(of: state, in: panel.below(scoreTop), theme: theme, on: &frame)
  } else {
    drawScore(of: game, in: panel, y: scoreTop, theme: theme, on: &frame)
  }
}

/// Has room for empty rows.
private func isRoomy(_ panel: Rectangle) -> Bool { panel.size.height >= 14 }

/// The row where the score begins: as high as the whole caption allows, which may be longer in a narrow panel.
private func scoreTop(of game: GameState, in panel: Rectangle, below captionTop: Int) -> Int {
  let captionRows = panel.size.width < 22 ? 6 : panel.size.width < 34 ? 4 : 3
  let rows = max(2, playerRowCount(of: game)) + (game.ghostLabels.isEmpty ? 0 : 1)
  return isRoomy(panel)
    ? min(captionTop + captionRows + 1, panel.maxY - rows) : panel.maxY - rows
}

/// Draws the cover opened last, its title or its tune; before the first flip, the face of the computer player
/// or of the person who begins, or the back of a card.
private func drawNowShowing(
  of state: AppState, on place: Rectangle, theme: Theme, on frame: inout Frame
) {
  let game = state.game
  if let card = game.heardCard {
    drawTune(ofCard: card, in: game, on: place, theme: theme, on: &frame)
  } else if let cover = game.nowShowing, game.isTitleShowing {
    drawTitle(of: cover, on: place, hasMark: false, theme: theme, on: &frame)
  } else {
    let face = game.introducedOpponent?.image ?? state.faceImage(of: game.player)
    let image = game.nowShowing?.id ?? (game.board.flips.isEmpty ? face : nil) ?? backImage
    draw(Picture(image: image, in: place), of: state, theme: theme, on: &frame)
  }
}

/// Draws the caption of the cover; in a narrow panel, long texts use the remaining lines.
private func drawCaption(
  of state: AppState, in area: Rectangle, isNarrow: Bool, theme: Theme, on frame: inout Frame
) {
  let texts = caption(of: state, width: area.size.width, theme: theme)
  let lines = texts.indices.reduce(into: [(String, Style)]()) { lines, index in
    let left = area.size.height - lines.count - (texts.count - 1 - index)
    let (text, style) = texts[index]
    // The album is shown whole or not at all.
    let isCut = isNarrow && text.wrapped(to: area.size.width).count > left
    guard index < 2 || !isCut else { return }
    lines += text.wrapped(to: area.size.width, atMost: isNarrow ? left : 1).map { ($0, style) }
  }
  if let link = state.game.nowShowing?.storeLink, let title = lines.first?.0 {
    frame.addLink(link, area.row(0).dropping(right: max(0, area.size.width - title.displayWidth)))
  }
  frame.write(lines, in: area)
}

/// Draws those who play, and below them their faces, unless a computer's is shown large.
private func drawTable(
  of state: AppState, in area: Rectangle, theme: Theme, on frame: inout Frame
) {
  let game = state.game
  let list = area.dropping(right: max(0, area.size.width - 30))
  drawPlayers(of: game, in: list, theme: theme, on: &frame)
  guard game.introducedOpponent == nil else { return }
  drawFaces(of: state, in: area.below(area.minY + game.players.count + 1), on: &frame)
}

extension Rectangle {
  /// The part of the rectangle from a row down.
  fileprivate func below(_ y: Int) -> Rectangle { dropping(top: y - minY) }
}

/// Has a line above the large cover.
func hasHeading(_ panel: Rectangle) -> Bool { isRoomy(panel) }

/// The panel's heading: the result of the last move, or a hint.
///
/// With several players, whose turn it is.
private func heading(of state: AppState, width: Int, theme: Theme) -> (String, Style) {
  let game = state.game
  let text = longest(game.headings(about: state.goalAhead), fitting: width)
  if game.hasTurns, !game.isFinished { return (text, theme.player(game.turn)) }
  return (text, game.newsLabel == nil ? theme.quiet : newsStyle(of: game, theme: theme))
}

/// The first of these texts, from long to short, that fits in `width` columns; the last if none does.
func longest(_ texts: [String], fitting width: Int) -> String {
  texts.first { $0.displayWidth <= width } ?? texts.last ?? ""
}

private func newsStyle(of game: GameState, theme: Theme) -> Style {
  guard game.show.hint == nil else { return theme.accent }
  return game.lastMove?.isMatch == true ? theme.success : theme.failure
}

/// The place of the large cover: as large as possible with the text below it.
func nowShowingPlace(in panel: Rectangle, of game: GameState) -> Rectangle {
  let heading = hasHeading(panel) ? 1 : 0
  let textRows = panel.size.height >= 26 ? 9 : panel.size.height >= 14 ? 8 : 4
  let playerRows = max(0, playerRowCount(of: game) - 2)
  let height = max(
    2, min(panel.size.width / 2, panel.size.height - textRows - heading - playerRows))
  return Rectangle(x: panel.minX, y: panel.minY + heading, width: 2 * height, height: height)
}

/// The cover's title, artist and album, or before the first flip, the category and number of pairs.
private func caption(
  of state: AppState, width: Int, theme: Theme
) -> [(String, Style)] {
  let caption = state.caption
  return [
    (longest(caption.title, fitting: width), theme.strong),
    (longest(caption.text, fitting: width), theme.text),
    (longest(caption.aside, fitting: width), theme.quiet),
  ]
}

/// Draws the title and artist of the last opened cover, centred in one line.
func drawCaptionLine(
  of state: AppState, in line: Rectangle, theme: Theme, on frame: inout Frame
) {
  let game = state.game
  let pieces = caption(of: state, width: line.size.width, theme: theme).prefix(2)
  let width = pieces.reduce(3) { $0 + $1.0.displayWidth }
  var x = line.minX + max(0, (line.size.width - width) / 2)
  if let link = game.nowShowing?.storeLink, let title = pieces.first?.0 {
    frame.addLink(
      link, Rectangle(x: x, y: line.minY, width: min(title.displayWidth, line.maxX - x), height: 1))
  }
  for (text, style) in pieces {
    frame.write(text, x: x, y: line.minY, width: max(0, line.maxX - x), style)
    x += text.displayWidth + 3
  }
}
