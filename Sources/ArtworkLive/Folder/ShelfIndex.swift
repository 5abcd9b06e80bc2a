import Platform

/// The folders of a shelf, as known from an earlier walk, by path.
struct ShelfIndex {
  /// By bytes: different names may be equal as text.
  private let folders: [[UInt8]: ShelfFolder]

  init(_ folders: [ShelfFolder] = []) {
    self.folders = Dictionary(folders.map { (Array($0.path.utf8), $0) }) { $1 }
  }

  subscript(path: String) -> ShelfFolder? { folders[Array(path.utf8)] }

  /// Knows exactly these folders, unchanged.
  func isAll(_ others: [ShelfFolder]) -> Bool {
    folders.count == others.count && others.allSatisfy { self[$0.path] == $0 }
  }

  static let fileName = "shelf.index"

  /// The most bytes of an index to read or write.
  private static let maximumSize = 32 << 20

  /// Reads the index of the shelf at `root`; empty if the file is missing or damaged, or about another shelf
  /// or from another version.
  init(file: String, root: String) {
    let bytes = try? readFile(file, limit: Self.maximumSize)
    self.init(bytes.flatMap { ShelfIndexFormat.folders(in: $0, root: root) } ?? [])
  }

  /// Writes the index of a shelf scanned at `time`, in seconds since 1970.
  ///
  /// The next walk finds anything lost again, so failures do not matter.
  static func write(_ folders: [ShelfFolder], root: String, time: Int, to file: String) {
    // A name added within the same clock tick leaves no trace in the folder's time.
    let settled = folders.filter { $0.stamp.seconds < time - 1 }
    let bytes = ShelfIndexFormat.bytes(of: settled, root: root)
    guard bytes.count <= maximumSize, createFolder(folder(of: file)) else { return }
    try? writeAtomically(bytes, to: file, isSynced: false)
  }
}
