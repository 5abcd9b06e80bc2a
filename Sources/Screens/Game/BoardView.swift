import Artwork
import MemoryTunes
import Terminal

/// Draws the cards, and the cursor's frame.
func drawBoard(of state: AppState, at layout: BoardLayout, theme: Theme, on frame: inout Frame) {
  let game = state.game
  for index in game.cards.indices {
    let place = layout.rectangle(ofCard: index)
    frame.addTarget(.card(index), place)
    if let turn = game.turning.first(where: { $0.index == index }) {
      let picture = turningPicture(of: turn, in: game, at: layout)
      draw(picture, of: state, isTurning: true, theme: theme, on: &frame)
    } else {
      let picture = picture(of: game.cards[index].face, at: index, in: game, layout, place)
      draw(picture, of: state, theme: theme, on: &frame)
      if game.cards[index].isMatched, !game.isFinished {
        drawBadge(on: place, theme: theme, on: &frame)
      }
    }
  }
  guard !game.isFinished else { return }
  let cursor = layout.rectangle(ofCard: game.cursor)
  drawCursor(
    around: cursor, hasRowGap: layout.hasRowGap, style: theme.cursor, on: &frame)
  frame.cursor = cursor.origin
}

/// The picture of a card; matched ones are dimmed until the board is solved.
private func picture(
  of face: Card.Face, at index: Int, in game: GameState, _ layout: BoardLayout,
  _ place: Rectangle
) -> Picture {
  Picture(
    image: face == .hidden ? layout.backImage(ofCard: index) : game.cover(at: index).id, in: place,
    isDimmed: face == .matched && !game.isFinished)
}

/// The picture of a turning card: the old side gets narrower, then the new one wider.
private func turningPicture(
  of turn: Turn, in game: GameState, at layout: BoardLayout
) -> Picture {
  let place = layout.rectangle(ofCard: turn.index)
  let isFirstHalf = turn.step == 0
  let face = isFirstHalf ? turn.from : game.cards[turn.index].face
  let widths = turningWidths(of: place.size.width)
  return picture(
    of: face == .matched ? .open : face, at: turn.index, in: game, layout,
    place.centered(width: turn.step == 1 ? widths.edge : widths.narrow, height: place.size.height))
}

/// The widths of a turning card: narrow and on edge.
private func turningWidths(of width: Int) -> (narrow: Int, edge: Int) {
  (max(2, width / 4 * 2), max(1, width / 8 * 2))
}

private func drawBadge(on place: Rectangle, theme: Theme, on frame: inout Frame) {
  let text = place.size.width >= 6 ? " ✓" : "✓"
  frame.write(text, x: place.maxX - text.count, y: place.maxY - 1, theme.success)
}

/// The pictures that the next flips may need, so that a renderer can prepare them while idle: each
/// cover at all sizes at which it is drawn, and dimmed.
public func upcomingPictures(state: AppState, in size: Size) -> [Picture] {
  let chrome = Chrome(in: size, theme: Theme(state.settings.current.theme))
  guard state.game.isUnderWay, state.routing.base == .game,
    let layout = BoardLayout(grid: state.game.grid, in: chrome.content)
  else { return [] }
  return upcomingPictures(of: state.game, at: layout)
    .filter { !state.game.missingCovers.ids.contains($0.image) }
}

private func upcomingPictures(of game: GameState, at layout: BoardLayout) -> [Picture] {
  let card = Rectangle(x: 0, y: 0, width: layout.card.width, height: layout.card.height)
  let widths = turningWidths(of: card.size.width)
  let turning = [widths.narrow, widths.edge].map {
    Rectangle(x: 0, y: 0, width: $0, height: card.size.height)
  }
  return game.covers.flatMap { cover in
    ([card] + (layout.panel.map { [nowShowingPlace(in: $0)] } ?? []) + turning)
      .map { Picture(image: cover.id, in: $0) }
      + [Picture(image: cover.id, in: card, isDimmed: true)]
  } + layout.backImages.flatMap { back in turning.map { Picture(image: back, in: $0) } }
}
