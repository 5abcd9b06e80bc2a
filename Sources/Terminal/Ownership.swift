#if DEBUG
  /// The thing drawn on each cell of a frame, so tests can find overlaps.
  struct Ownership: Sendable {
    /// A thing drawn over another.
    struct Overlap: Hashable, CustomStringConvertible, Sendable {
      let upper: String
      let lower: String

      var description: String { "“\(upper)” lies over “\(lower)”" }
    }

    /// The overlaps within a layer.
    private(set) var overlaps: [Overlap] = []
    /// The name of the thing being drawn as one; nil while everything is its own thing.
    var part: String?

    private let width: Int
    private var things: [String] = []
    /// The thing on each cell, as an index in ``things``; -1 if there is none.
    private var owners: [Int]
    /// The first thing of the topmost layer.
    private var firstOfLayer = 0

    init(width: Int, height: Int) {
      self.width = width
      owners = Array(repeating: -1, count: width * height)
    }

    mutating func startLayer() { firstOfLayer = things.count }

    /// Notes that something is drawn on a rectangle, which must be inside the frame.
    ///
    /// Blanks own nothing, unless they are a part of something.
    mutating func claim(_ rectangle: Rectangle, isBlank: Bool = false, as name: () -> String) {
      guard rectangle.size.width > 0, rectangle.size.height > 0 else { return }
      let thing = add(part ?? name())
      let owner = isBlank && part == nil ? -1 : thing
      for y in rectangle.minY..<rectangle.maxY {
        for index in y * width + rectangle.minX..<y * width + rectangle.maxX {
          noteOverlap(of: thing, at: index)
          owners[index] = owner
        }
      }
    }

    /// Adopts the things of a frame drawn at a point, except cells outside.
    mutating func place(_ other: Self, at point: Point) {
      overlaps += other.overlaps
      let first = things.count
      things += other.things
      for (index, owner) in other.owners.enumerated() where owner >= 0 {
        let (row, column) = index.quotientAndRemainder(dividingBy: other.width)
        let (x, y) = (point.x + column, point.y + row)
        guard x >= 0, x < width, y >= 0, y * width + x < owners.count else { continue }
        noteOverlap(of: first + owner, at: y * width + x)
        owners[y * width + x] = first + owner
      }
    }

    private mutating func add(_ name: String) -> Int {
      if part != nil, let thing = things[firstOfLayer...].firstIndex(of: name) { return thing }
      things.append(name)
      return things.count - 1
    }

    private mutating func noteOverlap(of thing: Int, at index: Int) {
      let owner = owners[index]
      guard owner >= firstOfLayer, owner != thing else { return }
      let overlap = Overlap(upper: things[thing], lower: things[owner])
      if overlaps.last != overlap { overlaps.append(overlap) }
    }
  }

  extension Ownership: Hashable {
    /// Frames that look the same are equal, however drawn.
    static func == (_: Self, _: Self) -> Bool { true }
    func hash(into _: inout Hasher) {}
  }
#endif

extension Frame {
  /// Starts a layer over everything drawn so far, such as a dialog.
  ///
  /// Debug builds note overlaps without it, for tests; release builds draw the same either way.
  public mutating func startLayer() {
    #if DEBUG
      ownership.startLayer()
    #endif
  }

  /// Draws one thing whose parts may overlap, such as a card and its mark.
  public mutating func drawPart(_ name: StaticString, _ draw: (inout Frame) -> Void) {
    #if DEBUG
      let outer = ownership.part
      ownership.part = "\(name)"
      defer { ownership.part = outer }
    #endif
    draw(&self)
  }
}
