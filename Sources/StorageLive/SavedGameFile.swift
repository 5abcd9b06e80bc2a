import MemoryTunes

/// A saved game as stored in a file.
struct SavedGameFile: Codable {
  var version = Self.format.version
  var game: SavedGame

  static let format = VersionedFormat(
    // A game of 40 covers takes 20,000.
    limit: 1 << 20,
    decoders: [
      // Version 1 also stored whether cards are animated, and how many games of its run were finished.
      1: VersionedFormat.value(at: \SavedGameFile.game),
      2: VersionedFormat.value(at: \SavedGameFile.game),
    ])
}
