import Artwork

/// The rotation or flip that makes a picture upright: the values 1 to 8 of the Exif tag 0x0112.
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, upsideDownMirrored
  case transposed, turnedRight, transverse, turnedLeft
}

extension PixelImage {
  func turned(by orientation: Orientation) -> PixelImage {
    guard orientation != .upright else { return self }
    let isTransposed = orientation.rawValue >= Orientation.transposed.rawValue
    let startsRight = [.mirrored, .upsideDown, .transverse, .turnedLeft].contains(orientation)
    let startsBelow = [.upsideDown, .upsideDownMirrored, .turnedRight, .transverse]
      .contains(orientation)
    let (newWidth, newHeight) = isTransposed ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (right, down) = isTransposed ? (y, x) : (x, y)
        let oldX = startsRight ? width - 1 - right : right
        let oldY = startsBelow ? height - 1 - down : down
        let (to, from) = ((y * newWidth + x) * 4, (oldY * width + oldX) * 4)
        for channel in 0..<4 { turned[to + channel] = bytes[from + channel] }
      }
    }
    return PixelImage(width: newWidth, height: newHeight, bytes: turned) ?? self
  }
}
