/// A decoded picture: red, green, blue and alpha, 0 to 255 each, not premultiplied, in sRGB.
public struct PixelImage: Hashable, Sendable {
  /// Columns of pixels, at least 1.
  public let width: Int
  /// Rows of pixels, at least 1.
  public let height: Int
  /// Four bytes per pixel, row by row from the top left, without padding.
  public let bytes: [UInt8]

  /// An image of the bytes; nil unless there are exactly `width * height * 4` of them.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count.isMultiple(of: 4),
      bytes.count / 4 / width == height, bytes.count / 4 % width == 0
    else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}
