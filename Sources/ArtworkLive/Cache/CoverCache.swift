import Basics
import Platform

/// Caches answers and pictures in a folder that any number of programs may share.
///
/// An entry is one file: a line with its key, its time and a checksum, followed by the bytes. Entries are written to a
/// temporary file and renamed, so readers see all of one or nothing; damaged entries are ignored.
public struct CoverCache: Sendable {
  public enum Age: Int, Sendable {
    case day = 86_400
    case week = 604_800
    /// For things that never change, like the picture at a URL.
    case forever = 0x7FFF_FFFF
  }

  /// The size limit of an entry, in bytes: forty pictures and the searches that find them fit into the cache.
  public static let maximumEntrySize = 5 << 18

  private let folder: String
  private let limit: Int
  private let now: @Sendable () -> Int

  /// A cache of at most `limit` bytes in a folder, created with the first entry; `now` is in seconds since 1970.
  public init(
    folder: String, limit: Int = 64 << 20,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) {
    (self.folder, self.limit, self.now) = (folder, limit, now)
  }

  /// The folder of the game's cache: `$XDG_CACHE_HOME/memorytunes`, or else `~/.cache/memorytunes`;
  /// nil without a home folder.
  public static func standardFolder(environment: [String: String]) -> String? {
    ownFolder(of: "XDG_CACHE_HOME", or: ".cache", environment: environment)
  }

  /// The bytes under a key, if present, intact and no older than `maximumAge`.
  public func bytes(for key: String, maximumAge: Age) -> [UInt8]? {
    guard
      let content = try? readFile(path(of: key), limit: Self.maximumEntrySize + maximumLabelSize),
      let lineEnd = content.firstIndex(of: UInt8(ascii: "\n")),
      let label = try? JSONDecoder().decode(Label.self, from: Data(content[..<lineEnd])),
      label.key == key
    else { return nil }
    let bytes = Array(content[(lineEnd + 1)...])
    let (age, isImpossible) = now().subtractingReportingOverflow(label.time)
    guard !isImpossible, age < maximumAge.rawValue, age > -Age.day.rawValue,
      label.sum == sum(of: bytes)
    else { return nil }
    return bytes
  }

  /// Stores bytes under a key; first makes room for them, as ``tidy(sparing:)`` does.
  public func store(
    _ bytes: [UInt8], for key: String, sparing keys: [String] = []
  ) throws(CacheFailure) {
    let label = Label(key: key, time: now(), sum: sum(of: bytes))
    guard bytes.count <= Self.maximumEntrySize, let line = try? JSONEncoder().encode(label),
      makeRoom(for: line.count + 1 + bytes.count, sparing: keys)
    else { throw .noRoom(folder: folder) }
    // A file cannot replace a folder.
    if isFolder(path(of: key)) { removeItem(path(of: key)) }
    guard createFolder(folder),
      (try? writeAtomically([UInt8](line) + [UInt8(ascii: "\n")] + bytes, to: path(of: key))) != nil
    else {
      // If the folder is writable, it is the disk.
      throw isWritable(folder) ? .diskFull(folder: folder) : .notWritable(folder: folder)
    }
  }

  /// Removes leftovers of killed programs and evicts the oldest entries beyond the limit, but none with these keys.
  public func tidy(sparing keys: [String] = []) { _ = makeRoom(for: 0, sparing: keys) }

  public func contents() -> (count: Int, bytes: Int) {
    let entries = files().filter { $0.path.hasSuffix(entryEnding) }
    return (entries.count, entries.map(\.size).reduce(0, +))
  }

  /// Removes everything under the names that the cache uses, and nothing else.
  public func clear() {
    for file in files() { removeItem(file.path) }
  }

  /// Everything under a name that the cache uses: entries, the index of the shelf, temporary files, or something
  /// foreign in their place; with the time it was written, in seconds since 1970.
  private func files() -> [(path: String, size: Int, time: Int)] {
    let ownName = /([0-9a-f]{16}\.cover|shelf\.index)(\.[0-9-]+\.tmp)?/
    return fileNames(in: folder).filter { $0.wholeMatch(of: ownName) != nil }.compactMap { name in
      let path = "\(folder)/\(name)"
      guard let status = status(of: path, followsLinks: false) else { return nil }
      // A sparse file can claim any size: capped to keep sums from overflowing.
      return (path, min(Int(status.st_size), 1 << 40), Int(status.modificationTime.tv_sec))
    }
  }

  /// Evicts entries to make room for `size` bytes; false if that is not enough.
  private func makeRoom(for size: Int, sparing keys: [String]) -> Bool {
    removeAbandonedFiles(in: folder)
    let files = files()
    let spared = Set(keys.map(path))
    var size = files.map(\.size).reduce(size, +)
    var oldest = files.filter { !spared.contains($0.path) }.sorted { $0.time < $1.time }[...]
    while size > limit, let file = oldest.popFirst() {
      removeItem(file.path)
      size -= file.size
    }
    return size <= limit
  }

  /// The first line of an entry.
  private struct Label: Codable {
    let key: String
    let time: Int
    let sum: String
  }

  private func path(of key: String) -> String {
    "\(folder)/\(sum(of: Array(key.utf8)))\(entryEnding)"
  }
}

private let entryEnding = ".cover"

/// Removes a file, or a folder with everything in it.
private func removeItem(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

/// The size limit of an entry's first line, in bytes; most of it is the key.
private let maximumLabelSize = 4096

/// 64-bit FNV-1a in 16 hexadecimal digits (Fowler, Noll, Vo; RFC 9923).
func sum(of bytes: [UInt8]) -> String { bytes.fnv64.hexDigits }
