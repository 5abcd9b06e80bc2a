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
    let whole = pictures[index].rectangle
    var parts: [Rectangle] = []
    for y in max(0, whole.minY)..<max(0, whole.minY, min(size.height, whole.maxY)) {
      var x = max(0, whole.minX)
      let end = min(size.width, whole.maxX)
      while x < end {
        let start = x
        while x < end, cells[y * size.width + x].glyph == .picture(index) { x += 1 }
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
