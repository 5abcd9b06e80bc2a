public enum PromptAction: Equatable, Codable, Sendable {
  case open(PromptPurpose)
  /// "Ask for a board, with this text that was pasted".
  case paste(String)
  case write(String)
  case confirm
}
