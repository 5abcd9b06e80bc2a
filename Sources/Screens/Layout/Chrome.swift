/// The frame around every screen: the name at the top, notices and hints at the bottom.
struct Chrome {
  let size: Size
  let theme: Theme
  /// Those of the screen; none under a dialog, which has its own.
  var hints: [KeyHint] = []
  let margin: Int
  /// The area left for the screen itself.
  let content: Rectangle
  /// The place of the screen's subject.
  let about: Rectangle

  /// Has room for larger letters, and too much for lists.
  var isLarge: Bool { content.width >= 140 && content.height >= 44 }

  let headerRow: Int
  let hintRow: Int

  init(in size: Size, theme: Theme) {
    (self.size, self.theme) = (size, theme)
    let isRoomy = size.height >= 32
    margin = size.width >= 100 ? 3 : size.width >= 60 ? 2 : 1
    headerRow = isRoomy ? 1 : 0
    about = Rectangle(x: margin + 15, y: headerRow, width: size.width - margin * 2 - 15, height: 1)
    hintRow = size.height - (isRoomy ? 2 : 1)
    let top = headerRow + (size.height >= 20 ? 2 : 1)
    let bottom = hintRow - (size.height >= 30 ? 1 : 0)
    content = Rectangle(x: margin, y: top, width: size.width - 2 * margin, height: bottom - top)
  }

  var aboveHints: Rectangle { Rectangle(x: 0, y: 0, width: size.width, height: hintRow) }

  /// Draws the program's name, the screen's subject, and its hints; no name if `about` is nil.
  func draw(about: String?, on frame: inout Frame) {
    if let text = about {
      frame.write("♪ \(programName)", x: margin, y: headerRow, theme.accent)
      frame.write(text, in: self.about, theme.quiet)
    }
    draw(hints, on: &frame)
    frame.cursor = self.about.origin
  }

  /// The middle of the content, for text; on a large screen, below the title in block letters.
  func column(width: Int, titled title: String, on frame: inout Frame) -> Rectangle {
    let column = content.centered(width: min(width, content.width), height: min(content.height, 48))
    guard isLarge, let letters = blockLetters(title, width: content.width)?[0]
    else { return column }
    frame.write(centered: letters, in: column.top(letters.count), theme.accent)
    return column.dropping(top: letters.count + 2)
  }

  /// Draws notices above the hints; at most the last four lines.
  func draw(notices: [Notice], on frame: inout Frame) {
    frame.startLayer()
    let width = frame.size.width - 2 * margin
    let lines = notices.flatMap { "! \($0.sentence)".wrapped(to: width) }.suffix(4)
    let place = aboveHints.bottom(lines.count)
    frame.fill(place, theme.text)
    frame.write(lines, in: place.inset(x: margin, y: 0), theme.accent)
  }

  func draw(_ hints: [KeyHint], on frame: inout Frame) {
    frame.fill(frame.bounds.row(hintRow), theme.text)
    drawHints(hints, in: frame.bounds.row(hintRow).inset(x: margin, y: 0), theme: theme, on: &frame)
  }
}

/// Draws hints side by side; if not all fit, closer together and without the last, but with the way back.
func drawHints(_ hints: [KeyHint], in row: Rectangle, theme: Theme, on frame: inout Frame) {
  let lengths = hints.map { $0.keys.displayWidth + 1 + $0.meaning.displayWidth }
  let isTight = lengths.reduce(0, +) + 3 * (lengths.count - 1) > row.width
  var column = row.minX
  // The columns still needed by the ways back.
  var reserved = zip(hints, lengths).filter(\.0.leaves).map { $1 + 2 }.reduce(0, +)
  for (hint, length) in zip(hints, lengths) {
    if hint.leaves { reserved -= length + 2 }
    guard column + length + reserved <= row.maxX else { continue }
    frame.write(hint.keys, x: column, y: row.minY, theme.accent)
    frame.write(hint.meaning, x: column + hint.keys.displayWidth + 1, y: row.minY, theme.quiet)
    if let command = hint.command {
      frame.addTarget(.hint(command), Rectangle(x: column, y: row.minY, width: length, height: 1))
    }
    column += length + (isTight ? 2 : 3)
  }
}
