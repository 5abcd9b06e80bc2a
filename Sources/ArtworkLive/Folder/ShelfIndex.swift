import Platform

/// The file of a shelf's folders, as known from an earlier walk: a line with its version and a checksum, then JSON.
struct ShelfIndex: Codable {
  private let root: String
  private let folders: [ShelfFolder]

  static let fileName = "shelf.index"

  private static let version = "memorytunes shelf 3"
  /// The most bytes of an index to read or write.
  private static let maximumSize = 32 << 20

  /// The folders of the shelf at `root` by the bytes of their paths, for different names may be equal as text; none if
  /// the file is missing or damaged, or about another shelf or from another version.
  static func read(_ file: String?, root: String) -> [[UInt8]: ShelfFolder] {
    let bytes = file.flatMap { try? readFile($0, limit: maximumSize) }
    let known = bytes.flatMap { folders(in: $0, root: root) } ?? []
    return Dictionary(known.map { (Array($0.path.utf8), $0) }) { $1 }
  }

  /// Writes the index of a shelf scanned at `time`, in seconds since 1970.
  ///
  /// The next walk finds anything lost again, so failures do not matter.
  static func write(_ folders: [ShelfFolder], root: String, time: Int, to file: String) {
    // A name added within the same clock tick leaves no trace in the folder's time.
    let settled = folders.filter { Int(clamping: $0.entries.stamp[2]) < time - 1 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(Self(root: root, folders: settled)) else { return }
    let bytes = line(for: Array(json)) + json
    guard bytes.count <= maximumSize, createFolder(folder(of: file)) else { return }
    try? writeAtomically(bytes, to: file, isSynced: false)
  }

  /// The folders in the bytes of an index; nil unless it is an undamaged one of this version about this shelf.
  static func folders(in bytes: [UInt8], root: String) -> [ShelfFolder]? {
    let lineEnd = bytes.prefix(100).firstIndex(of: UInt8(ascii: "\n")) ?? 0
    let json = Array(bytes.dropFirst(lineEnd + 1))
    guard bytes.starts(with: line(for: json)),
      let index = try? JSONDecoder().decode(Self.self, from: Data(json)), index.root == root,
      index.folders.allSatisfy({ $0.isPossible(below: root) })
    else { return nil }
    return index.folders
  }

  private static func line(for json: [UInt8]) -> [UInt8] {
    Array("\(version) \(sum(of: json))\n".utf8)
  }
}

extension ShelfFolder {
  /// Is in the shelf, and so is all that it names.
  fileprivate func isPossible(below root: String) -> Bool {
    let names = entries.folders + entries.links + [cover, track].compactMap(\.self)
    return (path == root || path.utf8.starts(with: "\(root)/".utf8))
      && entries.stamp.count == 4 && (0...1_000_000).contains(entries.entryCount)
      && entries.files.isEmpty && candidates.isEmpty && !isUnreadable
      && names.allSatisfy(\.isVisibleName)
  }
}

extension String {
  /// Cannot lead out of a folder, or to anything hidden in it.
  fileprivate var isVisibleName: Bool {
    !isEmpty && utf8.first != UInt8(ascii: ".")
      && utf8.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "/") }
  }
}
