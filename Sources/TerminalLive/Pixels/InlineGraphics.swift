/// Pictures that the terminal does not keep, but draws into its cells: writing to a cell erases its part of the
/// picture.
struct InlineGraphics {
  let isITerm2: Bool
  private(set) var shown: Set<PixelPicture> = []

  /// The sequences that draw the pictures not shown yet, and these pictures.
  mutating func show(
    _ pictures: [PixelPicture], data: (PixelRequest) -> [UInt8]?
  ) -> (output: [UInt8], drawn: [PixelPicture]) {
    var output: [UInt8] = []
    var drawn: [PixelPicture] = []
    for picture in pictures where !shown.contains(picture) {
      guard let bytes = data(picture.request) else { continue }
      output += cursorPosition(picture.rectangle.origin).utf8
      output += isITerm2 ? iterm2Image(bytes, in: picture.rectangle.size) : bytes
      drawn.append(picture)
    }
    shown = Set(pictures).intersection(shown).union(drawn)
    return (output, drawn)
  }

  mutating func forget() {
    shown = []
  }
}

/// An inline image of iTerm2, from a picture in base64.
func iterm2Image(_ base64: [UInt8], in size: Size) -> [UInt8] {
  Array(
    "\u{1B}]1337;File=inline=1;width=\(size.width);height=\(size.height);preserveAspectRatio=0:"
      .utf8) + base64 + [7]
}
