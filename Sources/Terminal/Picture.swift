/// An image placed on a rectangle of the frame.
///
/// The renderer decides how to draw it: with block characters, ASCII, or the terminal's own
/// graphics.
public struct Picture: Hashable, Sendable {
  /// The name by which the renderer finds the pixels.
  public var image: String
  /// Where it is drawn; the image is scaled to fill the rectangle.
  public var rectangle: Rectangle
  /// Whether it is drawn dimmed (a matched card).
  public var isDimmed: Bool

  /// Creates a picture of the named image.
  public init(image: String, in rectangle: Rectangle, isDimmed: Bool = false) {
    self.image = image
    self.rectangle = rectangle
    self.isDimmed = isDimmed
  }
}
