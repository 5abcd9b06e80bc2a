/// What happens to the line that the player writes.
public enum PromptAction: Equatable, Codable, Sendable {
  /// "Let me write".
  case open(PromptPurpose)
  /// "The line is this now".
  case write(String)
  /// "Take it".
  case confirm
}

extension PromptAction: FeatureAction {
  var isFrequent: Bool {
    switch self {
    case .write: true
    case .open, .confirm: false
    }
  }
}
