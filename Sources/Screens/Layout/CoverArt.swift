import Artwork
import MemoryTunes
import Terminal

/// The name of the picture on the cards' backs.
let backImage = "back"

/// The frame of half blocks around a card, in the gap; without rows between the cards only its
/// sides.
func drawCursor(
  around card: Rectangle, hasRowGap: Bool, style: Style, on frame: inout Frame
) {
  let (left, right) = (card.minX - 1, card.maxX)
  for y in card.minY..<card.maxY {
    frame.write("┃", x: left, y: y, style)
    frame.write("┃", x: right, y: y, style)
  }
  guard hasRowGap else { return }
  let width = card.size.width
  frame.write("┏" + String(repeating: "━", count: width) + "┓", x: left, y: card.minY - 1, style)
  frame.write("┗" + String(repeating: "━", count: width) + "┛", x: left, y: card.maxY, style)
}

/// A wall of pictures, as many as fit: square tiles of one size with gaps of two columns and a row.
func drawWall(of images: [String], in area: Rectangle, rows: Int, on frame: inout Frame) {
  let height = (area.size.height - (rows - 1)) / rows
  let width = 2 * height
  guard height >= 2, !images.isEmpty else { return }
  let columns = (area.size.width + 2) / (width + 2)
  let left = area.maxX - (columns * (width + 2) - 2)
  for tile in 0..<(max(0, columns) * rows) {
    let (row, column) = tile.quotientAndRemainder(dividingBy: columns)
    frame.place(
      Picture(
        image: images[tile % images.count],
        in: Rectangle(
          x: left + column * (width + 2), y: area.minY + row * (height + 1),
          width: width, height: height)))
  }
}
