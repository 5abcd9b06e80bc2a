extension PixelImage {
  /// The largest square in the middle of the image, as shown on a cover.
  ///
  /// If the number of surplus pixels is odd, the right or the bottom loses one more. Copies the
  /// square, unless the image is one already.
  public var middleSquare: PixelImage {
    let side = min(width, height)
    guard width != height else { return self }
    let start = ((height - side) / 2 * width + (width - side) / 2) * 4
    let rows = (0..<side).map { row in
      bytes[(start + row * width * 4)...].prefix(side * 4)
    }
    return PixelImage(width: side, height: side, bytes: Array(rows.joined())) ?? self
  }
}
