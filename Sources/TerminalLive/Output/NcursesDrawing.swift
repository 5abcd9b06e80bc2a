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
      retry(picture.image)
    }
    let drawings = frame.pictures.indices.map { index in
      drawing(of: index, in: frame, last: isSamePicture[index] ? drawnPictures[index] : nil)
    }
    let isUnchanged = frame.pictures.indices.map { index in
      isSamePicture[index]
        && drawings[index].hasSameCells(
          as: drawnPictures[index], usingPlaceholders: pixels?.usesPlaceholders == true)
    }
    let changed = changedCells(of: frame, since: old, isUnchanged)
    drawnFrame = frame
    drawnPictures = drawings
    if pixels?.usesPlaceholders == true { output?.collect { showPixels(of: frame) } }
    for cells in smallPicturesFirst(changed, of: frame, isUnchanged) {
      put(cells, of: frame, drawings)
      output?.collect { refresh(frame, changed: cells) }
    }
    if pixels?.usesPlaceholders == false { output?.collect { showPixels(of: frame) } }
    askQuestions()
  }

  /// The changed cells, with those of larger pictures apart, so that a flipped card is on the screen
  /// before the large cover beside the board.
  private func smallPicturesFirst(
    _ changed: [Int], of frame: Frame, _ isUnchanged: [Bool]
  ) -> [[Int]] {
    func area(_ picture: Int) -> Int { frame.pictures[picture].rectangle.size.area }
    let areas = frame.pictures.indices.filter { !isUnchanged[$0] }.map(area)
    guard let smallest = areas.min(), areas.contains(where: { $0 > smallest }) else {
      return [changed]
    }
    var (first, later): ([Int], [Int]) = ([], [])
    for index in changed {
      if case .picture(let picture) = frame.cells[index].glyph, area(picture) > smallest {
        later.append(index)
      } else {
        first.append(index)
      }
    }
    return [first, later]
  }

  /// Computes in advance pictures that may be drawn soon; cheap if they are the same as in the last
  /// call.
  public func prepare(_ upcoming: [Picture]) {
    guard upcoming != preparedPictures else { return }
    preparedPictures = upcoming
    if let pixels { pixels.prepare(upcoming) } else { pictures?.prepare(upcoming) }
  }

  /// Whether pictures are being computed, after which ``onPicturesReady`` is called.
  public var isRendering: Bool { pixels?.isWorking == true || pictures?.isWorking == true }

  /// Blanks the window and returns the frame it then shows.
  private func blankFrame(like frame: Frame) -> Frame {
    let look = look(of: frame.style)
    curses_fill(look.attributes, look.pair)
    drawnPictures = []
    return Frame(size: frame.size, style: frame.style)
  }

  /// The cells that differ from the last frame, row by row.
  private func changedCells(
    of frame: Frame, since old: Frame, _ isUnchanged: [Bool]
  ) -> [Int] {
    let isSameCluster = frame.clusters.indices.map {
      old.clusters.indices.contains($0) && old.clusters[$0] == frame.clusters[$0]
        && old.plainClusters[$0] == frame.plainClusters[$0]
    }
    func refersToSame(_ cell: Cell) -> Bool {
      switch cell.glyph {
      case .scalar, .continuation: true
      case .cluster(let number): isSameCluster[number]
      case .picture(let number): isUnchanged[number]
      }
    }
    let rows = rowsOfChangedPictures(of: frame, isUnchanged)
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
  private func rowsOfChangedPictures(of frame: Frame, _ isUnchanged: [Bool]) -> [Bool] {
    var rows = Array(repeating: false, count: frame.size.height)
    for index in isUnchanged.indices where !isUnchanged[index] {
      let rectangle = frame.pictures[index].rectangle
      for y in rows.indices.clamped(to: rectangle.minY..<max(rectangle.minY, rectangle.maxY)) {
        rows[y] = true
      }
    }
    return rows
  }

  /// Writes the cells with these ascending indices; adjacent ones in one call.
  func put(_ indices: [Int], of frame: Frame, _ drawings: [Drawing?]) {
    let width = frame.size.width
    var run: [cchar_t] = []
    var start = 0
    for (position, index) in indices.enumerated() {
      if run.isEmpty { start = index }
      if let cell = cursesCell(frame.cells[index], at: index, of: frame, drawings) {
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

  /// Sends the window to the terminal, and the links of the frame in it if they, or cells of them, have
  /// changed.
  private func refresh(_ frame: Frame, changed: [Int]) {
    sendTitle(of: frame)
    moveCursor(of: frame)
    let width = frame.size.width
    let hasChanged = { (link: Frame.Link) in
      changed.contains { link.rectangle.contains(Point(x: $0 % width, y: $0 / width)) }
    }
    if supportsLinks, frame.links != drawnLinks || frame.links.contains(where: hasChanged) {
      drawLinks(of: frame)
    }
    refresh()
  }

  /// Draws cells in other colours than those of the frame: ncurses would send nothing for cells that look
  /// as it believes them to look already.
  func drawOtherwise(_ indices: [Int], of frame: Frame) {
    var inverse = frame.style
    inverse.attributes.formSymmetricDifference(.reverse)
    put(indices, of: Frame(size: frame.size, style: inverse), [])
    refresh()
  }

  func moveCursor(of frame: Frame) {
    let cursor = frame.cursor ?? Point(x: frame.size.width - 1, y: frame.size.height - 1)
    wmove(curses_screen_window(), Int32(cursor.y), Int32(cursor.x))
  }

  func refresh() {
    wnoutrefresh(curses_screen_window())
    doupdate()
  }

  /// Pictures show the frame's background where they are transparent, so another background changes
  /// all of their cells.
  private func useBackground(of frame: Frame) {
    guard let pictures, pictures.style.background != frame.style.background else { return }
    self.pictures = pictureCache(on: frame.style.background)
    choosePixels()
    preparedPictures = []
    drawnFrame = nil
  }
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
