import Platform

/// The number by which the host at an address knows this player again, or for nil this player as a host: a new one the
/// first time; where nothing can be written, for this run.
///
/// They are in `table-keys` among the game's files. No host learns the number for another, to sit in the seat there.
func tableKey(for address: TableAddress?, environment: [String: String]) -> UInt64 {
  let new = UInt64.random(in: 1...UInt64.max)
  guard let folder = ownFolder(of: "XDG_STATE_HOME", or: ".local/state", environment: environment)
  else { return new }
  let (file, name) = (folder + "/table-keys", address?.name ?? "host")
  let bytes = (try? readFile(file, limit: 100_000)) ?? []
  var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  func key(in line: String) -> UInt64? {
    let parts = line.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[1] == name ? UInt64(parts[0]) : nil
  }
  if let known = lines.lazy.compactMap(key).first(where: { $0 != 0 }) { return known }
  lines = lines.suffix(maximumKeyCount - 1) + ["\(new) \(name)"]
  if createFolder(folder) {
    try? writeAtomically(Array((lines.joined(separator: "\n") + "\n").utf8), to: file)
  }
  return new
}

private let maximumKeyCount = 50

extension TableAddress {
  /// Its name in a line of the file.
  fileprivate var name: String {
    switch self {
    case .own: "own"
    case .account(let account): "account \(account)"
    case .player(let player): "player \(player)"
    case .path(let path): "path \(path)"
    }
  }
}
