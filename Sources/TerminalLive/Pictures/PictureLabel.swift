import Terminal

extension PictureStyle {
  /// Whether labels are written on pictures of a size: where each cell shows a single colour or
  /// character, and on those of two rows, which keep only blobs of colour.
  func showsLabels(on size: Size) -> Bool {
    depth == .mono || charset != .unicode || size.height <= 2
  }
}

extension Picture {
  /// The character of the label at a cell of the screen; nil if there is none.
  func labelScalar(x: Int, y: Int) -> Unicode.Scalar? {
    guard let label, y == rectangle.maxY - 1 else { return nil }
    return label.unicodeScalars.dropFirst(x - rectangle.minX).first
  }
}
