/// Everything on the screen at one moment: cells, pictures, click targets, links, the position
/// of the cursor, and the window's title.
///
/// Later drawing covers earlier drawing. Anything outside the frame is clipped, so views need not check.
public struct Frame: Hashable, Sendable {
  /// The size of the screen.
  public let size: Size
  /// The cells, row by row from the top left; `size.width * size.height` of them.
  public private(set) var cells: [Cell]
  /// The pictures that cells refer to by index.
  public private(set) var pictures: [Picture] = []
  /// The characters that cells refer to by index: those of several scalars, and those with a substitute for
  /// terminals that lack them.
  public private(set) var clusters: [Character] = []
  /// The substitute for each cluster on terminals that lack it; nil leaves that to them.
  public private(set) var plainClusters: [Character?] = []
  /// The click targets, the topmost last.
  public private(set) var clickAreas: [ClickArea] = []
  /// The hyperlinks, for terminals that support them.
  public private(set) var links: [Link] = []
  /// The place of the terminal's own cursor, for screen readers; nil parks it at the bottom right.
  public var cursor: Point?
  /// The title of the terminal's window; nil keeps the old one.
  public var title: String?
  #if DEBUG
    var ownership: Ownership
  #endif

  /// A rectangle that can be clicked.
  public struct ClickArea: Hashable, Sendable {
    /// The meaning of a click there.
    public var target: Target
    /// The clickable cells.
    public var rectangle: Rectangle
  }

  /// A part of a row that links to an address.
  public struct Link: Hashable, Sendable {
    /// The address.
    public var address: String
    /// The cells it covers.
    public var rectangle: Rectangle
  }

  /// The style of blank cells.
  public let style: Style

  /// Creates a blank frame in one style, which also lies behind pictures.
  public init(size: Size, style: Style = Style()) {
    self.size = size
    self.style = style
    cells = Array(repeating: Cell(.scalar(" "), style), rowsOf: size.width, count: size.height)
    #if DEBUG
      ownership = Ownership(width: size.width, height: size.height)
    #endif
  }

  /// The whole screen as a rectangle.
  public var bounds: Rectangle {
    Rectangle(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The cell at a point; nil outside the frame.
  public subscript(_ point: Point) -> Cell? {
    bounds.contains(point) ? cells[point.y * size.width + point.x] : nil
  }

  /// The character that a glyph stands for; nil for parts of pictures and of wide characters.
  public func character(of glyph: Cell.Glyph) -> Character? {
    switch glyph {
    case .scalar(let scalar): Character(scalar)
    case .cluster(let index): clusters[index]
    case .continuation, .picture: nil
    }
  }

  /// The character that a terminal without half blocks shows for a glyph; nil leaves that to it.
  public func plainCharacter(of glyph: Cell.Glyph) -> Character? {
    guard case .cluster(let index) = glyph else { return nil }
    return plainClusters[index]
  }

  /// The topmost target at a point.
  public func target(at point: Point) -> Target? {
    clickAreas.last { $0.rectangle.contains(point) }?.target
  }
}

// MARK: Drawing

extension Frame {
  /// Fills a rectangle with one character (one column wide), by default a space.
  public mutating func fill(_ rectangle: Rectangle, with character: Character = " ", _ style: Style)
  {
    claim(rectangle, isBlank: character == " ") { String(character) }
    put(Cell(glyph(for: character), style), on: rectangle)
  }

  /// Writes one line of text, truncated with `…` to `width` columns and stripped of control characters.
  public mutating func write(_ text: String, x: Int, y: Int, width: Int = .max, _ style: Style) {
    guard y >= 0, y < size.height, x < size.width else { return }
    claim(Rectangle(x: x, y: y, width: min(width, text.displayWidth), height: 1)) { text }
    var column = x
    if let scalars = text.plainScalars(atMost: min(width, size.width - x)) {
      for scalar in scalars {
        set(Cell(.scalar(scalar), style), x: column, y: y)
        column += 1
      }
      return
    }
    for character in text.fitted(to: min(width, size.width - x)) {
      let isWide = character.displayWidth == 2
      if isWide, column == -1 {
        set(Cell(.scalar(" "), style), x: 0, y: y)
      } else {
        set(Cell(glyph(for: character), style), x: column, y: y)
        if isWide { set(Cell(.continuation, style), x: column + 1, y: y) }
      }
      column += isWide ? 2 : 1
    }
  }

  /// Writes one line of characters one column wide, with another line of the same length for terminals without them.
  public mutating func write(_ text: String, plain: String, x: Int, y: Int, _ style: Style) {
    claim(Rectangle(x: x, y: y, width: text.count, height: 1)) { text }
    guard y >= 0, y < size.height else { return }
    for (column, (character, plain)) in zip(text, plain).enumerated()
    where character != " " || plain != " " {
      clusters.append(character)
      plainClusters.append(plain)
      set(Cell(.cluster(clusters.count - 1), style), x: x + column, y: y)
    }
  }

  /// Places a picture.
  public mutating func place(_ picture: Picture) {
    claim(picture.rectangle) { picture.image }
    pictures.append(picture)
    put(Cell(.picture(pictures.count - 1), style), on: picture.rectangle)
  }

  /// Draws another frame's cells and pictures with its top-left corner at a point; its targets and
  /// its cursor are not copied.
  public mutating func place(_ other: Frame, at point: Point) {
    let (firstPicture, firstCluster) = (pictures.count, clusters.count)
    clusters += other.clusters
    plainClusters += other.plainClusters
    #if DEBUG
      ownership.place(other.ownership, at: point)
    #endif
    pictures += other.pictures.map { picture in
      var picture = picture
      picture.rectangle.origin.x += point.x
      picture.rectangle.origin.y += point.y
      return picture
    }
    for (index, cell) in other.cells.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: other.size.width)
      let (x, y) = (point.x + column, point.y + row)
      guard y >= 0, y < size.height else { continue }
      let isLeftHalf = column + 1 < other.size.width && other.cells[index + 1].isContinuation
      let isCut = cell.isContinuation && x == 0 || isLeftHalf && x == size.width - 1
      set(
        isCut
          ? Cell(.scalar(" "), cell.style)
          : cell.shifted(pictures: firstPicture, clusters: firstCluster), x: x, y: y)
    }
  }

