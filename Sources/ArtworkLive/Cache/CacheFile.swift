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

/// What lies under a name of the cache's own: an entry, or a file that is being written; or anything
/// else in its place.
struct CacheFile {
  static let entryEnding = ".cover"

  let path: String
  let size: Int
  /// When it was written, in seconds since 1970.
  let time: Int
  let isFolder: Bool
  var isEntry: Bool { path.hasSuffix(Self.entryEnding) }

  /// Nil if nothing is there; a link is not followed.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.path = path
    // Holes take no place on the disk, so a size can be anything: sums must not overflow.
    size = min(Int(status.st_size), 1 << 40)
    time = status.modificationTime
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }

  /// All in a folder, known by their names.
  static func all(in folder: String) -> [CacheFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ownName = /[0-9a-f]{16}\.cover(\.[0-9-]+\.tmp)?/
    return names.filter { $0.wholeMatch(of: ownName) != nil }
      .compactMap { CacheFile("\(folder)/\($0)") }
  }

  /// Removes it, a folder with all that is in it.
  func remove() {
    if isFolder {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      unlink(path)
    }
  }
}

extension stat {
  fileprivate var modificationTime: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec)
    #else
      Int(st_mtim.tv_sec)
    #endif
  }
}
