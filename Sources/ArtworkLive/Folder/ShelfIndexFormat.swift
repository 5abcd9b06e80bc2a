/// The file of an index: a line with its version and a checksum, then texts, each ending with a zero
/// byte, which no name contains.
///
/// The first text is the shelf's path. Each folder follows as its path, its numbers, its picture, its
/// tracks, and its folders and links.
enum ShelfIndexFormat {
  private static let version = "memorytunes shelf 2"

  static func bytes(of folders: [ShelfFolder], root: String) -> [UInt8] {
    var content: [UInt8] = []
    func add(_ text: String) {
      content += text.utf8
      content.append(0)
    }
    add(root)
    for folder in folders {
      let stamp = folder.stamp
      let numbers: [any CustomStringConvertible] = [
        stamp.device, stamp.inode, stamp.seconds, stamp.nanoseconds,
        folder.entryCount, folder.isEmbedded ? 1 : 0, folder.folders.count, folder.links.count,
      ]
      add(folder.path)
      add(numbers.map(\.description).joined(separator: " "))
      add(folder.picture ?? "")
      add(folder.track ?? "")
      folder.folders.forEach(add)
      folder.links.forEach(add)
    }
    return Array("\(version) \(sum(of: content))\n".utf8) + content
  }

  /// The folders in the bytes of an index; nil unless it is an undamaged one of this version about
  /// this shelf.
  static func folders(in bytes: [UInt8], root: String) -> [ShelfFolder]? {
    guard let lineEnd = bytes.prefix(100).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Array(bytes[(lineEnd + 1)...])
    guard bytes[..<lineEnd].elementsEqual("\(version) \(sum(of: content))".utf8) else { return nil }
    var texts = Texts(bytes: content)
    guard texts.next() == root else { return nil }
    var folders: [ShelfFolder] = []
    while !texts.isAtEnd {
      guard let folder = texts.folder(below: root) else { return nil }
      folders.append(folder)
    }
    return folders
  }
}

/// The sequence of texts in an index.
private struct Texts {
  let bytes: [UInt8]
  var place = 0

  var isAtEnd: Bool { place == bytes.count }

  mutating func next() -> String? {
    guard let end = bytes[place...].firstIndex(of: 0) else { return nil }
    defer { place = end + 1 }
    return String(validating: bytes[place..<end], as: UTF8.self)
  }

  /// The next folder; nil if there is none, or if it is elsewhere.
  mutating func folder(below root: String) -> ShelfFolder? {
    guard let path = next(), path == root || path.utf8.starts(with: "\(root)/".utf8),
      let words = next()?.split(separator: " "), words.count == 8,
      let device = UInt64(words[0]), let inode = UInt64(words[1]),
      case let numbers = words[2...].compactMap({ Int($0) }).filter({ $0 >= 0 }),
      numbers.count == 6, numbers[2] <= 1_000_000,
      let picture = next(), let track = next(), picture.isNameOrEmpty, track.isNameOrEmpty,
      let folders = names(numbers[4]), let links = names(numbers[5])
    else { return nil }
    return ShelfFolder(
      path: path,
      stamp: FolderStamp(
        device: device, inode: inode, seconds: numbers[0], nanoseconds: numbers[1]),
      entryCount: numbers[2], folders: folders, links: links,
      picture: picture.isEmpty ? nil : picture, track: track.isEmpty ? nil : track,
      isEmbedded: numbers[3] == 1)
  }

  private mutating func names(_ count: Int) -> [String]? {
    var names: [String] = []
    for _ in 0..<count {
      guard let name = next(), !name.isEmpty, name.isNameOrEmpty else { return nil }
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
