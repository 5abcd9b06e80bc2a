extension BoardScene {
  func drawBoard(at layout: BoardLayout, on frame: inout Frame) {
    let (lit, dancing) = (game.litCovers, game.dancingCovers)
    let isPeeking = game.show.isPeeking
    let showsCovers = isPeeking || game.cards.contains { $0.face != .hidden }
    let labels = showsCovers ? cardLabels(for: game.covers) : []
    for index in game.cards.indices {
      let (card, place) = (game.cards[index], layout.rectangle(ofCard: index))
      frame.addTarget(.card(index), place)
      let flip = game.show.flipping.first { $0.index == index }
      let face = flip.map(game.face(of:)) ?? (isPeeking ? .open : card.face)
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
        var picture = Picture(image: image(of: face, ofCard: index, at: layout), in: area)
        picture.label = face == .hidden || isNarrow ? nil : labels[card.pair]
        picture.isDimmed = isDimmed
        draw(picture, isFlipping: flip != nil, on: &frame)
      }
    }
    drawMarks(at: layout, on: &frame)
    if state.showsCoordinates, !game.isFinished {
      let cards = game.cards.indices.filter { card in
        game.show.flipping.allSatisfy { $0.index != card }
      }
      drawCoordinates(of: cards, in: game, at: layout, theme: theme, on: &frame)
    }
    guard !game.isFinished, state.scanning == .off else { return }
    let cursor = layout.rectangle(ofCard: game.show.cursor)
    // In the colour of the player to move; faint during another's turn elsewhere.
    let style =
      !game.hasTurns ? theme.cursor : game.isMovedHere ? theme.player(game.turn) : theme.faint
    drawCursor(around: cursor, gap: layout.gap, style: style, on: &frame)
    if let card = cardOfOther {
      drawCursor(
        around: layout.rectangle(ofCard: card), gap: layout.gap, style: theme.player(game.turn),
        on: &frame)
    }
    frame.cursor = cursor.origin
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

  private func image(of face: Card.Face, ofCard index: Int, at layout: BoardLayout) -> String {
    switch face {
    case .hidden: layout.backImage(ofCard: index)
    case .open, .matched: game.isOnlyHeard(index) ? tuneImage : game.cover(at: index).id
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

extension GameState {
  /// The side of a flipping card that is up at this step.
  fileprivate func face(of flip: FlippingCard) -> Card.Face {
    flip.step == 0 ? flip.from : cards[flip.index].face
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
