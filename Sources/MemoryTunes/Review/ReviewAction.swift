public enum ReviewAction: Equatable, Codable, Sendable {
  case open(UInt64)
  /// The same, "and begin with the first slip".
  case openSlips(UInt64)
  /// "This is the game, with its flips"; nil if the records do not have it.
  indirect case loaded(PlayedGame?)
  /// "The records cannot be read, for this reason".
  indirect case loadFailed(Notice)
  case show(Int)
  case playAgain
}

public enum ReviewEffect: Equatable, Sendable {
  /// Reads the game with this id → `ReviewAction.loaded` or `ReviewAction.loadFailed`.
  case load(UInt64)
}
