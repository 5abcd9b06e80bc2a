public indirect enum NoticesAction: Equatable, Codable, Sendable {
  case show(ShowNoticeAction)
}

public struct ShowNoticeAction: Equatable, Codable, Sendable {
  public var notice: Notice

  public init(_ notice: Notice) { self.notice = notice }
}
