import Files
import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A saved game as stored in a file: with a version, so that a file of a later program is not
/// misread.
struct SavedGameFile: Codable {
  static let currentVersion = 2
  /// Version 1 says more than is needed, and nothing else: whether cards are animated, and how often a
  /// game of its run was finished.
  private static let readableVersions = 1...currentVersion

  var version = Self.currentVersion
  var game: SavedGame

  /// The result of reading a file.
  enum Content {
    case none
    case game(SavedGame)
    case newer
    case damaged
    case unreadable
  }

  /// Reads a file of at most `limit` bytes.
  static func read(_ path: String, limit: Int) -> Content {
    let data: Data
    do {
      data = Data(try readFile(path, limit: limit))
    } catch {
      switch error {
      case .missing: return .none
      case .tooLarge: return .damaged
      case .unreadable, .notAFile: return .unreadable
      }
    }
    if let file = try? JSONDecoder().decode(Self.self, from: data),
      readableVersions.contains(file.version)
    {
      return .game(file.game)
    }
    let version = (try? JSONDecoder().decode(FileVersion.self, from: data))?.version ?? 0
    return version > currentVersion ? .newer : .damaged
  }
}

/// The part of a file that all versions share.
struct FileVersion: Decodable {
  let version: Int
}
