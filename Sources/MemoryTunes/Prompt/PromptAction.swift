/// An action on the prompt.
public enum PromptAction: Equatable, Codable, Sendable {
  /// "Ask for a text for this purpose".
  case open(PromptPurpose)
  /// "Ask for a board, with this text that was pasted".
  case paste(String)
  /// "The text is now this".
  case write(String)
  /// "Use the text".
  case confirm
}
