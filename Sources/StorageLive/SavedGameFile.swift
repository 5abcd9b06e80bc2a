import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A saved game as stored in a file.
struct SavedGameFile: Codable {
  var version = 2
  var game: SavedGame

  static let format = VersionedFormat(
    // A game of 40 covers takes 20,000.
    limit: 1 << 20,
    decoders: [
      // Also says whether cards are animated, and how often a game of its run was finished.
      1: decode,
      2: decode,
    ])

  private static func decode(_ data: Data) throws -> SavedGame {
    try JSONDecoder().decode(Self.self, from: data).game
  }
}
