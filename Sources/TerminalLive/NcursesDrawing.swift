import CNcurses
import Terminal

extension NcursesTerminal {
  /// Shows a frame: only what differs from the last one is touched.
  public func draw(_ frame: Frame) {
    guard screen != nil else { return }
    useBackground(of: frame)
    let entries = frame.pictures.map { pictures?.entry(for: $0) }
    let isUnchanged = frame.pictures.indices.map { index in
      guard let drawnFrame, index < drawnFrame.pictures.count else { return false }
      return drawnFrame.pictures[index] == frame.pictures[index]
        && drawnPictures[index]?.isExact == entries[index]?.isExact
    }
    let old = drawnFrame.flatMap { $0.size == frame.size ? $0 : nil }
    for index in frame.cells.indices {
      let cell = frame.cells[index]
      if let old, old.cells[index] == cell {
        switch cell.glyph {
        case .scalar, .continuation: continue
        case .cluster(let number) where old.clusters[number] == frame.clusters[number]: continue
        case .picture(let number) where isUnchanged[number]: continue
        case .cluster, .picture: break
        }
      }
      let (y, x) = index.quotientAndRemainder(dividingBy: frame.size.width)
      put(cell, Point(x: x, y: y), on: frame, entries)
    }
    let hasNewUpcoming = drawnFrame?.upcoming != frame.upcoming
    drawnFrame = frame
    drawnPictures = entries
    let cursor = frame.cursor ?? Point(x: frame.size.width - 1, y: frame.size.height - 1)
    wmove(curses_screen_window(), Int32(cursor.y), Int32(cursor.x))
    wnoutrefresh(curses_screen_window())
    doupdate()
    drawLinks(of: frame)
    if hasNewUpcoming { pictures?.prepare(frame.upcoming) }
  }

  func put(
    _ cell: Cell, _ point: Point, on frame: Frame, _ entries: [PictureCache.Entry?]
  ) {
    switch cell.glyph {
    case .continuation: break
    case .scalar, .cluster:
      guard let character = frame.character(of: cell.glyph) else { return }
      put(
        isASCII ? asciiFallback(for: character) : character, at: point,
        attributes: attributes(of: cell.style),
        foreground: palette.number(of: cell.style.foreground),
        background: palette.number(of: cell.style.background))
    case .picture(let number):
      let picture = frame.pictures[number]
      let rectangle = picture.rectangle
      let index =
        (point.y - rectangle.minY) * rectangle.size.width + point.x - rectangle.minX
      guard let cells = entries[number]?.cells, cells.indices.contains(index) else {
        return put(
          " ", at: point, attributes: 0, foreground: -1,
          background: palette.number(of: cell.style.background))
      }
      let part = cells[index]
      put(
        Unicode.Scalar(part.character).map(Character.init) ?? " ", at: point,
        attributes: picture.isDimmed && depth == .mono ? curses_dim() : 0,
        foreground: part.foreground, background: part.background)
    }
  }

  /// What can be seen through a picture is the frame's background: with another one all cells are
  /// others.
  private func useBackground(of frame: Frame) {
    guard let pictures, pictures.style.background != frame.style.background else { return }
    self.pictures = pictureCache(on: frame.style.background)
    drawnFrame = nil
  }

  private func put(
    _ character: Character, at point: Point, attributes: UInt32, foreground: Int32,
    background: Int32
  ) {
    let pair = depth == .mono ? 0 : alloc_pair(foreground, background)
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 6) { text in
      var count = 0
      for scalar in character.unicodeScalars.prefix(5) {
        text[count] = wchar_t(scalar.value)
        count += 1
      }
      text[count] = 0
      curses_put(Int32(point.y), Int32(point.x), text.baseAddress, attributes, max(0, pair))
    }
  }

  /// Dim is for terminals without colours: elsewhere the colour itself is quieter.
  private func attributes(of style: Style) -> UInt32 {
    var attributes: UInt32 = 0
    if style.attributes.contains(.bold) { attributes |= curses_bold() }
    if style.attributes.contains(.reverse) { attributes |= curses_reverse() }
    let showsColor = depth != .mono && style.foreground != .standard
    if style.attributes.contains(.dim), !showsColor { attributes |= curses_dim() }
    return attributes
  }
}
