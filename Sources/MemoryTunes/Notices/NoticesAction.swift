/// What can happen to notices.
public indirect enum NoticesAction: Equatable, Codable, Sendable {
  case show(ShowNoticeAction)
}

/// "Tell the player that something went wrong".
public struct ShowNoticeAction: Equatable, Codable, Sendable {
  public var notice: Notice

  public init(_ notice: Notice) {
    self.notice = notice
  }
}

extension NoticesAction {
  var weight: Int {
    switch self {
    case .show: 300
    }
  }
}
