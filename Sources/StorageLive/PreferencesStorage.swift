import MemoryTunes
import Platform

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

/// Preferences as stored in a file.
private struct PreferencesFile: Codable {
  var version = Self.format.version
  var preferences: Preferences

  static let format = VersionedFormat(
    limit: 1 << 20,
    decoders: [
      // Version 1 also stored the names of bundled categories.
      1: VersionedFormat.value(at: \PreferencesFile.preferences),
      2: VersionedFormat.value(at: \PreferencesFile.preferences),
    ])
}

private func readPreferences(from file: String) -> (preferences: Preferences, notice: Notice?) {
  switch PreferencesFile.format.read(file) {
  case .missing: (Preferences(), nil)
  case .value(let preferences): (preferences, nil)
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
  try makeFolder(folder)
  switch PreferencesFile.format.read(file) {
  case .missing, .value: break
  case .unreadable, .notAFile, .damaged, .newer:
    throw StorageFailure.inTheWay(file)
  }
  removeAbandonedFiles(in: folder)
  // A symbolic link, as in a dotfiles repository, stays a link.
  try store([UInt8](data + [0x0A]), as: followingLinks(file))
}
