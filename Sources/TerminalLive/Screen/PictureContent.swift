enum PictureContent: Equatable {
  /// Blanks: nothing of it is ready.
  case missing
  /// An approximation with characters; `isExact` is false if it was scaled from another size, until its own cells
  /// are ready.
  case cells([PictureCell], isExact: Bool)
  /// This character, under pixels.
  case pixels(PixelPicture, over: Unicode.Scalar)
  /// Characters that tmux replaces with the parts of the picture with this id.
  case placeholders(PixelPicture, id: Int)

  /// The picture as pixels; nil if it is made of cells.
  var pixels: PixelPicture? {
    switch self {
    case .pixels(let picture, _), .placeholders(let picture, _): picture
    case .missing, .cells: nil
    }
  }

  /// Is made of cells, and these are its own.
  var isExact: Bool {
    if case .cells(_, isExact: true) = self { true } else { false }
  }

  /// The same picture has the same cells with the other content.
  func hasSameCells(as other: Self) -> Bool {
    switch (self, other) {
    case (.pixels(_, let one), .pixels(_, let other)): one == other
    case (.placeholders(_, let one), .placeholders(_, let other)): one == other
    default: self == other
    }
  }
}
