/// "Time has passed".
public struct TickAction: Equatable, Codable, Sendable {
  /// How many seconds, up to a day.
  public var seconds: Int

  public init(seconds: Int = 1) {
    self.seconds = seconds
  }
}
