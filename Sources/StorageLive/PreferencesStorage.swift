import Platform

extension PreferencesStorage {
  /// Preferences in `$XDG_CONFIG_HOME/memorytunes`, or else in `~/.config/memorytunes`.
  public static func live(environment: [String: String]) -> Self {
    var storage = PreferencesStorage()
    guard let folder = ownFolder(of: "XDG_CONFIG_HOME", or: ".config", environment: environment)
    else {
      storage.save = { _ in throw StorageFailure.noHomeFolder }
      return storage
    }
    let file = folder + "/preferences.json"
    let keys = folder + "/keys.toml"
    storage.load = {
      let (preferences, notice) = readPreferences(from: file)
      // Keys once had a file of their own.
      return (preferences, notice ?? (exists(keys) ? .keysMoved(from: keys) : nil))
    }
    storage.save = { try write($0, in: folder, as: file) }
    return storage
  }
}

private struct PreferencesFile: Codable {
  var version = Self.format.version
  var preferences: Preferences

  static let format = VersionedFormat(
    limit: 1 << 20,
    decoders: [
      // Version 1 also stored the names of bundled categories.
      1: preferencesAndMistake,
      2: preferencesAndMistake,
    ])
}

/// The preferences in a file, and the path of the first mistake in its keys, if there is one.
@Sendable private func preferencesAndMistake(in file: Data) throws -> (Preferences, String?) {
  let preferences = try JSONDecoder().decode(PreferencesFile.self, from: file).preferences
  do {
    _ = try JSONDecoder().decode(KeysInFile.self, from: file)
    return (preferences, nil)
  } catch DecodingError.dataCorrupted(let mistake), DecodingError.typeMismatch(_, let mistake),
    DecodingError.valueNotFound(_, let mistake)
  {
    let path = mistake.codingPath.filter { $0.intValue == nil }.map(\.stringValue)
    return (preferences, path.joined(separator: "."))
  }
}

private struct KeysInFile: Decodable {
  struct Preferences: Decodable { var keys: KeyTable? }
  var preferences: Preferences
}

private func readPreferences(from file: String) -> (preferences: Preferences, notice: Notice?) {
  switch PreferencesFile.format.read(file) {
  case .failed(.missing): (Preferences(), nil)
  case .value(let (preferences, mistake)):
    (preferences, mistake.map { .keysWrong(file: file, path: $0) })
  case .failed(.notAFile): (Preferences(), .notStored(.choices, .inTheWay(file)))
  case .failed: (Preferences(), .choicesUnreadable(file: file))
  case .unusable(let reason): (Preferences(), setAside(.choices, file: file, because: reason))
  }
}

private func write(_ preferences: Preferences, in folder: String, as file: String) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  let data = try encoder.encode(PreferencesFile(preferences: preferences))
  try makeFolder(folder)
  switch PreferencesFile.format.read(file) {
  case .failed(.missing), .value((_, nil)): break
  case .value where Platform.setAside(followingLinks(file), as: "damaged") != nil: break
  case .value, .unusable, .failed: throw StorageFailure.inTheWay(file)
  }
  removeAbandonedFiles(in: folder)
  // A symbolic link, as in a dotfiles repository, stays a link.
  try store([UInt8](data + [0x0A]), as: followingLinks(file))
}
