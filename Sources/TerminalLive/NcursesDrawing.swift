import CNcurses
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension NcursesTerminal {
  /// Shows a frame; redraws only what differs from the last one.
  public func draw(_ frame: Frame) {
    guard screen != nil else { return }
    useBackground(of: frame)
    let old = drawnFrame.flatMap { $0.size == frame.size ? $0 : nil } ?? blankFrame(like: frame)
    let isSamePicture = frame.pictures.indices.map {
      old.pictures.indices.contains($0) && old.pictures[$0] == frame.pictures[$0]
    }
    for (picture, isSame) in zip(frame.pictures, isSamePicture) where !isSame {
      pictures?.retry(picture.image)
    }
    let entries = frame.pictures.indices.map { index in
      isSamePicture[index] && drawnPictures[index]?.isExact == true
        ? drawnPictures[index] : pictures?.entry(for: frame.pictures[index])
    }
    let isUnchanged = frame.pictures.indices.map {
      isSamePicture[$0] && drawnPictures[$0]?.isExact == entries[$0]?.isExact
    }
    put(changedCells(of: frame, since: old, isUnchanged), of: frame, entries)
    drawnFrame = frame
    drawnPictures = entries
    let cursor = frame.cursor ?? Point(x: frame.size.width - 1, y: frame.size.height - 1)
    wmove(curses_screen_window(), Int32(cursor.y), Int32(cursor.x))
    output?.collect {
      refresh()
      drawLinks(of: frame)
    }
  }

  /// Computes in advance pictures that may be drawn soon; cheap if they are the same as in the last
  /// call.
  public func prepare(_ upcoming: [Picture]) {
    guard upcoming != preparedPictures else { return }
    preparedPictures = upcoming
    pictures?.prepare(upcoming)
  }

  /// Blanks the window and returns the frame it then shows.
  private func blankFrame(like frame: Frame) -> Frame {
    let look = look(of: frame.style)
    curses_fill(look.attributes, look.pair)
    drawnPictures = []
    return Frame(size: frame.size, style: frame.style)
  }

  /// The cells that differ from the last frame, row by row.
  private func changedCells(
    of frame: Frame, since old: Frame, _ isSamePicture: [Bool]
  ) -> [Int] {
    let isSameCluster = frame.clusters.indices.map {
      old.clusters.indices.contains($0) && old.clusters[$0] == frame.clusters[$0]
    }
    func refersToSame(_ cell: Cell) -> Bool {
      switch cell.glyph {
      case .scalar, .continuation: true
      case .cluster(let number): isSameCluster[number]
      case .picture(let number): isSamePicture[number]
      }
    }
    let rows = rowsOfChangedPictures(of: frame, isSamePicture)
    let hasOtherClusters = !isSameCluster.allSatisfy(\.self)
    let width = frame.size.width
    var changed: [Int] = []
    frame.cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        for y in rows.indices {
          let row = y * width..<(y + 1) * width
          let mayReferToOthers = rows[y] || hasOtherClusters
          // Most rows are byte for byte the same, and are skipped whole.
          guard mayReferToOthers || !areSameMemory(new[row], old[row]) else { continue }
          for index in row
          where new[index] != old[index] || mayReferToOthers && !refersToSame(new[index]) {
            changed.append(index)
          }
        }
      }
    }
    return changed
  }

  /// For each row, whether it shows a picture that has changed.
  private func rowsOfChangedPictures(of frame: Frame, _ isSamePicture: [Bool]) -> [Bool] {
    var rows = Array(repeating: false, count: frame.size.height)
    for index in isSamePicture.indices where !isSamePicture[index] {
      let rectangle = frame.pictures[index].rectangle
      for y in rows.indices.clamped(to: rectangle.minY..<max(rectangle.minY, rectangle.maxY)) {
        rows[y] = true
      }
    }
    return rows
  }

  /// Writes the cells with these ascending indices; adjacent ones in one call.
  func put(_ indices: [Int], of frame: Frame, _ entries: [PictureCache.Entry?]) {
    let width = frame.size.width
    var run: [cchar_t] = []
    var start = 0
    for (position, index) in indices.enumerated() {
      if run.isEmpty { start = index }
      if let cell = cursesCell(frame.cells[index], at: index, of: frame, entries) {
        run.append(cell)
      }
      let isLast =
        position + 1 == indices.count || indices[position + 1] != index + 1
        || (index + 1) % width == 0
      if isLast, !run.isEmpty {
        curses_put(Int32(start / width), Int32(start % width), run, Int32(run.count))
        run.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Nil for the right half of a wide character, which is drawn with the left half.
  private func cursesCell(
    _ cell: Cell, at index: Int, of frame: Frame, _ entries: [PictureCache.Entry?]
  ) -> cchar_t? {
    switch cell.glyph {
    case .continuation: return nil
    case .scalar(let scalar) where !isASCII:
      return cursesCell(CollectionOfOne(scalar), look(of: cell.style))
    case .scalar, .cluster:
      guard let character = frame.character(of: cell.glyph) else { return nil }
      return cursesCell(
        (isASCII ? asciiFallback(for: character) : character).unicodeScalars,
        look(of: cell.style))
    case .picture(let number):
      let rectangle = frame.pictures[number].rectangle
      let (y, x) = index.quotientAndRemainder(dividingBy: frame.size.width)
      let place = (y - rectangle.minY) * rectangle.size.width + x - rectangle.minX
      guard let cells = entries[number]?.cells, cells.indices.contains(place) else {
        return cursesCell(CollectionOfOne(" "), look(of: Style(on: cell.style.background)))
      }
      let part = cells[place]
      let isDim = depth == .mono && frame.pictures[number].isDimmed
      return cursesCell(
        CollectionOfOne(Unicode.Scalar(part.character) ?? " "),
        Look(
          attributes: isDim ? curses_dim() : 0, pair: pair(of: part.foreground, part.background)))
    }
  }

  private func cursesCell(_ scalars: some Sequence<Unicode.Scalar>, _ look: Look) -> cchar_t {
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 6) { text in
      var count = 0
      for scalar in scalars where count < 5 {
        text[count] = wchar_t(scalar.value)
        count += 1
      }
      text[count] = 0
      return curses_cell(text.baseAddress, look.attributes, look.pair)
    }
  }

  /// Pictures show the frame's background where they are transparent, so another background changes
  /// all of their cells.
  private func useBackground(of frame: Frame) {
    guard let pictures, pictures.style.background != frame.style.background else { return }
    self.pictures = pictureCache(on: frame.style.background)
    preparedPictures = []
    drawnFrame = nil
  }

  /// The ncurses equivalent of a style; adjacent cells mostly share one.
  private func look(of style: Style) -> Look {
    if let last = lastLook, last.style == style { return last.look }
    let look = Look(
      attributes: attributes(of: style),
      pair: pair(
        of: palette.number(of: style.foreground), palette.number(of: style.background)))
    lastLook = (style, look)
    return look
  }

  private func pair(of foreground: Int32, _ background: Int32) -> Int32 {
    depth == .mono ? 0 : max(0, alloc_pair(foreground, background))
  }

  /// Dim is used only without colours; elsewhere the colour itself is muted.
  private func attributes(of style: Style) -> UInt32 {
    var attributes: UInt32 = 0
    if style.attributes.contains(.bold) { attributes |= curses_bold() }
    if style.attributes.contains(.reverse) { attributes |= curses_reverse() }
    let showsColor = depth != .mono && style.foreground != .standard
    if style.attributes.contains(.dim), !showsColor { attributes |= curses_dim() }
    return attributes
  }
}

/// The attributes and colour pair of a cell.
struct Look {
  var attributes: UInt32
  var pair: Int32
}

private func areSameMemory(
  _ left: Slice<UnsafeBufferPointer<Cell>>, _ right: Slice<UnsafeBufferPointer<Cell>>
) -> Bool {
  let (left, right) = (
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: left)),
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: right))
  )
  guard let a = left.baseAddress, let b = right.baseAddress else { return true }
  return memcmp(a, b, left.count) == 0
}
