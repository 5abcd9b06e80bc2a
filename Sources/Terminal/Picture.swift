/// An image placed on a rectangle of the frame.
///
/// How it becomes visible is the renderer's matter: block characters, ASCII, or a terminal's own
/// graphics.
public struct Picture: Hashable, Sendable {
  /// The name under which the renderer finds the pixels.
  public var image: String
  /// Where it goes; the image is scaled to fill it.
  public var rectangle: Rectangle
  /// Whether it steps back behind the others (a matched card).
  public var isDimmed: Bool

  /// A picture of the named image.
  public init(image: String, in rectangle: Rectangle, isDimmed: Bool = false) {
    self.image = image
    self.rectangle = rectangle
    self.isDimmed = isDimmed
  }
}
