extension GameState {
  /// The current board in pixels, with the game's result and how to play the same board; nil without a board.
  ///
  /// `image` returns the square picture of a cover, or of the back of a card, with at least this side; nil if
  /// there is none.
  public func picture(image: (_ name: String, _ side: Int) -> PixelImage?) -> PixelImage? {
    guard hasBoard else { return nil }
    // In pixels; a letter has five rows of at most four such dots.
    let (card, gap, margin, star, dot) = (160, 12, 32, 44, 4)
    func length(_ count: Int) -> Int { count * (card + gap) - gap }
    let result = (rating == nil ? 0 : star + 20) + 2 * 10 * dot - 16
    var canvas = Canvas(
      width: max(600, length(grid.columns) + 2 * margin),
      height: length(grid.rows) + 2 * margin + 20 + result, color: .back)
    for index in cards.indices {
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      let x = (canvas.width - length(grid.columns)) / 2 + column * (card + gap)
      let y = margin + row * (card + gap)
      canvas.fill(x: x, y: y, width: card, height: card, .sleeve)
      if let title = titleInPicture(ofCard: index) {
        let top = y + (card - 21 * title.count) / 2
        for (line, text) in title.enumerated() {
          canvas.draw(text, y: top + 21 * line, middle: x + card / 2, width: card - 8, dot: 3, .ink)
        }
      } else if let picture = image(pictureName(ofCard: index), card) {
        canvas.draw(picture.scaledDown(toWidth: card, height: card), x: x, y: y)
      }
    }
    var y = margin + length(grid.rows) + 24
    let middle = canvas.width / 2
    if let rating {
      canvas.draw(rating, side: star, gap: 10, y: y, middle: middle)
      y += star + 20
    }
    for (line, color) in [(filmOutcome, Canvas.Color.ink), (filmCommand ?? "", .quiet)] {
      canvas.draw(line, y: y, middle: middle, width: canvas.width - 2 * margin, dot: dot, color)
      y += 10 * dot
    }
    return canvas.image
  }

  private func titleInPicture(ofCard index: Int) -> ArraySlice<String>? {
    guard cards[index].face != .hidden, cards[index].showsTitle else { return nil }
    return cover(at: index).shownTitle.wrapped(to: 12).prefix(5)
  }

  private func pictureName(ofCard index: Int) -> String {
    let card = cards[index]
    if card.face == .hidden { return "back" }
    return request.kind == .ear && !card.isMatched ? "tune" : covers[card.pair].id
  }
}
