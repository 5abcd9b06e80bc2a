import MemoryTunes

/// A saved game as stored in a file.
struct SavedGameFile: Codable {
  var version = Self.format.version
  var game: SavedGame

  static let format = VersionedFormat(
    // A game of 40 covers takes 20,000.
    limit: 1 << 20,
    decoders: [
      // Also says whether cards are animated, and how often a game of its run was finished.
      1: VersionedFormat.value(at: \SavedGameFile.game),
      2: VersionedFormat.value(at: \SavedGameFile.game),
    ])
}
