public indirect enum NoticesAction: Equatable, Codable, Sendable {
  case show(ShowNoticeAction)
}

/// "Notify the player of a problem".
public struct ShowNoticeAction: Equatable, Codable, Sendable {
  public var notice: Notice

  public init(_ notice: Notice) {
    self.notice = notice
  }
}
