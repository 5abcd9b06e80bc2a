import Artwork
import MemoryTunes
import Terminal

/// The name of the picture on the cards' backs.
let backImage = "back"

/// The backs on a tight board, where no rows lie between the cards: a checkerboard of two.
let tightBackImages = ["sleeve-light", "sleeve-dark"]

/// The frame of heavy lines around a card, in the gap; without rows between the cards only its
/// sides.
func drawCursor(
  around card: Rectangle, hasRowGap: Bool, style: Style, on frame: inout Frame
) {
  let (left, right) = (card.minX - 1, card.maxX)
  for x in [left, right] {
    frame.fill(
      Rectangle(x: x, y: card.minY, width: 1, height: card.size.height), with: "┃", style)
  }
  guard hasRowGap else { return }
  for (y, ends) in [(card.minY - 1, ("┏", "┓")), (card.maxY, ("┗", "┛"))] {
    frame.write(ends.0, x: left, y: y, style)
    frame.fill(Rectangle(x: card.minX, y: y, width: card.size.width, height: 1), with: "━", style)
    frame.write(ends.1, x: right, y: y, style)
  }
}

/// Draws a wall of pictures: square tiles of so many rows of cells, with gaps of two columns and a
/// row, as many as fit but none twice.
func drawWall(
  of images: [String], in area: Rectangle, tileHeight height: Int, on frame: inout Frame
) {
  let (columns, rows) = tilesThatFit(area.size, height: height)
  for (tile, image) in images.prefix(columns * rows).enumerated() {
    let (row, column) = tile.quotientAndRemainder(dividingBy: columns)
    frame.place(
      Picture(
        image: image,
        in: Rectangle(
          x: area.minX + column * (2 * height + 2), y: area.minY + row * (height + 1),
          width: 2 * height, height: height)))
  }
}

/// The largest tiles with which a wall of so many pictures fits; 3 rows of cells at least.
func tileHeight(for count: Int, in area: Size) -> Int {
  (3...max(3, area.height)).last { height in
    let (columns, rows) = tilesThatFit(area, height: height)
    return columns * rows >= count
  } ?? 3
}

private func tilesThatFit(_ area: Size, height: Int) -> (columns: Int, rows: Int) {
  ((area.width + 2) / (2 * height + 2), (area.height + 1) / (height + 1))
}
