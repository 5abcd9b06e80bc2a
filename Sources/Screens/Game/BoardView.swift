/// A game to draw, on the table or from the records, in the state that has the settings and the people.
struct BoardScene {
  let game: GameState
  let state: AppState
  let theme: Theme
  let layout: BoardLayout

  func drawBoard(on frame: inout Frame) {
    let (lit, dancing) = (game.litCovers, game.dancingCovers)
    let isPeeking = game.show.isPeeking
    let showsCovers = isPeeking || game.cards.contains { $0.face != .hidden }
    let labels = showsCovers ? cardLabels(for: game.covers) : []
    for index in game.cards.indices {
      let (card, place) = (game.cards[index], layout.rectangle(ofCard: index))
      frame.addTarget(.card(index), place)
      let flip = game.show.flipping.first { $0.index == index }
      let face = flip.map { $0.step == 0 ? $0.from : card.face } ?? (isPeeking ? .open : card.face)
      let isDimmed = flip == nil && lit.map { !$0.contains(card.pair) } ?? false
      // The old side gets narrower, then the new one wider.
      let isNarrow = flip != nil || dancing.contains(card.pair)
      let area = isNarrow ? narrow(place, isOnEdge: flip?.step == 1) : place
      if face != .hidden, flip == nil, game.isOnlyHeard(index) {
        drawTune(ofCard: index, on: place, on: &frame)
      } else if face != .hidden, card.showsTitle {
        let paper = theme.paper(isDimmed: isDimmed)
        if flip == nil {
          drawTitle(of: game.cover(at: index), on: place, paper, on: &frame)
        } else {
          frame.fill(area, paper.artist)
        }
      } else {
        let cover = game.isOnlyHeard(index) ? tuneImage : game.cover(at: index).id
        let image = face == .hidden ? layout.backImage(ofCard: index) : cover
        var picture = Picture(image: image, in: area)
        picture.label = face == .hidden || isNarrow ? nil : labels[card.pair]
        picture.isDimmed = isDimmed
        draw(picture, isFlipping: flip != nil, on: &frame)
      }
    }
    drawMarks(on: &frame)
    if state.showsCoordinates, !game.isFinished {
      let flipping = game.show.flipping.map(\.index)
      drawCoordinates(of: game.cards.indices.filter { !flipping.contains($0) }, on: &frame)
    }
    guard !game.isFinished, state.scanning == .off else { return }
    // In the colour of the player to move; faint during another's turn elsewhere.
    let style =
      !game.hasTurns ? theme.cursor : game.isMovedHere ? theme.player(game.turn) : theme.faint
    drawCursor(at: game.show.cursor, style, on: &frame)
    if let card = cardOfOther { drawCursor(at: card, theme.player(game.turn), on: &frame) }
    frame.cursor = layout.rectangle(ofCard: game.show.cursor).origin
  }

  /// Draws the cursor's frame around the card at an index.
  func drawCursor(at card: Int, _ style: Style, on frame: inout Frame) {
    let place = layout.rectangle(ofCard: card)
    Screens.drawCursor(around: place, gap: layout.gap, style: style, on: &frame)
  }

  /// Draws a picture of the board; if it is missing, the cover's title, for which flipping cards are too narrow.
  func draw(_ picture: Picture, isFlipping: Bool = false, on frame: inout Frame) {
    guard game.show.missingCovers.ids.contains(picture.image),
      let cover = game.covers.first(where: { $0.id == picture.image })
    else { return frame.place(picture) }
    let paper = theme.paper(isDimmed: picture.isDimmed, isPlain: true)
    if isFlipping {
      frame.fill(picture.rectangle, paper.artist)
    } else {
      drawTitle(of: cover, on: picture.rectangle, paper, isLarge: false, on: &frame)
    }
  }

  /// The card where another player's cursor is, or that a computer has opened; nil if the player here is to move.
  private var cardOfOther: Int? {
    guard !game.isMovedHere, game.isUnderWay else { return nil }
    let open = game.board.openCards.count == 1 ? game.board.openCards.last : nil
    guard game.isOthersTurn, let cursor = state.together.cursors[game.turn] else { return open }
    return game.cards.indices.contains(cursor) ? cursor : open
  }
}

/// The place of a flipping card, or of a dancing cover.
private func narrow(_ card: Rectangle, isOnEdge: Bool = false) -> Rectangle {
  let width = isOnEdge ? max(1, card.width / 8 * 2) : max(2, card.width / 4 * 2)
  return card.centered(width: width, height: card.height)
}

/// The pictures the next flips may need, for rendering while idle; before the last pair, also those of the finale.
public func upcomingPictures(state: AppState, in size: Size) -> [Picture] {
  let chrome = Chrome(in: size, theme: state.theme)
  guard state.game.isUnderWay, state.routing.base == .game,
    let layout = boardLayout(of: state, in: chrome)
  else { return [] }
  let game = state.game
  let card = Rectangle(x: 0, y: 0, width: layout.card.width, height: layout.card.height)
  let flipping = [narrow(card), narrow(card, isOnEdge: true)]
  let isLastPair = game.board.foundPairCount == game.covers.count - 1
  let still = [card] + (layout.panel.map { [nowShowingPlace(in: $0, of: game)] } ?? [])
  let isByEar = game.request.kind == .ear
  var pictures: [Picture] = []
  for cover in game.covers {
    pictures += (isByEar ? still : still + flipping).map { Picture(image: cover.id, in: $0) }
    guard isLastPair else { continue }
    pictures.append(Picture(image: cover.id, in: card, isDimmed: true))
    pictures.append(Picture(image: cover.id, in: narrow(card)))
  }
  if isByEar { pictures += (still + flipping).map { Picture(image: tuneImage, in: $0) } }
  for back in layout.backImages { pictures += flipping.map { Picture(image: back, in: $0) } }
  return pictures.filter { !game.show.missingCovers.ids.contains($0.image) }
}
