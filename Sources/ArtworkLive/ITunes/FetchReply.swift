import Artwork

/// What is told while covers are fetched; the last one is `covers` or `failed`.
public enum FetchReply: Equatable, Codable, Sendable {
  case progress(CoverProgress)
  case covers([Cover])
  /// The reason in a sentence for the player.
  case failed(String)
}
