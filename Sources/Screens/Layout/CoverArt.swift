let backImage = "back"

/// The name of the picture on cards that are heard, not seen.
let tuneImage = "tune"

/// The backs of cards of this many rows without gaps between them: a checkerboard of two.
///
/// The smallest cards have no room for a record; their label fills whole cells.
func tightBackImages(rows: Int) -> [String] {
  switch rows {
  case ...2: ["tile-light", "tile-dark"]
  case 3: ["sleeve-light", "sleeve-dark"]
  default: [backImage, "back-dark"]
  }
}

extension AppState {
  /// The pictures on a category's wall: found covers, the others face down; all covers until one is found.
  func wall(of category: MemoryTunes.Category) -> [String] {
    let covers = categories.covers(of: category)?.images ?? []
    let numbers = CoverCollection.categories.first { $0.category == category }?.covers
    guard let numbers, let found = records.summary?.foundCovers.filter(numbers.contains),
      !found.isEmpty
    else { return covers }
    return found.compactMap { categories.bundledCover($0)?.id }
      + Array(repeating: backImage, count: numbers.count - found.count)
  }
}

/// Draws the cursor's frame around a card; without rows between cards, only sides, thick if they touch no card.
func drawCursor(around card: Rectangle, gap: Size, style: Style, on frame: inout Frame) {
  let around = card.inset(x: -1, y: -1)
  let isBroad = gap.height == 0 && gap.width > 1
  frame.drawSides(isBroad ? "▌▐" : "┃┃", of: around.inset(x: 0, y: 1), style)
  guard gap.height > 0 else { return }
  frame.drawEdge("┏━┓", in: around.row(0), style)
  frame.drawEdge("┗━┛", in: around.bottom(1), style)
}

/// A grid of square tiles, with a row between them.
struct Wall {
  /// The height of a tile in rows; its width in columns is twice that.
  let tileHeight: Int
  let area: Rectangle
  var gap = 2
}

extension Wall {
  /// A wall of `count` tiles, as large as fit and at least 3 rows high, with a narrower gap if needed.
  init(in area: Rectangle, for count: Int) {
    let walls = (3...max(3, area.height)).reversed().flatMap { height in
      [2, 1].map { Wall(tileHeight: height, area: area, gap: $0) }
    }
    self = walls.first { $0.capacity >= count } ?? Wall(tileHeight: 3, area: area, gap: 1)
  }

  private var columns: Int { (area.width + gap) / (2 * tileHeight + gap) }
  private var rows: Int { (area.height + 1) / (tileHeight + 1) }
  var capacity: Int { columns * rows }

  /// Draws as many of the pictures as fit.
  func draw(_ images: [String], on frame: inout Frame) {
    for (tile, image) in images.prefix(capacity).enumerated() {
      let (row, column) = tile.quotientAndRemainder(dividingBy: columns)
      let place = Rectangle(
        x: area.minX + column * (2 * tileHeight + gap), y: area.minY + row * (tileHeight + 1),
        width: 2 * tileHeight, height: tileHeight)
      frame.place(Picture(image: image, in: place))
    }
  }
}
