import Terminal

extension PictureStyle {
  /// Writes labels on pictures of this size: if each cell shows a single colour or character, and on those of two
  /// rows, which are mere blobs of colour.
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
