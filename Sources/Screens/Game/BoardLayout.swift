/// The largest cards that fit a grid, with about twice as many columns as rows, so covers look square.
struct BoardLayout: Equatable {
  let card: Size
  /// The columns and rows between cards; the cursor's frame is drawn there.
  let gap: Size
  let board: Rectangle
  /// The room beside the board for the large cover and the score; nil if there is none.
  let panel: Rectangle?
  /// The line below the board for the last opened cover's title; nil beside a panel, or without room.
  let caption: Rectangle?

  let grid: Grid

  /// Nil if the grid does not fit; small cards give up no room for a panel or caption.
  init?(grid: Grid, in area: Rectangle, hasPanel: Bool = true) {
    guard let (card, gap) = Self.cards(of: grid, in: area.size, hasPanel: hasPanel) else {
      return nil
    }
    (self.card, self.gap, self.grid) = (card, gap, grid)
    let extent = Self.extent(of: grid, card: card, gap: gap)
    let rest = area.width - extent.width - Self.panelGap
    if hasPanel, rest >= Self.minimumPanelWidth {
      let beside = min(rest, max(30, extent.height * 5 / 4)) + Self.panelGap
      let both = area.centered(width: extent.width + beside, height: extent.height)
      board = both.dropping(right: beside)
      panel = Rectangle(
        x: board.maxX + Self.panelGap, y: board.minY, width: beside - Self.panelGap,
        height: area.maxY - board.minY)
      caption = nil
    } else {
      let hasCaption = hasPanel && extent.height < area.height
      let upper = hasCaption ? area.top(area.height - 1) : area
      board = upper.centered(width: extent.width, height: extent.height)
      panel = nil
      caption = hasCaption ? area.row(min(board.maxY + 1, upper.maxY) - area.minY) : nil
    }
  }

  func rectangle(ofCard index: Int) -> Rectangle {
    let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
    return Rectangle(
      x: board.minX + 1 + column * (card.width + gap.width),
      y: board.minY + (hasRowGap ? 1 : 0) + row * (card.height + gap.height),
      width: card.width, height: card.height)
  }

  var hasRowGap: Bool { gap.height > 0 }

  var backImages: [String] { hasRowGap ? [Screens.backImage] : tightBackImages(rows: card.height) }

  /// The back of the card at an index; without gaps, neighbours have different backs.
  func backImage(ofCard index: Int) -> String {
    let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
    return backImages[(row + column) % backImages.count]
  }

  private static let panelGap = 3
  private static let minimumPanelWidth = 11

  /// The cards and their gaps: with room for the cursor's frame unless that makes the cards small.
  private static func cards(of grid: Grid, in area: Size, hasPanel: Bool) -> (Size, Size)? {
    let panel = hasPanel ? panelGap + minimumPanelWidth : 0
    let beside = Size(width: area.width - panel, height: area.height)
    func largest(_ gaps: [Size], in area: Size, atLeast height: Int) -> (Size, Size)? {
      for height in stride(from: area.height, through: height, by: -1) {
        let card = Size(width: 2 * height, height: height)
        for gap in gaps where fits(grid, card: card, gap: gap, in: area) { return (card, gap) }
      }
      return nil
    }
    let (wide, narrow) = ([Size(width: 3, height: 1)], [Size(width: 2, height: 1)])
    let tight = [Size(width: 2, height: 0), Size(width: 1, height: 0)]
    // The smallest are a column wider where that fits, for a quarter more to see.
    let broad = Size(width: 5, height: 2)
    return largest(wide, in: beside, atLeast: 6) ?? largest(wide, in: area, atLeast: 6)
      ?? largest(narrow, in: beside, atLeast: 4) ?? largest(narrow, in: area, atLeast: 4)
      ?? largest(tight, in: area, atLeast: 3)
      ?? tight.first { fits(grid, card: broad, gap: $0, in: area) }.map { (broad, $0) }
      ?? largest(tight, in: area, atLeast: 2)
  }

  private static func fits(_ grid: Grid, card: Size, gap: Size, in area: Size) -> Bool {
    let needed = extent(of: grid, card: card, gap: gap)
    return needed.width <= area.width && needed.height <= area.height
  }

  /// The board's size, including the cursor's frame around the outer cards.
  private static func extent(of grid: Grid, card: Size, gap: Size) -> Size {
    Size(
      width: grid.columns * (card.width + gap.width) - gap.width + 2,
      height: grid.rows * (card.height + gap.height) + gap.height)
  }
}

/// The layout of the board as it is shown now; nil if it does not fit.
func boardLayout(of state: AppState, in chrome: Chrome) -> BoardLayout? {
  state.showsResult
    ? ResultLayout(grid: state.game.grid, in: chrome.content, isWordless: state.isWordless).board
    : BoardLayout(grid: state.game.grid, in: chrome.content, hasPanel: !state.isWordless)
}
