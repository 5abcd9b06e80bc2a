extension GameState {
  /// The current board in pixels, with the game's result and how to play the same board; nil without a board.
  ///
  /// `image` returns the square picture of a cover, or of the back of a card, with at least this side; nil if
  /// there is none.
  public func picture(image: (_ name: String, _ side: Int) -> PixelImage?) -> PixelImage? {
    guard hasBoard else { return nil }
    var painter = BoardPainter(self)
    for index in cards.indices { painter.paint(card: index, image: image) }
    painter.paintResult()
    return painter.canvas.image
  }
}

/// Paints a board and its result; all lengths are in pixels.
private struct BoardPainter {
  private(set) var canvas: Canvas
  private let game: GameState

  private static let card = 160
  private static let gap = 12
  private static let margin = 32
  private static let star = 44
  /// A letter has five rows of at most four such squares.
  private static let dot = 4
  private static let smallestWidth = 600

  init(_ game: GameState) {
    self.game = game
    let result = (game.rating == nil ? 0 : Self.star + 20) + 2 * 10 * Self.dot - 16
    canvas = Canvas(
      width: max(Self.smallestWidth, Self.length(game.grid.columns) + 2 * Self.margin),
      height: Self.length(game.grid.rows) + 2 * Self.margin + 20 + result, color: .back)
  }

  private static func length(_ count: Int) -> Int { count * (card + gap) - gap }

  mutating func paint(card index: Int, image: (_ name: String, _ side: Int) -> PixelImage?) {
    let (row, column) = index.quotientAndRemainder(dividingBy: game.grid.columns)
    let x = (canvas.width - Self.length(game.grid.columns)) / 2 + column * (Self.card + Self.gap)
    let y = Self.margin + row * (Self.card + Self.gap)
    let card = game.cards[index]
    canvas.fill(x: x, y: y, width: Self.card, height: Self.card, .sleeve)
    if card.face != .hidden, card.showsTitle {
      paint(
        game.cover(at: index).shownTitle.wrapped(to: 12).prefix(5), y: y, middle: x + Self.card / 2)
      return
    }
    let isHeard = game.request.kind == .ear && !card.isMatched
    let name = card.face == .hidden ? "back" : isHeard ? "tune" : game.covers[card.pair].id
    guard let picture = image(name, Self.card) else { return }
    canvas.draw(picture.scaledDown(toWidth: Self.card, height: Self.card), x: x, y: y)
  }

  private mutating func paint(_ lines: ArraySlice<String>, y: Int, middle: Int) {
    let height = 7 * 3
    let top = y + (Self.card - height * lines.count) / 2
    for (index, line) in lines.enumerated() {
      canvas.draw(line, y: top + index * height, middle: middle, width: Self.card - 8, dot: 3, .ink)
    }
  }

  mutating func paintResult() {
    var y = Self.margin + Self.length(game.grid.rows) + 24
    let middle = canvas.width / 2
    if let rating = game.rating {
      canvas.draw(rating, side: Self.star, gap: 10, y: y, middle: middle)
      y += Self.star + 20
    }
    for (line, color) in [(game.filmOutcome, Canvas.Color.ink), (game.filmCommand ?? "", .quiet)] {
      canvas.draw(
        line, y: y, middle: middle, width: canvas.width - 2 * Self.margin, dot: Self.dot, color)
      y += 10 * Self.dot
    }
  }
}
