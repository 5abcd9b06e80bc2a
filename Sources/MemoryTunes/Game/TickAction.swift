public struct TickAction: Equatable, Codable, Sendable {
  /// Seconds, from 0 to 86,400.
  public var seconds: Int

  public init(seconds: Int = 1) { self.seconds = seconds }
}
