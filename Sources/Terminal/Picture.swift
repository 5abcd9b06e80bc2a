/// An image placed on a rectangle of the frame.
///
/// The renderer decides how to draw it: with block characters, ASCII, or the terminal's own graphics.
public struct Picture: Hashable, Sendable {
  /// The name by which the renderer finds the pixels.
  public var image: String
  /// The place to draw it; the image is scaled to fill the rectangle.
  public var rectangle: Rectangle
  /// Is drawn dimmed (a matched card).
  public var isDimmed: Bool
  /// The label that tells it apart where the image is unrecognizable; nil for none.
  ///
  /// ASCII, at most as wide as the rectangle. The renderer decides whether to write it, at the lower left.
  public var label: String?

  /// Creates a picture of the named image.
  public init(
    image: String, in rectangle: Rectangle, isDimmed: Bool = false, label: String? = nil
  ) {
    self.image = image
    self.rectangle = rectangle
    self.isDimmed = isDimmed
    self.label = label
  }
}
