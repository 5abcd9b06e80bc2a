extension NcursesTerminal {
  /// Chooses how to show pictures, by the player's choice and the terminal's replies so far.
  func choosePixels() {
    guard let screen else { return }
    let way = chosenWay(on: screen.encoder)
    let former = screen.pictures.pixels
    guard screen.pictures.use(way, cell: cellSize(for: way)) else { return }
    if let former { send(former.farewell) }
    // A signal may have cut a picture in two: ST ends the part already sent.
    let farewell = screen.pictures.pixels.map { "\u{1B}\\" + $0.farewell } ?? ""
    setReset(after: farewell + restoreTitle)
    // The last frame should be drawn this way.
    if screen.shown.size.area > 0 { onPicturesReady() }
  }

  private func chosenWay(on encoder: ScreenEncoder) -> PixelProtocol? {
    let kind = TerminalKind(environment)
    let way: PixelProtocol? =
      switch options.images {
      case .blocks: nil
      case .pixels(.kitty) where kind == .tmux: .kittyInTmux
      case .pixels(let way): way
      case .automatic:
        traits.attributes == nil || encoder.charset != .unicode || encoder.depth == .mono
          ? nil : traits.pixelProtocol(in: kind, environment: environment)
      }
    // In tmux, the colour of a cell identifies its picture.
    return way == .kittyInTmux && encoder.depth != .truecolor ? nil : way
  }

  /// The size of a cell in pixels: from the terminal's reply, or else from its window's size in both units.
  ///
  /// If a terminal scales pictures itself, any size will do.
  private func cellSize(for way: PixelProtocol?) -> PixelSize? {
    guard let way else { return nil }
    let measured = window().flatMap { columns, rows, width, height in
      columns > 0 && rows > 0
        ? PixelSize(width: width / columns, height: height / rows, limit: 200) : nil
    }
    return measured ?? traits.cellSize ?? (way == .sixel ? nil : PixelSize(width: 10, height: 20))
  }
}
