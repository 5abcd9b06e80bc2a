import DataFlow

/// What the player must be told.
public indirect enum NoticesAction: Equatable, Codable, Sendable {
  case show(ShowNoticeAction)
}

/// "Something did not go as it should, and the player should know": one sentence.
public struct ShowNoticeAction: Equatable, Codable, Sendable {
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}

extension NoticesAction: FeatureAction {
  var weight: Int {
    switch self {
    case .show(let action): action.message.utf8.count
    }
  }
}

func noticesReducer(state: inout [String], action: NoticesAction) -> Outcome<AppEffect> {
  switch action {
  case .show(let action):
    state.append(action.message)
    return .handled()
  }
}
