/// A width and a height in cells.
public struct Size: Hashable, Sendable {
  /// Columns, 0 or more.
  public let width: Int
  /// Rows, 0 or more.
  public let height: Int

  /// Creates a size; negative values count as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// The position of a cell: x counts columns from the left, y rows from the top, both from 0.
public struct Point: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// Creates a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of cells.
public struct Rectangle: Hashable, Sendable {
  /// The top-left cell.
  public var origin: Point
  /// Its extent in cells; both sides may be 0.
  public var size: Size

  /// Creates a rectangle from its top-left cell and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The first column inside.
  public var minX: Int { origin.x }
  /// The first column to the right of it.
  public var maxX: Int { origin.x + size.width }
  /// The first row inside.
  public var minY: Int { origin.y }
  /// The first row below it.
  public var maxY: Int { origin.y + size.height }

  /// All cells inside, row by row.
  public var points: [Point] {
    (minY..<max(minY, maxY)).flatMap { y in
      (minX..<max(minX, maxX)).map { Point(x: $0, y: y) }
    }
  }

  /// Contains the cell.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle inset by `x` columns and `y` rows on each side.
  public func inset(x: Int, y: Int) -> Self {
    Self(x: minX + x, y: minY + y, width: size.width - 2 * x, height: size.height - 2 * y)
  }

  /// Its part in a frame of this size.
  public func clipped(to frame: Size) -> Self {
    let (left, top) = (max(0, minX), max(0, minY))
    return Self(
      x: left, y: top, width: min(maxX, frame.width) - left, height: min(maxY, frame.height) - top)
  }

  /// A rectangle of the given extent centred in this one; a larger one overhangs evenly.
  public func centered(width: Int, height: Int) -> Self {
    Self(
      x: minX + (size.width - width) / 2, y: minY + (size.height - height) / 2,
      width: width, height: height)
  }
}
