import Platform

/// Anything under a name that the cache uses: an entry, the index of the shelf, a temporary file, or
/// something foreign in its place.
struct CacheFile {
  static let entryEnding = ".cover"

  let path: String
  let size: Int
  /// The time it was written, in seconds since 1970.
  let time: Int
  let isFolder: Bool

  /// Nil if nothing is there; links are not followed.
  init?(_ path: String) {
    guard let status = status(of: path, followsLinks: false) else { return nil }
    self.path = path
    // A sparse file can claim any size: capped to keep sums from overflowing.
    size = min(Int(status.st_size), 1 << 40)
    time = Int(status.modificationTime.tv_sec)
    isFolder = status.kind == S_IFDIR
  }

  /// All such files in a folder, recognised by their names.
  static func all(in folder: String) -> [CacheFile] {
    let ownName = /([0-9a-f]{16}\.cover|shelf\.index)(\.[0-9-]+\.tmp)?/
    return fileNames(in: folder).filter { $0.wholeMatch(of: ownName) != nil }
      .compactMap { CacheFile("\(folder)/\($0)") }
  }

  /// Removes it; a folder with everything in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
