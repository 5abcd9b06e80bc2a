import Artwork
import MemoryTunes
import Terminal

/// Draws the panel beside the board: the cover opened last, large, and the score.
func drawPanel(of state: AppState, in panel: Rectangle, theme: Theme, on frame: inout Frame) {
  let game = state.game
  let place = nowShowingPlace(in: panel, of: game)
  let cover = game.nowShowing
  if place.minY > panel.minY {
    let heading = heading(of: game, width: panel.size.width, theme: theme)
    frame.write(
      heading.0, x: panel.minX, y: panel.minY, width: panel.size.width, heading.1)
  }
  if let card = game.heardCard {
    drawTune(ofCard: card, in: game, on: place, theme: theme, on: &frame)
  } else if let cover, game.isTitleShowing {
    drawTitle(of: cover, on: place, hasMark: false, theme: theme, on: &frame)
  } else {
    let image = cover?.id ?? game.introducedOpponent?.image ?? backImage
    draw(Picture(image: image, in: place), of: state, theme: theme, on: &frame)
  }
  let isRoomy = panel.size.height >= 14
  // In a narrow panel long texts take two lines, the title before all.
  let isNarrow = panel.size.width < 34
  let caption = caption(of: state, width: panel.size.width, theme: theme).flatMap { text, style in
    text.wrapped(to: panel.size.width, atMost: isNarrow && isRoomy ? 2 : 1).map { ($0, style) }
  }
  let captionTop = place.maxY + (isRoomy ? 1 : 0)
  let captionRows = panel.size.width < 22 ? 6 : 3
  let ghostLabels = game.ghostLabels
  let scoreRows = max(2, playerRowCount(of: game)) + (ghostLabels.isEmpty ? 0 : 1)
  let scoreTop =
    isRoomy ? min(captionTop + captionRows + 1, panel.maxY - scoreRows) : panel.maxY - scoreRows
  if let link = cover?.storeLink, let title = caption.first?.0 {
    let width = min(title.displayWidth, panel.size.width)
    frame.addLink(link, Rectangle(x: panel.minX, y: captionTop, width: width, height: 1))
  }
  for (row, line) in caption.enumerated() where captionTop + row < scoreTop {
    frame.write(
      line.0, x: panel.minX, y: captionTop + row, width: panel.size.width, line.1)
  }
  if game.hasTurns {
    let list = Rectangle(
      x: panel.minX, y: scoreTop, width: min(30, panel.size.width), height: panel.maxY - scoreTop)
    drawPlayers(of: game, in: list, theme: theme, on: &frame)
    if game.introducedOpponent == nil {
      drawFaces(of: game, in: panel.below(list.minY + game.players.count + 1), on: &frame)
    }
    return
  }
  let isTable = panel.size.height >= 26 && panel.size.width >= 33 && game.sprint == nil
  if isTable {
    drawScoreTable(of: game, in: panel, y: scoreTop, theme: theme, on: &frame)
  } else {
    drawScoreLine(of: game, in: panel, y: scoreTop, theme: theme, on: &frame)
  }
  if !ghostLabels.isEmpty {
    frame.write(
      longest(ghostLabels, fitting: panel.size.width), x: panel.minX,
      y: scoreTop + (isTable ? 4 : 2), width: panel.size.width, theme.quiet)
  }
}

extension Rectangle {
  /// The part of the rectangle from a row on.
  fileprivate func below(_ y: Int) -> Rectangle {
    Rectangle(x: minX, y: y, width: size.width, height: max(0, maxY - y))
  }
}

/// Whether the panel has a line above the large cover.
func hasHeading(_ panel: Rectangle) -> Bool { panel.size.height >= 14 }

/// What the panel is headed by: what the last move came to, or what a hint says.
///
/// Where several play, whose turn it is.
private func heading(of game: GameState, width: Int, theme: Theme) -> (String, Style) {
  let text = longest(game.headings, fitting: width)
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

/// Draws the title and the artist of the cover opened last, centred in one line.
func drawCaptionLine(
  of state: AppState, in line: Rectangle, theme: Theme, on frame: inout Frame
) {
  let game = state.game
  let pieces = caption(of: state, width: line.size.width, theme: theme).prefix(2)
  let width = pieces.map(\.0.displayWidth).reduce(3, +)
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

private func drawScoreTable(
  of game: GameState, in panel: Rectangle, y: Int, theme: Theme, on frame: inout Frame
) {
  let figures = panel.minX + 9
  frame.write(GameWords.moves, x: panel.minX, y: y, theme.quiet)
  frame.write("\(game.moveCount)", x: figures, y: y, theme.strong)
  frame.write(
    perfectMemory(pairs: game.covers.count), x: panel.minX, y: y + 1,
    width: panel.size.width, theme.quiet)
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