  /// Gives the characters in a rectangle another style; pictures are unchanged.
  public mutating func restyle(_ rectangle: Rectangle, _ style: Style) {
    let place = rectangle.clipped(to: size)
    for y in place.minY..<place.maxY {
      for x in place.minX..<place.maxX { cells[y * size.width + x].style = style }
    }
  }

  /// Makes a rectangle clickable.
  public mutating func addTarget(_ target: Target, _ rectangle: Rectangle) {
    clickAreas.append(ClickArea(target: target, rectangle: rectangle))
  }

  /// Makes a rectangle lead to an address.
  public mutating func addLink(_ address: String, _ rectangle: Rectangle) {
    links.append(Link(address: address, rectangle: rectangle))
  }

  /// Forgets all targets and links, because a dialog covers them.
  public mutating func removeTargets() {
    clickAreas = []
    links = []
  }

  private mutating func glyph(for character: Character) -> Cell.Glyph {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return .scalar(scalar) }
    clusters.append(character)
    plainClusters.append(nil)
    return .cluster(clusters.count - 1)
  }

  /// Notes who owns a rectangle's cells, in debug builds.
  @inline(__always)
  private mutating func claim(
    _ rectangle: @autoclosure () -> Rectangle, isBlank: @autoclosure () -> Bool = false,
    as name: () -> String
  ) {
    #if DEBUG
      ownership.claim(rectangle().clipped(to: size), isBlank: isBlank(), as: name)
    #endif
  }

  private mutating func put(_ cell: Cell, on rectangle: Rectangle) {
    let place = rectangle.clipped(to: size)
    guard place.size.width > 0 else { return }
    for y in place.minY..<place.maxY {
      separate(x: place.minX, y: y)
      separate(x: place.maxX, y: y)
      let start = y * size.width
      cells.withUnsafeMutableBufferPointer { cells in
        cells[start + place.minX..<start + place.maxX].update(repeating: cell)
      }
    }
  }

  @inline(__always)
  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    guard x >= 0, x < size.width else { return }
    if !cell.isContinuation { separate(x: x, y: y) }
    separate(x: x + 1, y: y)
    cells[y * size.width + x] = cell
  }

  /// Blanks both halves of a wide character that spans the border before column x, so overwriting one half does
  /// not leave the other.
  private mutating func separate(x: Int, y: Int) {
    guard x > 0, x < size.width else { return }
    let index = y * size.width + x
    guard cells[index].isContinuation else { return }
    cells[index].glyph = .scalar(" ")
    cells[index - 1].glyph = .scalar(" ")
  }
}

extension [Cell] {
  /// Fills one row and copies it: several times as fast as cell by cell.
  fileprivate init(repeating cell: Cell, rowsOf width: Int, count: Int) {
    self.init(unsafeUninitializedCapacity: width * count) { cells, initializedCount in
      guard let start = cells.baseAddress, width > 0 else { return }
      start.initialize(repeating: cell, count: count > 0 ? width : 0)
      for row in 1..<Swift.max(1, count) {
        (start + row * width).initialize(from: start, count: width)
      }
      initializedCount = width * count
    }
  }
}
