import Artwork

/// The rotation or flip that makes a picture upright: the values 1 to 8 of the Exif tag 0x0112.
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, upsideDownMirrored
  case transposed, turnedRight, transverse, turnedLeft
}

extension PixelImage {
  func turned(by orientation: Orientation) -> PixelImage {
    let isTransposed = orientation.rawValue >= Orientation.transposed.rawValue
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = isTransposed ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (oldX, oldY) = source(ofX: x, y: y, orientation)
        let (to, from) = ((y * newWidth + x) * 4, (oldY * width + oldX) * 4)
        for channel in 0..<4 { turned[to + channel] = bytes[from + channel] }
      }
    }
    return PixelImage(width: newWidth, height: newHeight, bytes: turned) ?? self
  }

  /// The position in this picture of a pixel of the upright one.
  private func source(ofX x: Int, y: Int, _ orientation: Orientation) -> (Int, Int) {
    switch orientation {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .upsideDownMirrored: (x, height - 1 - y)
    case .transposed: (y, x)
    case .turnedRight: (y, height - 1 - x)
    case .transverse: (width - 1 - y, height - 1 - x)
    case .turnedLeft: (width - 1 - y, x)
    }
  }
}
