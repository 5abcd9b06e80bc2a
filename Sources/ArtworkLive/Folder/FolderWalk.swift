import Platform

/// A walk through all visible folders below one, visiting each once, no matter how many links lead to it.
///
/// Links are followed last, in path order, to visit each folder under its own path, in the same order on every
/// machine. Unchanged folders are taken from an index.
struct FolderWalk: Sequence, IteratorProtocol {
  private var waiting: [String]
  private var links: [String] = []
  private var seen: Set<ArraySlice<UInt64>> = []
  private var entriesLeft: Int
  private let index: [[UInt8]: ShelfFolder]
  /// The number of direct subfolders visited, and the total.
  private(set) var progress = (done: 0, total: 0)
  /// Has found a folder that was not in the index, or had changed.
  private(set) var hasNews = false

  private let root: String

  /// Creates a walk that starts with `root` itself and stops after `entryLimit` entries: a link may lead to `/`.
  init(below root: String, indexFile: String? = nil, entryLimit: Int = 1_000_000) {
    self.root = root
    index = ShelfIndex.read(indexFile, root: root)
    waiting = [root]
    entriesLeft = entryLimit
  }

  mutating func next() -> ShelfFolder? {
    while entriesLeft > 0 {
      if waiting.isEmpty { (waiting, links) = (links.sorted(by: >), []) }
      guard let path = waiting.popLast() else { return nil }
      guard let folder = folder(at: path), seen.insert(folder.entries.stamp.prefix(2)).inserted
      else { continue }
      entriesLeft -= folder.entries.entryCount
      add(folder)
      return folder
    }
    return nil
  }

  private mutating func add(_ folder: ShelfFolder) {
    let depth = folder.path.depth
    if depth == root.depth {
      progress.total = folder.entries.folders.count
    } else if depth == root.depth + 1 {
      progress.done = Swift.min(progress.done + 1, progress.total)
    }
    guard depth < Self.deepest else { return }
    waiting += folder.entries.folders.map { "\(folder.path)/\($0)" }
    links += folder.entries.links.map { "\(folder.path)/\($0)" }
  }

  private mutating func folder(at path: String) -> ShelfFolder? {
    if let known = index[Array(path.utf8)], known.entries.stamp == status(of: path.cPath)?.stamp {
      return known
    }
    hasNews = true
    return ShelfFolder(path, entryLimit: entriesLeft)
  }

  /// The deepest folders to visit, by the number of slashes in their path.
  private static let deepest = 40
}

extension String {
  fileprivate var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}
