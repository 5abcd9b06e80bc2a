import Files
import MemoryTunes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PreferencesStorage {
  /// Stores nothing; saving throws the failure.
  private static func unavailable(_ failure: StorageFailure) -> Self {
    Self(load: { (Preferences(), nil) }, save: { _ in throw failure })
  }

  /// Preferences in `$XDG_CONFIG_HOME/memorytunes`, or else in `~/.config/memorytunes`.
  public static func live(environment: [String: String]) -> Self {
    guard
      let folder = ownFolder(of: "XDG_CONFIG_HOME", or: ".config", environment: environment)
    else {
      return .unavailable(.noHomeFolder)
    }
    let file = folder + "/preferences.json"
    return Self(
      load: { readPreferences(from: file) }, save: { try write($0, in: folder, as: file) })
  }
}

/// The content of the file, with a version, so that a file of a later program is not misread.
private struct PreferencesFile: Codable {
  static let currentVersion = 2
  /// Version 1 also writes the names of bundled categories.
  static let readableVersions = 1...currentVersion

  var version = Self.currentVersion
  var preferences: Preferences
}

/// The size limit of the file, in bytes.
private let maximumFileSize = 1 << 20

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
      data = Data(try readFile(file, limit: maximumFileSize))
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
      PreferencesFile.readableVersions.contains(content.version)
    {
      self = .valid(content.preferences)
    } else {
      let version = (try? JSONDecoder().decode(FileVersion.self, from: data))?.version ?? 0
      self = version > PreferencesFile.currentVersion ? .newer : .damaged
    }
  }
}

private func readPreferences(from file: String) -> (preferences: Preferences, notice: Notice?) {
  switch FileContent(of: file) {
  case .none: (Preferences(), nil)
  case .valid(let preferences): (preferences, nil)
  case .unreadable: (Preferences(), .choicesUnreadable(file: file))
  case .notAFile: (Preferences(), .notStored(.choices, .inTheWay(file)))
  case .damaged: (Preferences(), setAside(.choices, file: file, because: .damaged))
  case .newer: (Preferences(), setAside(.choices, file: file, because: .newer))
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
    throw StorageFailure.folderNotWritable(folder)
  }
  switch FileContent(of: file) {
  case .none, .valid: break
  case .unreadable, .notAFile, .damaged, .newer:
    throw StorageFailure.inTheWay(file)
  }
  removeAbandonedFiles(in: folder)
  // A symbolic link, as in a dotfiles repository, stays a link.
  try store([UInt8](data + [0x0A]), as: followingLinks(file))
}
