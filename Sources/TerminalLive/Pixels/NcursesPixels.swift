import CNcurses
import CSignals
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a picture is on the screen.
enum Drawing: Equatable {
  case cells(PictureCache.Entry)
  case pixels(PixelPicture)
}

extension Drawing? {
  /// Whether ncurses has the same cells for another drawing of the same picture.
  func hasSameCells(as other: Drawing?, usingPlaceholders: Bool) -> Bool {
    switch (self, other) {
    case (.cells(let one), .cells(let other)): one.isExact == other.isExact
    case (.pixels(let one), .pixels(let other)): !usingPlaceholders || one == other
    case (nil, nil): true
    default: false
    }
  }
}

extension NcursesTerminal {
  /// How to draw a picture of a frame, which was last drawn like this if it is the same; nil if nothing
  /// of it is ready.
  func drawing(of index: Int, in frame: Frame, last: Drawing?) -> Drawing? {
    if let pixels {
      if let picture = pixels.picture(index, of: frame) { return .pixels(picture) }
      if pixels.isWorking, last == nil { return nil }
    }
    if case .cells(let entry) = last, entry.isExact { return last }
    return pictures?.entry(for: frame.pictures[index]).map { .cells($0) }
  }

  /// Tries again to load an image.
  func retry(_ image: String) {
    pictures?.retry(image)
    pixels?.retry(image)
  }

  /// Sends the pictures that have changed, and again the cells that cover them.
  func showPixels(of frame: Frame) {
    guard let pixels else { return }
    let shown = drawnPictures.compactMap { drawing -> PixelPicture? in
      if case .pixels(let picture) = drawing { picture } else { nil }
    }
    let (bytes, overdrawn) = pixels.show(shown)
    send(bytes)
    let covered = overdrawn.flatMap { picture in
      picture.rectangle.points.filter { point in !picture.visible.contains { $0.contains(point) } }
    }
    redraw(covered, of: frame)
  }

  /// Sends cells again.
  private func redraw(_ points: [Point], of frame: Frame) {
    guard !points.isEmpty else { return }
    let indices = points.filter(frame.bounds.contains).map { $0.y * frame.size.width + $0.x }
      .sorted()
    drawOtherwise(indices, of: frame)
    put(indices, of: frame, drawnPictures)
    moveCursor(of: frame)
    refresh()
  }

  /// Chooses how pictures are shown, by the player's choice and what the terminal has said so far.
  func choosePixels() {
    let way = chosenWay
    let cell = cellSize(for: way)
    let background = pictures?.style.background ?? .standard
    let isSame = pixels.map { $0.way == way && $0.cell == cell && $0.background == background }
    if isSame ?? (way == nil || cell == nil) { return }
    if let pixels { send(pixels.farewell) }
    pixels = nil
    preparedPictures = []
    defer {
      // A signal may have cut a picture in two: ST ends what has been sent of it.
      let farewell = pixels.map { "\u{1B}\\" + $0.farewell } ?? ""
      setReset(after: farewell + restoreTitleAfterSignal)
    }
    guard let way, let cell else { return drawAgain() }
    pixels = PixelStage(
      way: way, cell: cell, background: background, load: loadImage,
      onReady: { [weak self] in self?.onPicturesReady() },
      onMissing: { [weak self] in self?.onImageMissing($0) })
    idcok(curses_screen_window(), false)
    drawAgain()
  }

  /// The way in which pixels are to be shown; nil if they are not.
  private var chosenWay: PixelProtocol? {
    let kind = TerminalKind(environment)
    let way: PixelProtocol? =
      switch options.images {
      case .blocks: nil
      case .pixels(.kitty) where kind == .tmux: .kittyInTmux
      case .pixels(let way): way
      case .automatic:
        traits.attributes == nil || charset != .unicode || depth == .mono
          ? nil : traits.pixelProtocol(in: kind, environment: environment)
      }
    // In tmux, the colour of a cell tells which picture it is a part of.
    return way == .kittyInTmux && depth != .truecolor ? nil : way
  }

  /// Asks for the last frame to be drawn in the way that has been chosen now.
  private func drawAgain() {
    if drawnFrame != nil { onPicturesReady() }
  }

  /// The size of a cell in pixels: what the terminal says, or else its window's size in both units.
  ///
  /// Where a terminal scales pictures itself, any size will do.
  private func cellSize(for way: PixelProtocol?) -> PixelSize? {
    guard let way else { return nil }
    var window = winsize()
    var measured: PixelSize?
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
      measured = PixelSize(
        width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row),
        limit: 200)
    }
    return measured ?? traits.cellSize ?? (way == .sixel ? nil : PixelSize(width: 10, height: 20))
  }
}
