struct PixelPicture: Hashable {
  let request: RenderRequest
  /// The cells of the whole picture.
  let rectangle: Rectangle
  /// Its visible cells; the others show something else.
  let visible: [Rectangle]

  var isCovered: Bool { visible != [rectangle] }
}

extension Frame {
  /// The cells that show a picture, as rectangles: as few as rows with equal cells make.
  func visibleParts(ofPicture index: Int) -> [Rectangle] {
    let place = pictures[index].rectangle.clipped(to: size)
    var parts: [Rectangle] = []
    for y in place.minY..<place.maxY {
      var x = place.minX
      while x < place.maxX {
        let start = x
        while x < place.maxX, cells[y * size.width + x].glyph == .picture(index) { x += 1 }
        if x > start { parts.add(Rectangle(x: start, y: y, width: x - start, height: 1)) }
        x += 1
      }
    }
    return parts
  }
}

extension [Rectangle] {
  /// Adds a row, as the last one of a rectangle if it continues one.
  fileprivate mutating func add(_ row: Rectangle) {
    let above = lastIndex {
      $0.maxY == row.minY && $0.minX == row.minX && $0.size.width == row.size.width
    }
    guard let above else { return append(row) }
    self[above].size = Size(width: row.size.width, height: self[above].size.height + 1)
  }
}
