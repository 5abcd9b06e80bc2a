/// "Move the cursor to the next card"; wraps around at the edges.
public struct MoveCursorAction: Equatable, Codable, Sendable {
  public var direction: Direction

  public enum Direction: String, Codable, Sendable {
    case up
    case down
    case left
    case right
  }

  public init(_ direction: Direction) {
    self.direction = direction
  }
}
