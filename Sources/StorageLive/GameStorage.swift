import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps the unfinished game for another run.
@MainActor
public struct GameStorage {
  /// The game to go on with, if there is one, and what the player must be told about it.
  public var load: () -> (game: SavedGame?, notice: String?)
  /// Keeps a game in place of the last one; nil if there is none to keep.
  ///
  /// On return it survives the end of the program, whatever ends it. Throws ``StorageError``.
  public var save: (SavedGame?) throws -> Void

  /// A storage made of its parts.
  public init(
    load: @escaping () -> (game: SavedGame?, notice: String?),
    save: @escaping (SavedGame?) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}

extension GameStorage {
  /// A file in `$XDG_STATE_HOME/memorytunes`, or else in `~/.local/state/memorytunes`:
  /// `saved-game.json`, or `saved-game-2.json` and so on for programs that run at the same time.
  public static func live(environment: [String: String]) -> Self {
    guard
      let folder = ownFolder(of: "XDG_STATE_HOME", or: ".local/state", environment: environment)
    else {
      // That there is no home is told of choices already.
      return Self(load: { (nil, nil) }, save: { _ in })
    }
    let place = GamePlace(folder: folder)
    return Self(load: { place.load() }, save: { try place.save($0) })
  }
}

/// The file that this program has for itself: a lock beside it goes with the program, however it ends.
@MainActor
private final class GamePlace {
  private let folder: String
  private var file: String?
  private var lock: Int32 = -1

  /// How many programs at once have a place of their own.
  private static let limit = 1000

  init(folder: String) {
    self.folder = folder
  }

  func load() -> (game: SavedGame?, notice: String?) {
    guard access(folder, F_OK) == 0 else { return (nil, nil) }
    if file == nil { claim() }
    guard let file, let data = FileManager.default.contents(atPath: file) else { return (nil, nil) }
    if let content = try? JSONDecoder().decode(SavedGameFile.self, from: data),
      content.version == SavedGameFile.currentVersion
    {
      return (content.game, nil)
    }
    let version = (try? JSONDecoder().decode(FileVersion.self, from: data))?.version ?? 0
    return (nil, setAside(file, isNewer: version > SavedGameFile.currentVersion, as: "last games"))
  }

  func save(_ game: SavedGame?) throws {
    if file == nil { claim() }
    guard let file else {
      throw StorageError(description: "The game is not kept: make \(folder) a writable folder.")
    }
    guard let game else {
      unlink(file)
      return
    }
    let data = try JSONEncoder().encode(SavedGameFile(game: game))
    try writeAtomically([UInt8](data), to: file, isSynced: false)
  }

  /// Takes the first free place with a game in it, or else the first free one.
  private func claim() {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for number in 1...Self.limit {
      let candidate = folder + (number == 1 ? "/saved-game" : "/saved-game-\(number)")
      let isNew = access(candidate + ".lock", F_OK) != 0
      guard !isNew || file == nil, let newLock = takeLock(candidate + ".lock") else {
        if isNew { return }
        continue
      }
      let hasGame = access(candidate + ".json", F_OK) == 0
      if file == nil || hasGame {
        if lock >= 0 { close(lock) }
        (file, lock) = (candidate + ".json", newLock)
      } else {
        close(newLock)
      }
      if hasGame || isNew { return }
    }
  }
}

/// The descriptor of a file that nobody else has locked; nil if somebody has, or it cannot be made.
private func takeLock(_ path: String) -> Int32? {
  let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { return nil }
  // A file system without locks has one user as a rule.
  guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
    close(descriptor)
    return nil
  }
  return descriptor
}

private struct SavedGameFile: Codable {
  static let currentVersion = 1

  var version = Self.currentVersion
  var game: SavedGame
}

private struct FileVersion: Decodable {
  let version: Int
}
