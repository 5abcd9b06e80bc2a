/// A walk through all visible folders below one, visiting each once, no matter how many links lead
/// to it.
///
/// Links are followed last, in path order, to visit each folder under its own path, in the same order on every
/// machine. Unchanged folders are taken from an index.
struct FolderWalk: Sequence, IteratorProtocol {
  private var waiting: [String]
  private var links: [String] = []
  private var seen: Set<[UInt64]> = []
  private var entriesLeft: Int
  private let index: ShelfIndex
  /// The number of direct subfolders visited, and the total.
  private(set) var progress = (done: 0, total: 0)
  /// Has found a folder that was not in the index, or had changed.
  private(set) var hasNews = false

  private let root: String

  /// Creates a walk that starts with `root` itself and stops after `entryLimit` entries: a link may
  /// lead to `/`.
  init(below root: String, index: ShelfIndex = ShelfIndex(), entryLimit: Int = 1_000_000) {
    self.root = root
    self.index = index
    waiting = [root]
    entriesLeft = entryLimit
  }

  mutating func next() -> ShelfFolder? {
    while entriesLeft > 0 {
      if waiting.isEmpty {
        waiting = links.sorted(by: >)
        links = []
      }
      guard let path = waiting.popLast() else { return nil }
      guard let folder = folder(at: path) else { continue }
      guard seen.insert(folder.stamp.identity).inserted else { continue }
      entriesLeft -= folder.entryCount
      add(folder)
      return folder
    }
    return nil
  }

  private mutating func add(_ folder: ShelfFolder) {
    let depth = folder.path.depth
    if depth == root.depth {
      progress.total = folder.folders.count
    } else if depth == root.depth + 1 {
      progress.done = Swift.min(progress.done + 1, progress.total)
    }
    guard depth < Self.deepest else { return }
    waiting += folder.folders.map { "\(folder.path)/\($0)" }
    links += folder.links.map { "\(folder.path)/\($0)" }
  }

  private mutating func folder(at path: String) -> ShelfFolder? {
    if let known = index[path], known.stamp == FolderStamp(path) { return known }
    hasNews = true
    return ShelfFolder(path, entryLimit: entriesLeft)
  }

  /// The deepest folders to visit, by the number of slashes in their path.
  private static let deepest = 40
}

extension String {
  fileprivate var depth: Int { utf8.count { $0 == UInt8(ascii: "/") } }
}
