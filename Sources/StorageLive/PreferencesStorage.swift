import Files
import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores the player's preferences in a file: `preferences.json` in the game's own folder.
public struct PreferencesStorage: Sendable {
  /// Loads the preferences of earlier runs (the defaults if there are none), with a notice for the
  /// player if something is wrong with them.
  public var load: @Sendable () -> (preferences: Preferences, notice: String?)
  /// Saves the preferences.
  ///
  /// Throws ``StorageError``.
  public var save: @Sendable (Preferences) throws -> Void

  /// Creates a storage from its operations.
  public init(
    load: @escaping @Sendable () -> (preferences: Preferences, notice: String?),
    save: @escaping @Sendable (Preferences) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}

extension PreferencesStorage {
  /// Stores nothing; saving throws this message.
  public static func unavailable(_ message: String) -> Self {
    Self(
      load: { (Preferences(), nil) }, save: { _ in throw StorageError(description: message) })
  }

  /// Preferences in `$XDG_CONFIG_HOME/memorytunes`, or else in `~/.config/memorytunes`.
  public static func live(environment: [String: String]) -> Self {
    guard
      let folder = ownFolder(of: "XDG_CONFIG_HOME", or: ".config", environment: environment)
    else {
      return .unavailable("There is no home folder: choices are not kept for the next run.")
    }
    let file = folder + "/preferences.json"
    return Self(
      load: { readPreferences(from: file) }, save: { try write($0, in: folder, as: file) })
  }
}

/// The content of the file, with a version, so that a file of a later program is not misread.
private struct PreferencesFile: Codable {
  static let currentVersion = 1

  var version = Self.currentVersion
  var preferences: Preferences
}

/// The size limit of the file, in bytes.
private let largestFile = 1 << 20

/// The state of the file, checked before its preferences are used or replaced.
private enum FileContent {
  case none
  case valid(Preferences)
  case unreadable
  case notAFile
  case damaged
  case newer

  init(of file: String) {
    let data: Data
    do {
      data = Data(try readFile(file, limit: largestFile))
    } catch {
      switch error {
      case .missing: self = .none
      case .tooLarge: self = .damaged
      case .unreadable: self = .unreadable
      case .notAFile: self = .notAFile
      }
      return
    }
    if let content = try? JSONDecoder().decode(PreferencesFile.self, from: data),
      content.version == PreferencesFile.currentVersion
    {
      self = .valid(content.preferences)
    } else {
      let version = (try? JSONDecoder().decode(FileVersion.self, from: data))?.version ?? 0
      self = version > PreferencesFile.currentVersion ? .newer : .damaged
    }
  }
}

private func readPreferences(
  from file: String
) -> (preferences: Preferences, notice: String?) {
  switch FileContent(of: file) {
  case .none: (Preferences(), nil)
  case .valid(let preferences): (preferences, nil)
  case .unreadable:
    (Preferences(), "Your choices in \(file) cannot be read: check its permissions.")
  case .notAFile: (Preferences(), "Your choices are not kept: \(file) is not a file, so move it.")
  case .damaged:
    (
      Preferences(),
      setAside(file, as: "damaged", because: "The file with your choices is damaged").notice
    )
  case .newer:
    (
      Preferences(),
      setAside(file, as: "newer", because: "The file with your choices is from a newer version")
        .notice
    )
  }
}

private func write(_ preferences: Preferences, in folder: String, as file: String) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let data = try encoder.encode(PreferencesFile(preferences: preferences))
  do {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  } catch {
    throw StorageError(description: "Choices cannot be kept: make \(folder) a writable folder.")
  }
  switch FileContent(of: file) {
  case .none, .valid: break
  case .unreadable, .notAFile, .damaged, .newer:
    throw StorageError(description: "Choices are not kept: move \(file) elsewhere.")
  }
  removeAbandonedFiles(in: folder)
  // A symbolic link, as in a dotfiles repository, stays a link.
  try writeAtomically([UInt8](data + [0x0A]), to: followingLinks(file))
}
