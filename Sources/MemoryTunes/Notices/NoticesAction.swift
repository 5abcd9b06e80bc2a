/// What the player must be told.
public indirect enum NoticesAction: Equatable, Codable, Sendable {
  case show(ShowNoticeAction)
}

/// "Something did not go as it should, and the player should know".
public struct ShowNoticeAction: Equatable, Codable, Sendable {
  public var notice: Notice

  public init(_ notice: Notice) {
    self.notice = notice
  }
}

extension NoticesAction: FeatureAction {
  var weight: Int {
    switch self {
    case .show: 300
    }
  }
}
