import MemoryTunes
import Terminal

/// The layout of a board: the largest cards with which the grid fits, twice as many columns as
/// rows, so that covers look square.
struct BoardLayout: Equatable {
  let card: Size
  /// The columns and rows between cards, where the cursor's frame is drawn.
  let gap: Size
  let board: Rectangle
  /// The room beside the board for the large cover and the score; nil if there is none.
  let panel: Rectangle?

  private let columns: Int

  /// Lays out a grid in an area, with a panel if there is room; nil if the grid does not fit.
  init?(grid: Grid, in area: Rectangle, hasPanel: Bool = true) {
    guard let (card, gap) = Self.cards(of: grid, in: area, hasPanel: hasPanel) else { return nil }
    (self.card, self.gap, columns) = (card, gap, grid.columns)
    let extent = Self.extent(of: grid, card: card, gap: gap)
    let rest = area.size.width - extent.width - Self.panelGap
    guard hasPanel, rest >= Self.minimumPanelWidth else {
      board = area.centered(width: extent.width, height: extent.height)
      panel = nil
      return
    }
    let panelWidth = min(rest, max(30, extent.height * 5 / 4))
    let left = area.minX + (rest - panelWidth) / 2
    board = Rectangle(
      x: left, y: area.minY + (area.size.height - extent.height) / 2, width: extent.width,
      height: extent.height)
    panel = Rectangle(
      x: board.maxX + Self.panelGap, y: board.minY, width: panelWidth,
      height: area.maxY - board.minY)
  }

  /// The cells of the card at an index.
  func rectangle(ofCard index: Int) -> Rectangle {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rectangle(
      x: board.minX + 1 + column * (card.width + gap.width),
      y: board.minY + (hasRowGap ? 1 : 0) + row * (card.height + gap.height),
      width: card.width, height: card.height)
  }

  var hasRowGap: Bool { gap.height > 0 }

  /// The pictures on the backs of cards.
  var backImages: [String] { hasRowGap ? [Screens.backImage] : tightBackImages }

  /// The back of the card at an index; without gaps, neighbours have different backs.
  func backImage(ofCard index: Int) -> String {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return backImages[(row + column) % backImages.count]
  }

  private static let minimumCardHeight = 2
  private static let tightGap = Size(width: 2, height: 0)
  private static let panelGap = 3
  private static let minimumPanelWidth = 11

  private static func cards(
    of grid: Grid, in area: Rectangle, hasPanel: Bool
  ) -> (Size, Size)? {
    let panel = hasPanel ? panelGap + minimumPanelWidth : 0
    func largest(gap: Size, atLeast height: Int) -> (Size, Size)? {
      largestCard(of: grid, in: area.size, panel: panel, gap: gap, atLeast: height)
    }
    return largest(gap: Size(width: 3, height: 1), atLeast: 6)
      ?? largest(gap: Size(width: 2, height: 1), atLeast: 3)
      ?? largest(gap: tightGap, atLeast: minimumCardHeight)
  }

  private static func largestCard(
    of grid: Grid, in area: Size, panel: Int, gap: Size, atLeast smallest: Int
  ) -> (Size, Size)? {
    func fits(_ height: Int, within width: Int) -> Bool {
      let needed = extent(of: grid, card: Size(width: 2 * height, height: height), gap: gap)
      return needed.width <= width && needed.height <= area.height
    }
    let heights = (smallest...max(smallest, area.height)).reversed()
    let withPanel = heights.first { fits($0, within: area.width - panel) }
    let height = withPanel ?? heights.first { fits($0, within: area.width) }
    return height.map { (Size(width: 2 * $0, height: $0), gap) }
  }

  /// The board's size, including the cursor's frame around the outer cards.
  private static func extent(of grid: Grid, card: Size, gap: Size) -> Size {
    Size(
      width: grid.columns * (card.width + gap.width) - gap.width + 2,
      height: grid.rows * (card.height + gap.height) + gap.height)
  }
}
