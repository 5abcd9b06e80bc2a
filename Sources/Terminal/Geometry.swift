/// A width and a height in cells.
public struct Size: Hashable, Sendable {
  /// Columns, 0 or more.
  public let width: Int
  /// Rows, 0 or more.
  public let height: Int

  /// A size of that many columns and rows; negative ones count as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// A cell's place: x counts columns from the left, y rows from the top, both from 0.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// The cell in that column and row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells.
public struct Rectangle: Hashable, Sendable {
  /// The cell at the top left.
  public var origin: Point
  /// How many cells it spans; both may be 0.
  public var size: Size

  /// A rectangle by its top left cell and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The first column inside.
  public var minX: Int { origin.x }
  /// The first column behind.
  public var maxX: Int { origin.x + size.width }
  /// The first row inside.
  public var minY: Int { origin.y }
  /// The first row below.
  public var maxY: Int { origin.y + size.height }

  /// All cells inside, row by row.
  public var points: [Point] {
    (minY..<max(minY, maxY)).flatMap { y in
      (minX..<max(minX, maxX)).map { Point(x: $0, y: y) }
    }
  }

  /// Whether the cell lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle moved inwards by so many cells on each side.
  public func inset(x: Int, y: Int) -> Self {
    Self(x: minX + x, y: minY + y, width: size.width - 2 * x, height: size.height - 2 * y)
  }

  /// The rectangle of the given extent in the middle of this one; too large ones stick out evenly.
  public func centered(width: Int, height: Int) -> Self {
    Self(
      x: minX + (size.width - width) / 2, y: minY + (size.height - height) / 2,
      width: width, height: height)
  }
}
