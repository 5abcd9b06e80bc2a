/// Output that shows a picture at the terminal's cursor in one way, and the rows it takes.
///
/// Leaves the cursor in the first column below it.
public struct TestCard: Sendable {
  public let bytes: [UInt8]

  private static let size = Size(width: 14, height: 7)
  private static let indent = 4

  /// A picture as pixels; nil if it needs the size of a cell and that is unknown.
  public init?(_ image: PixelImage, as way: PixelProtocol, cell: PixelSize?) {
    guard let cell = cell ?? (way == .sixel ? nil : PixelSize(width: 10, height: 20)),
      let request = RenderRequest(
        Picture(image: "", in: .init(x: 0, y: 0, width: Self.size.width, height: Self.size.height)),
        cell: (cell.width, cell.height))
    else { return nil }
    let data = renderPixels(of: image, for: request, as: way, on: Color(0))
    let picture: [UInt8] =
      switch way {
      case .kitty, .kittyInTmux:
        kittyUpload(data.bytes, id: Self.kittyID)
          + Array(
            "\u{1B}_Ga=p,i=\(Self.kittyID),c=\(Self.size.width),r=\(Self.size.height),C=1,q=2\u{1B}\\"
              .utf8)
      case .iterm2: iterm2Image(data.bytes, in: Self.size)
      case .sixel: data.bytes
      }
    // Room first, so nothing scrolls while the picture is drawn.
    let room = String(repeating: "\n", count: Self.size.height)
    bytes =
      Array("\(room)\u{1B}[\(Self.size.height)A\u{1B}[\(Self.indent)C\u{1B}7".utf8) + picture
      + Array("\u{1B}8\r\(room)".utf8)
  }

  public init(inCells image: PixelImage, depth: ColorDepth, isASCII: Bool) {
    let cells = pictureCells(
      of: image, width: Self.size.width, height: Self.size.height, isDimmed: false,
      style: PictureStyle(
        depth: depth, charset: isASCII ? .ascii : .unicode, background: Color(0)))
    var text = ""
    for (index, cell) in cells.enumerated() {
      if index % Self.size.width == 0 { text += String(repeating: " ", count: Self.indent) }
      text += color(cell.foreground, 30, depth: depth) + color(cell.background, 40, depth: depth)
      text.unicodeScalars.append(Unicode.Scalar(cell.character) ?? " ")
      if index % Self.size.width == Self.size.width - 1 { text += "\u{1B}[0m\n" }
    }
    bytes = Array(text.utf8)
  }

  private static let kittyID = KittyGraphics.ids.upperBound
}

/// The sequence for a colour as ncurses numbers it; 30 is the base of foregrounds, 40 of backgrounds.
private func color(_ number: Int32, _ base: Int32, depth: ColorDepth) -> String {
  guard number >= 0 else { return "\u{1B}[\(base + 9)m" }
  return depth == .truecolor && number > 7
    ? "\u{1B}[\(base + 8);2;\(number >> 16);\(number >> 8 & 255);\(number & 255)m"
    : "\u{1B}[\(base + 8);5;\(number)m"
}
