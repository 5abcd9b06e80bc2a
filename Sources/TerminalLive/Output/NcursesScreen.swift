import CNcurses

/// The screen while ncurses has the terminal: its content, and its updates.
@MainActor
final class NcursesScreen {
  let pictures: PictureSource
  var encoder: ScreenEncoder
  var shown = ScreenContent(size: Size(width: 0, height: 0))
  private let screen: OpaquePointer
  /// Takes output that ncurses cannot write, after everything it has written.
  let output: OutputBuffer

  /// Takes over a screen opened by ncurses; ``close()`` frees it.
  init(
    _ screen: OpaquePointer, encoder: ScreenEncoder, output: OutputBuffer, images: ImageLoading
  ) {
    (self.screen, self.encoder, self.output) = (screen, encoder, output)
    let style = PictureStyle(depth: encoder.depth, charset: encoder.charset)
    pictures = PictureSource(style: style, images: images)
    // Neither links nor pictures move with inserted characters.
    idcok(curses_screen_window(), false)
  }

  func close() {
    endwin()
    curses_clear_last_row()
    delscreen(screen)
  }

  func draw(_ frame: Frame) {
    // Pictures show the frame's background where they are transparent.
    let style = PictureStyle(
      depth: encoder.depth, charset: encoder.charset, background: frame.style.background)
    let last = pictures.use(style) ? nil : shown
    if shown.size != frame.size { blank(like: frame) }
    var next = ScreenContent(
      frame, pictures.contents(of: frame, after: last), lastTitle: shown.frame.title)
    if let pixels = pictures.pixels, pixels.usesPlaceholders {
      // Placeholder cells need their pictures sent first.
      output.collect { show(next.pixels, on: pixels) }
      next.pictures = next.pictures.map(pixels.placeholders)
    }
    let difference = ScreenDifference(from: shown, to: next, encodedBy: &encoder)
    shown = next
    for step in difference.smallPicturesFirst { output.collect { perform(step) } }
    if let pixels = pictures.pixels, !pixels.usesPlaceholders {
      output.collect { show(next.pixels, on: pixels) }
    }
  }

  /// Sends the changed pictures, and again the cells that cover them.
  private func show(_ pictures: [PixelPicture], on stage: PixelStage) {
    let (sequences, overdrawn) = stage.show(pictures)
    output.write(sequences)
    let covered = overdrawn.flatMap { picture in
      picture.rectangle.points.filter { point in !picture.visible.contains { $0.contains(point) } }
    }
    if !covered.isEmpty {
      perform(ScreenDifference(again: covered, of: shown, encodedBy: &encoder))
    }
  }

  func redraw() {
    werase(curses_screen_window())
    clearok(curses_screen_window(), true)
    shown = ScreenContent(size: Size(width: 0, height: 0), title: shown.frame.title)
    pictures.pixels?.clear()
  }
}
