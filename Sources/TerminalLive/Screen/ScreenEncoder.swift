struct ScreenEncoder {
  let depth: ColorDepth
  var charset: Charset
  let supportsLinks: Bool
  private let supportsTitle: Bool
  private var palette: Palette
  /// Adjacent cells mostly share a style.
  private var lastLook: (style: Style, look: Look)?

  init(
    depth: ColorDepth, charset: Charset, supportsLinks: Bool = true, supportsTitle: Bool = true
  ) {
    (self.depth, self.charset) = (depth, charset)
    (self.supportsLinks, self.supportsTitle) = (supportsLinks, supportsTitle)
    palette = Palette(depth: depth)
  }

  func title(of frame: Frame) -> String? {
    guard supportsTitle, let text = frame.title?.fitted(to: 80) else { return nil }
    return charset == .unicode ? text : String(text.map(asciiFallback))
  }

  /// The cells in these columns of a row, with the other halves of the wide characters in them.
  mutating func run(
    _ columns: Range<Int>, ofRow y: Int, of screen: ScreenContent
  ) -> ScreenDifference.Run {
    let columns = screen.frame.wholeCharacters(in: columns, ofRow: y)
    var cells: [ScreenCell] = []
    cells.reserveCapacity(columns.count)
    var x = columns.lowerBound
    while x < columns.upperBound {
      let index = y * screen.size.width + x
      if case .picture(let number) = screen.frame.cells[index].glyph {
        let cell = screen.frame.cells[index]
        let part = screen.frame.cells[index..<index + columns.upperBound - x].prefix { $0 == cell }
        append(
          x..<x + part.count, ofRow: y, of: screen.frame.pictures[number],
          screen.pictures[number], cell.style, to: &cells)
        x += part.count
      } else {
        cells.append(cell(at: index, of: screen.frame))
        x += 1
      }
    }
    return ScreenDifference.Run(start: Point(x: columns.lowerBound, y: y), cells: cells)
  }

  mutating func look(of style: Style) -> Look {
    if let lastLook, lastLook.style == style { return lastLook.look }
    let look = palette.look(of: style)
    lastLook = (style, look)
    return look
  }

  // MARK: Text

  private mutating func cell(at index: Int, of frame: Frame) -> ScreenCell {
    let cell = frame.cells[index]
    switch cell.glyph {
    case .scalar(let scalar) where charset == .unicode && scalar.isPlain:
      return plain(scalar, cell.style)
    case .continuation:
      let character = index > 0 ? frame.character(of: frame.cells[index - 1].glyph) : nil
      let isShown = character.map { charset.columns(of: $0) == 2 } ?? true
      return isShown ? .rightHalf(look(of: cell.style)) : ScreenCell(look(of: cell.style))
    case .scalar, .cluster, .picture:
      if charset != .unicode, let plain = frame.plainCharacter(of: cell.glyph) {
        return ScreenCell(plain.unicodeScalars, look(of: cell.style))
      }
      guard let character = frame.character(of: cell.glyph) else { return ScreenCell() }
      let isWide = index + 1 < frame.cells.count && frame.cells[index + 1].glyph == .continuation
      var style = cell.style
      if charset.shown(character).isReversed { style.attributes.formSymmetricDifference(.reverse) }
      return ScreenCell(charset.scalars(of: character, isWide: isWide), look(of: style))
    }
  }

  private mutating func plain(_ scalar: Unicode.Scalar, _ style: Style) -> ScreenCell {
    guard let lighter = lighterInverse(of: scalar.value).flatMap(Unicode.Scalar.init) else {
      return ScreenCell(scalar, look(of: style))
    }
    var style = style
    style.attributes.formSymmetricDifference(.reverse)
    return ScreenCell(lighter, look(of: style))
  }

  // MARK: Pictures

  private mutating func append(
    _ columns: Range<Int>, ofRow y: Int, of picture: Picture, _ content: PictureContent,
    _ style: Style, to cells: inout [ScreenCell]
  ) {
    // Each cell shows a single colour or character, or two rows are mere blobs of colour.
    let hasLabel =
      content.pixels == nil
      && (depth == .mono || charset != .unicode || picture.rectangle.size.height <= 2)
    let label = hasLabel && y == picture.rectangle.maxY - 1 ? picture.label ?? "" : ""
    for x in columns {
      if let scalar = label.unicodeScalars.dropFirst(x - picture.rectangle.minX).first {
        cells.append(plain(scalar, Style(style.foreground, on: style.background, .bold)))
      } else {
        cells.append(cell(at: Point(x: x, y: y), of: picture, content, style))
      }
    }
  }

  private mutating func cell(
    at point: Point, of picture: Picture, _ content: PictureContent, _ style: Style
  ) -> ScreenCell {
    let rectangle = picture.rectangle
    switch content {
    case .pixels(_, let scalar): return ScreenCell(scalar, look(of: style))
    case .placeholders(_, let id):
      guard let text = placeholder(ofCell: point, in: rectangle) else {
        return ScreenCell("\u{A0}", look(of: style))
      }
      return ScreenCell(text, look(of: Style(Color(UInt32(id)), on: style.background)))
    case .missing: return ScreenCell(look(of: style))
    case .cells(let parts, _):
      let place = (point.y - rectangle.minY) * rectangle.size.width + point.x - rectangle.minX
      guard parts.indices.contains(place) else { return ScreenCell(look(of: style)) }
      return ScreenCell(parts[place], depth == .mono && picture.isDimmed ? .dim : [])
    }
  }
}

extension Frame {
  /// Columns of a row, with the other halves of the wide characters in them.
  fileprivate func wholeCharacters(in columns: Range<Int>, ofRow y: Int) -> Range<Int> {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    func isRightHalf(_ x: Int) -> Bool {
      0..<size.width ~= x && cells[y * size.width + x].glyph == .continuation
    }
    return
      (start > 0 && isRightHalf(start) ? start - 1 : start)..<(isRightHalf(end) ? end + 1 : end)
  }
}

extension Unicode.Scalar {
  /// Is one of the common characters that every system knows to be one column wide.
  fileprivate var isPlain: Bool { value < 0x300 || (0x2500..<0x2600).contains(value) }
}
