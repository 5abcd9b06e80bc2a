import FoundationEssentials
import MemoryTunes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps the player's choices in a file: `preferences.json` in a folder of the game's own.
public struct PreferencesStorage: Sendable {
  /// The choices of earlier runs (the standard ones if there are none), and what the player must be
  /// told about them.
  public var load: @Sendable () -> (preferences: Preferences, notice: String?)
  /// Writes the choices down.
  ///
  /// Throws ``StorageError``.
  public var save: @Sendable (Preferences) throws -> Void

  /// A storage made of its parts.
  public init(
    load: @escaping @Sendable () -> (preferences: Preferences, notice: String?),
    save: @escaping @Sendable (Preferences) throws -> Void
  ) {
    self.load = load
    self.save = save
  }
}

/// Why something could not be kept, in one sentence that tells the player what to do.
public struct StorageError: Error, Equatable, CustomStringConvertible {
  public let description: String

  /// An error that is told in this sentence.
  public init(description: String) {
    self.description = description
  }
}

extension PreferencesStorage {
  /// Remembers nothing and says so when it is asked to.
  public static func unavailable(_ message: String) -> Self {
    Self(
      load: { (Preferences(), nil) }, save: { _ in throw StorageError(description: message) })
  }

  /// Preferences in `$XDG_CONFIG_HOME/memorytunes`, or else in `~/.config/memorytunes`.
  public static func live(environment: [String: String]) -> Self {
    guard let folder = configurationFolder(environment: environment) else {
      return .unavailable("There is no home folder: choices are not kept for the next run.")
    }
    let file = folder + "/preferences.json"
    return Self(
      load: { readPreferences(from: file) }, save: { try write($0, in: folder, as: file) })
  }
}

/// XDG_CONFIG_HOME counts only if it is an absolute path, as its specification says.
private func configurationFolder(environment: [String: String]) -> String? {
  if let base = environment["XDG_CONFIG_HOME"], base.hasPrefix("/") { return base + "/memorytunes" }
  guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
  return home + "/.config/memorytunes"
}

/// What is in the file: a version, so that a later program's file is not misread.
private struct PreferencesFile: Codable {
  static let currentVersion = 1

  var version = Self.currentVersion
  var preferences: Preferences
}

private struct FileVersion: Decodable {
  let version: Int
}

private func readPreferences(from file: String) -> (preferences: Preferences, notice: String?) {
  guard let data = FileManager.default.contents(atPath: file) else {
    let isThere = FileManager.default.fileExists(atPath: file)
    return (
      Preferences(), isThere ? "Your choices in \(file) cannot be read: check its rights." : nil
    )
  }
  if let content = try? JSONDecoder().decode(PreferencesFile.self, from: data),
    content.version == PreferencesFile.currentVersion
  {
    return (content.preferences, nil)
  }
  let version = (try? JSONDecoder().decode(FileVersion.self, from: data))?.version ?? 0
  let isNewer = version > PreferencesFile.currentVersion
  return (Preferences(), setAside(file, isNewer: isNewer))
}

/// Moves a file that cannot be used out of the way, under a name that is not taken, and says so.
private func setAside(_ file: String, isNewer: Bool) -> String {
  let kind = isNewer ? "newer" : "damaged"
  let name = (1...).lazy.map { "\(file).\(kind)-\($0)" }
    .first { !FileManager.default.fileExists(atPath: $0) }
  let reason =
    isNewer ? "Your choices are from a newer version" : "The file with your choices is damaged"
  guard let name, rename(file, name) == 0 else { return "\(reason): see \(file)." }
  return "\(reason): it is kept as \(name)."
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
  try writeAtomically([UInt8](data + [0x0A]), to: file)
}
