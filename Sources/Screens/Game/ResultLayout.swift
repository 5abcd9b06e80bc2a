import MemoryTunes
import Terminal

/// Where a solved board and its result are drawn: never one over the other.
struct ResultLayout {
  /// Nil if both do not fit: then the result is shown alone.
  let board: BoardLayout?
  let result: Rectangle
  /// Whether the result is as wide as the screen and only a few lines high.
  let isStrip: Bool

  /// Lays out a board of this grid and its result: in the panel beside the board if it is large
  /// enough, or else beside a smaller board, or below it.
  init(grid: Grid, in area: Rectangle) {
    if let board = BoardLayout(grid: grid, in: area), let panel = board.panel,
      panel.size.width >= Self.width, panel.size.height >= Self.height
    {
      let width = min(panel.size.width, Self.maximumWidth)
      self.board = board
      result = Rectangle(x: panel.minX, y: panel.minY, width: width, height: panel.size.height)
      isStrip = false
      return
    }
    var left = area
    left.size = Size(width: area.size.width - Self.width - 1, height: area.size.height)
    if area.size.height >= Self.height,
      let board = BoardLayout(grid: grid, in: left, hasPanel: false)
    {
      self.board = board
      result = Rectangle(
        x: left.maxX + 1, y: area.minY, width: Self.width, height: area.size.height)
      isStrip = false
      return
    }
    var upper = area
    upper.size = Size(width: area.size.width, height: area.size.height - Self.stripHeight)
    board = BoardLayout(grid: grid, in: upper, hasPanel: false)
    isStrip = board != nil
    result =
      isStrip
      ? Rectangle(x: area.minX, y: upper.maxY, width: area.size.width, height: Self.stripHeight)
      : area
  }

  private static let width = 34
  private static let maximumWidth = 48
  private static let height = 15
  private static let stripHeight = 5
}

/// The layout of the board as it is shown now; nil if it does not fit.
func boardLayout(of state: AppState, in chrome: Chrome) -> BoardLayout? {
  state.showsResult
    ? ResultLayout(grid: state.game.grid, in: chrome.content).board
    : BoardLayout(grid: state.game.grid, in: chrome.content)
}

extension AppState {
  /// Whether the result of the solved board is on the screen.
  var showsResult: Bool {
    game.isFinished && game.finale == .result && game.turning.isEmpty
      && routing.path.contains(.finished)
  }
}
