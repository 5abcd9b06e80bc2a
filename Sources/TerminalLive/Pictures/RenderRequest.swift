import Platform

/// Everything that decides what a picture looks like.
struct RenderRequest: Hashable, Sendable {
  let image: String
  let isDimmed: Bool
  let cells: Size
  let pixels: PixelSize
  let style: PictureStyle
  /// Nil for characters.
  let way: PixelProtocol?

  /// A picture whose cells have this size in pixels, eight by eight for characters; or a square of its height, which
  /// a terminal narrows itself; nil if it is empty or too large.
  init?(
    _ picture: Picture, _ style: PictureStyle, as way: PixelProtocol? = nil,
    cell: (width: Int, height: Int) = (8, 8)
  ) {
    let (size, rows) = (picture.rectangle.size, picture.rectangle.size.height)
    let isSquare = way != nil && way != .sixel
    let width = isSquare ? rows * cell.height : size.width * cell.width
    guard let pixels = PixelSize(width: width, height: rows * cell.height) else { return nil }
    (image, isDimmed, self.pixels) = (picture.image, picture.isDimmed, pixels)
    (self.style, self.way) = (style, way)
    cells = isSquare ? Size(width: rows, height: rows) : size
  }

  /// The pixels per side that it needs, if the image has as many.
  var side: Int { max(pixels.width, pixels.height) }

  /// Renders an image, on any thread.
  func rendering(of image: PixelImage) -> Rendering {
    guard let way else { return Rendering(cells: cells(of: image), size: pixels) }
    let flat = image.flattened(on: style.background)
    let picture = isDimmed ? flat.dimmed() : flat
    if way == .sixel { return Rendering(data: sixel(of: picture, size: pixels), size: pixels) }
    let scaled = picture.scaledDown(toWidth: pixels.width, height: pixels.height)
    return Rendering(
      data: Data(png(of: scaled)).base64EncodedString(),
      size: PixelSize(width: scaled.width, height: scaled.height) ?? pixels)
  }

  func cells(of image: PixelImage) -> [PictureCell] {
    pictureCells(
      of: image, width: cells.width, height: cells.height, isDimmed: isDimmed, style: style)
  }
}

/// A picture as cells, row by row, or as the data to send: base64 of a PNG, or a sixel sequence.
struct Rendering: Sendable {
  var cells: [PictureCell] = []
  var data = ""
  /// At most as large as requested, or with sixel exactly so.
  let size: PixelSize

  var byteCount: Int { cells.count * MemoryLayout<PictureCell>.stride + data.utf8.count }
}
