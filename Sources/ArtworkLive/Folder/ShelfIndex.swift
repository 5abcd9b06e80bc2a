import Platform

/// The file of a shelf's folders, as known from an earlier walk: a line with its version and a checksum, then texts, each
/// ending with a zero byte, which no name contains.
///
/// The first text is the shelf's path. Each folder follows as its path, its numbers, its picture, its
/// tracks, and its folders and links.
enum ShelfIndex {
  static let fileName = "shelf.index"

  private static let version = "memorytunes shelf 2"
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
    let content = zeroEnded([root] + settled.flatMap(\.texts))
    let bytes = Array("\(version) \(sum(of: content))\n".utf8) + content
    guard bytes.count <= maximumSize, createFolder(folder(of: file)) else { return }
    try? writeAtomically(bytes, to: file, isSynced: false)
  }

  /// The folders in the bytes of an index; nil unless it is an undamaged one of this version about
  /// this shelf.
  static func folders(in bytes: [UInt8], root: String) -> [ShelfFolder]? {
    guard let lineEnd = bytes.prefix(100).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    var rest = bytes[(lineEnd + 1)...]
    guard bytes[..<lineEnd].elementsEqual("\(version) \(sum(of: Array(rest)))".utf8),
      rest.popText() == root
    else { return nil }
    var folders: [ShelfFolder] = []
    while !rest.isEmpty {
      guard let folder = ShelfFolder(from: &rest, below: root) else { return nil }
      folders.append(folder)
    }
    return folders
  }
}

extension ShelfFolder {
  fileprivate var texts: [String] {
    let isEmbedded = cover != nil && cover == track
    let (folders, links) = (entries.folders, entries.links)
    let counts = [entries.entryCount, isEmbedded ? 1 : 0, folders.count, links.count]
    let numbers = entries.stamp.map(\.description) + counts.map(\.description)
    let picture = isEmbedded ? "" : cover ?? ""
    return [path, numbers.joined(separator: " "), picture, track ?? ""] + folders + links
  }

  /// Takes the texts of a folder; nil if they are incomplete, or if it is elsewhere.
  fileprivate init?(from bytes: inout ArraySlice<UInt8>, below root: String) {
    guard let path = bytes.popText(), path == root || path.utf8.starts(with: "\(root)/".utf8),
      let words = bytes.popText()?.split(separator: " "),
      case let numbers = words.compactMap({ UInt64($0) }), words.count == 8, numbers.count == 8,
      numbers[4] <= 1_000_000, let picture = bytes.popText(), let track = bytes.popText(),
      picture.isNameOrEmpty, track.isNameOrEmpty,
      let folders = bytes.popNames(numbers[6]), let links = bytes.popNames(numbers[7])
    else { return nil }
    let cover = picture.isEmpty && numbers[5] == 1 ? track : picture
    self.init(
      path: path,
      entries: Folder(
        stamp: Array(numbers.prefix(4)), folders: folders, links: links,
        entryCount: Int(numbers[4])),
      cover: cover.isEmpty ? nil : cover, track: track.isEmpty ? nil : track)
  }
}

extension ArraySlice<UInt8> {
  /// Takes the text before the next zero; nil if there is none, or it is invalid.
  fileprivate mutating func popText() -> String? {
    guard let end = firstIndex(of: 0) else { return nil }
    defer { self = self[(end + 1)...] }
    return String(validating: self[..<end], as: UTF8.self)
  }

  fileprivate mutating func popNames(_ count: UInt64) -> [String]? {
    var names: [String] = []
    while names.count < count {
      guard let name = popText(), !name.isEmpty, name.isNameOrEmpty else { return nil }
      names.append(name)
    }
    return names
  }
}

extension String {
  /// Cannot lead out of a folder, or to anything hidden in it.
  fileprivate var isNameOrEmpty: Bool {
    utf8.first != UInt8(ascii: ".") && !utf8.contains(UInt8(ascii: "/"))
  }
}
