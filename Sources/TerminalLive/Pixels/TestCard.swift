/// Output that shows a picture at the terminal's cursor in one way, and moves that to the first column below.
public struct TestCard: Sendable {
  public let text: String

  private static let size = Size(width: 14, height: 7)
  private static let indent = "    "

  /// A picture as pixels; nil if it needs the size of a cell and that is unknown.
  public init?(_ image: PixelImage, as way: PixelProtocol, cell: PixelSize?) {
    let style = PictureStyle(depth: .truecolor, charset: .unicode, background: Color(0))
    let picture = Picture(
      image: "", in: Rectangle(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
    guard let cell = cell ?? (way == .sixel ? nil : PixelSize(width: 10, height: 20)),
      let request = RenderRequest(picture, style, as: way, cell: (cell.width, cell.height))
    else { return nil }
    let data = request.rendering(of: image).data
    let output =
      switch way {
      case .kitty, .kittyInTmux:
        kittyUpload(data, id: Self.kittyID)
          + "\u{1B}_Ga=p,i=\(Self.kittyID),c=\(Self.size.width),r=\(Self.size.height),C=1,q=2\u{1B}\\"
      case .iterm2: iterm2Image(data, in: Self.size)
      case .sixel: data
      }
    // Room first, so nothing scrolls while the picture is drawn.
    let room = String(repeating: "\n", count: Self.size.height)
    let start = "\(room)\u{1B}[\(Self.size.height)A\(Self.indent)"
    text = "\(start)\(savingCursor(output))\r\(room)"
  }

  /// A picture in cells.
  public init(inCells image: PixelImage, depth: ColorDepth, isASCII: Bool) {
    let (width, writer) = (Self.size.width, ANSIWriter(depth: depth))
    let cells = pictureCells(
      of: image, width: width, height: Self.size.height, isDimmed: false,
      style: PictureStyle(depth: depth, charset: isASCII ? .ascii : .unicode, background: Color(0)))
    text = stride(from: 0, to: cells.count, by: width).map { start in
      var look = Look()
      let row = cells[start..<start + width].map { ScreenCell($0) }
      return "\(Self.indent)\(writer.output(for: row, after: &look))\u{1B}[0m\n"
    }.joined()
  }

  private static let kittyID = KittyGraphics.ids.upperBound
}
