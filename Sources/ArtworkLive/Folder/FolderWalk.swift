#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A walk through all visible folders below one, visiting each once, no matter how many links lead
/// to it.
///
/// Links are followed last, in path order, so that a folder is visited under its own path, and in
/// the same order on every machine.
struct FolderWalk {
  private var waiting: [String]
  private var links: [String] = []
  private var seen: Set<Folder.Identity> = []
  private var entriesLeft: Int

  /// Creates a walk that starts with `root` itself and stops after `entryLimit` entries: a link may
  /// lead to `/`.
  init(below root: String, entryLimit: Int = 1_000_000) {
    waiting = [root]
    entriesLeft = entryLimit
  }

  /// The next readable folder, and the names of the files in it.
  mutating func next() -> (path: String, files: [String])? {
    while entriesLeft > 0 {
      if waiting.isEmpty {
        waiting = links.sorted(by: >)
        links = []
      }
      guard let path = waiting.popLast() else { return nil }
      guard let folder = Folder(path, entryLimit: entriesLeft) else { continue }
      guard seen.insert(folder.identity).inserted else { continue }
      entriesLeft -= folder.entryCount
      let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
      if depth < Self.deepest {
        waiting += folder.folders.map { "\(path)/\($0)" }
        links += folder.links.map { "\(path)/\($0)" }
      }
      return (path, folder.files)
    }
    return nil
  }

  /// The deepest folders to visit, by the number of slashes in their path.
  private static let deepest = 40
}
