struct ResultLayout {
  enum Place {
    case beside
    /// As wide as the screen and only a few lines high.
    case below
    /// Over the board, which would lose its covers to make room.
    case over
    case alone
  }

  /// Nil if it does not fit at all: then the result is shown alone.
  let board: BoardLayout?
  let result: Rectangle
  let place: Place
}

extension ResultLayout {
  /// The largest possible cards, with the result beside, below or over them; without words, which need no reading,
  /// rather large over the board than small below it.
  init(grid: Grid, in area: Rectangle, isWordless: Bool = false) {
    if let board = BoardLayout(grid: grid, in: area), let panel = board.panel,
      panel.width >= Self.panelWidth, area.height >= Self.height
    {
      let width = min(panel.width, Self.maximumWidth)
      let result = Rectangle(x: panel.minX, y: area.minY, width: width, height: area.height)
      self.init(board: board, result: result, place: .beside)
      return
    }
    func layout(boardIn room: Rectangle, _ result: Rectangle, _ place: Place) -> Self? {
      BoardLayout(grid: grid, in: room, hasPanel: false)
        .map { Self(board: $0, result: result, place: place) }
    }
    let upper = area.dropping(bottom: Self.stripHeight)
    let below = layout(boardIn: upper, area.bottom(Self.stripHeight), .below)
    let alone = Self(board: nil, result: area, place: .alone)
    let best = [Self(besideBoardOf: grid, in: area), below].compactMap(\.self)
      .reduce(alone) { $1.cardHeight > $0.cardHeight ? $1 : $0 }
    let box = area.centered(width: min(Self.overWidth, area.width), height: area.height)
    let isSmall = best.cardHeight <= Self.blurred || (isWordless && best.place == .below)
    let over = isSmall ? layout(boardIn: area, box, .over) : nil
    self = over.flatMap { $0.cardHeight > Self.blurred ? $0 : nil } ?? best
  }

  private var cardHeight: Int { board?.card.height ?? 0 }

  /// Both together in the middle.
  private init?(besideBoardOf grid: Grid, in area: Rectangle) {
    let left = area.dropping(right: Self.width + 1)
    guard area.height >= Self.height,
      let size = BoardLayout(grid: grid, in: left, hasPanel: false)?.board.size
    else { return nil }
    let gap = min(3, left.width - size.width + 1)
    let width = min(Self.panelWidth, area.width - size.width - gap)
    let both = area.centered(width: size.width + gap + width, height: area.height)
    self.init(
      board: BoardLayout(grid: grid, in: both.dropping(right: gap + width), hasPanel: false),
      result: both.dropping(left: size.width + gap), place: .beside)
  }

  private static let width = 32
  private static let panelWidth = 34
  private static let maximumWidth = 48
  private static let overWidth = 40
  private static let height = 15
  private static let stripHeight = 5
  /// Covers on cards of this height are mere blobs of colour.
  private static let blurred = 2
}

extension AppState {
  /// The result of the solved board is on the screen, also before all stars have landed.
  var showsResult: Bool {
    guard game.isFinished, game.show.flipping.isEmpty, routing.path.contains(.finished) else {
      return false
    }
    return switch game.show.finale {
    case .landing, .result: true
    case .lighting, .board: false
    }
  }
}
