import Platform

/// What is known of the folders of a shelf from an earlier walk, by path.
struct ShelfIndex {
  /// By bytes: names may be different and yet equal as text.
  private var folders: [[UInt8]: ShelfFolder] = [:]

  init() {}

  init(_ folders: [ShelfFolder]) {
    self.folders.reserveCapacity(folders.count)
    for folder in folders { self.folders[Array(folder.path.utf8)] = folder }
  }

  /// What was found in the folder at a path; nil if that is not known.
  subscript(path: String) -> ShelfFolder? { folders[Array(path.utf8)] }

  /// Whether these folders are all that it knows, unchanged.
  func isAll(_ others: [ShelfFolder]) -> Bool {
    folders.count == others.count && others.allSatisfy { self[$0.path] == $0 }
  }
}

extension ShelfIndex {
  /// The name of the file in the cache.
  static let fileName = "shelf.index"

  /// An index of more bytes is neither read nor written.
  private static let maximumSize = 32 << 20

  /// Reads the index of the shelf at `root`; empty if the file is missing or damaged, or about another shelf
  /// or from another version.
  init(file: String, root: String) {
    guard let bytes = try? readFile(file, limit: Self.maximumSize),
      let folders = ShelfIndexFormat.folders(in: bytes, root: root)
    else {
      self.init()
      return
    }
    self.init(folders)
  }

  /// Writes the index of a shelf that was looked through at `time`, in seconds since 1970.
  ///
  /// What cannot be kept is found again by the next walk, so failures do not matter.
  static func write(_ folders: [ShelfFolder], root: String, time: Int, to file: String) {
    // A name that is added within the same tick of the clock leaves no trace in the folder's time.
    let settled = folders.filter { $0.stamp.seconds < time - 1 }
    let bytes = ShelfIndexFormat.bytes(of: settled, root: root)
    guard bytes.count <= maximumSize, createFolder(folder(of: file)) else { return }
    try? writeAtomically(bytes, to: file, isSynced: false)
  }
}
