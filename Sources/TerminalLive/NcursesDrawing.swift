import CNcurses
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension NcursesTerminal {
  /// Shows a frame: only what differs from the last one is touched.
  public func draw(_ frame: Frame) {
    guard screen != nil else { return }
    useBackground(of: frame)
    let old = drawnFrame.flatMap { $0.size == frame.size ? $0 : nil }
    let isSamePicture = frame.pictures.indices.map {
      old?.pictures.indices.contains($0) == true && old?.pictures[$0] == frame.pictures[$0]
    }
    let entries = frame.pictures.indices.map { index in
      isSamePicture[index] && drawnPictures[index]?.isExact == true
        ? drawnPictures[index] : pictures?.entry(for: frame.pictures[index])
    }
    let isUnchanged = frame.pictures.indices.map {
      isSamePicture[$0] && drawnPictures[$0]?.isExact == entries[$0]?.isExact
    }
    for y in rowsToLookAt(in: frame, since: old, isUnchanged) {
      for x in 0..<frame.size.width {
        let index = y * frame.size.width + x
        let cell = frame.cells[index]
        if let old, old.cells[index] == cell {
          switch cell.glyph {
          case .scalar, .continuation: continue
          case .cluster(let number)
          where old.character(of: cell.glyph) == frame.clusters[Int(number)]:
            continue
          case .picture(let number) where isUnchanged[Int(number)]: continue
          case .cluster, .picture: break
          }
        }
        put(cell, Point(x: x, y: y), on: frame, entries)
      }
    }
    drawnFrame = frame
    drawnPictures = entries
    let cursor = frame.cursor ?? Point(x: frame.size.width - 1, y: frame.size.height - 1)
    wmove(curses_screen_window(), Int32(cursor.y), Int32(cursor.x))
    output?.collect {
      refresh()
      drawLinks(of: frame)
    }
  }

  /// Computes ahead what may be drawn soon; costs little if it is the same as at the last call.
  public func prepare(_ upcoming: [Picture]) {
    guard upcoming != preparedPictures else { return }
    preparedPictures = upcoming
    pictures?.prepare(upcoming)
  }

  /// All rows but those that are plainly the same: they are the same memory, and no picture or
  /// cluster that they may refer to has changed.
  private func rowsToLookAt(in frame: Frame, since old: Frame?, _ isUnchanged: [Bool]) -> [Int] {
    guard let old, old.clusters == frame.clusters else { return Array(0..<frame.size.height) }
    var isChanged = Array(repeating: false, count: frame.size.height)
    for index in isUnchanged.indices where !isUnchanged[index] {
      let rectangle = frame.pictures[index].rectangle
      for y in isChanged.indices.clamped(to: rectangle.minY..<max(rectangle.minY, rectangle.maxY)) {
        isChanged[y] = true
      }
    }
    let rowBytes = frame.size.width * MemoryLayout<Cell>.stride
    frame.cells.withUnsafeBytes { new in
      old.cells.withUnsafeBytes { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return }
        for y in isChanged.indices where !isChanged[y] {
          isChanged[y] = memcmp(new + y * rowBytes, old + y * rowBytes, rowBytes) != 0
        }
      }
    }
    return isChanged.indices.filter { isChanged[$0] }
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
      let picture = frame.pictures[Int(number)]
      let rectangle = picture.rectangle
      let index =
        (point.y - rectangle.minY) * rectangle.size.width + point.x - rectangle.minX
      guard let cells = entries[Int(number)]?.cells, cells.indices.contains(index) else {
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
    preparedPictures = []
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
