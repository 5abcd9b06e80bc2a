import Files

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

/// Answers and pictures that were fetched, in a folder that any number of programs share.
///
/// An entry is one file: a line that names what it is, when it came and the sum of its bytes, and
/// then the bytes. It is written beside its place and moved there, so whoever looks finds all of it or
/// nothing; one that is damaged is as good as none.
public struct CoverCache: Sendable {
  /// How long an entry is good.
  public enum Age: Int, Sendable {
    case day = 86_400
    case week = 604_800
    /// What never changes, like the picture at an address.
    case forever = 0x7FFF_FFFF
  }

  /// The most bytes that are kept under one key: forty pictures and what finds them fit within the
  /// limit.
  public static let largestEntry = 5 << 18

  private let folder: String
  private let limit: Int
  private let now: @Sendable () -> Int

  /// A cache in a folder, which is made when something is kept.
  ///
  /// It never holds more than `limit` bytes. `now` tells the time in seconds since 1970.
  public init(
    folder: String, limit: Int = 64 << 20,
    now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) {
    self.folder = folder
    self.limit = limit
    self.now = now
  }

  /// Where the game's cache is: `$XDG_CACHE_HOME/memorytunes`, or else `~/.cache/memorytunes`; nil
  /// without a home.
  public static func standardFolder(environment: [String: String]) -> String? {
    ownFolder(of: "XDG_CACHE_HOME", or: ".cache", environment: environment)
  }

  /// The bytes kept under a key, if they are there, whole, and not too old.
  public func bytes(for key: String, maximumAge: Age) -> [UInt8]? {
    guard let content = try? readFile(path(of: key), limit: Self.largestEntry + largestLabel),
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

  /// Keeps bytes under a key; makes room for them first, as ``tidy(sparing:)`` does.
  public func store(
    _ bytes: [UInt8], for key: String, sparing keys: [String] = []
  ) throws(CacheFailure) {
    let label = Label(key: key, time: now(), sum: sum(of: bytes))
    guard bytes.count <= Self.largestEntry, let line = try? JSONEncoder().encode(label),
      makeRoom(for: line.count + 1 + bytes.count, sparing: keys)
    else { throw .noRoom(folder: folder) }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // No file can replace a folder.
      if let file = CacheFile(path(of: key)), file.isFolder { file.remove() }
      try writeAtomically([UInt8](line) + [UInt8(ascii: "\n")] + bytes, to: path(of: key))
    } catch {
      throw failure(after: error)
    }
  }

  /// Removes the oldest entries beyond the limit, but none under these keys, and what programs that
  /// were killed left behind.
  public func tidy(sparing keys: [String] = []) {
    _ = makeRoom(for: 0, sparing: keys)
  }

  /// How many entries there are, and how many bytes they take.
  public func contents() -> (count: Int, bytes: Int) {
    let entries = CacheFile.all(in: folder).filter(\.isEntry)
    return (entries.count, entries.map(\.size).reduce(0, +))
  }

  /// Removes everything that lies where the cache keeps its files, and nothing else.
  public func clear() {
    for file in CacheFile.all(in: folder) { file.remove() }
  }

  /// Evicts entries to make room for `size` bytes; false if that is not enough.
  private func makeRoom(for size: Int, sparing keys: [String]) -> Bool {
    removeAbandonedFiles(in: folder)
    let files = CacheFile.all(in: folder)
    let spared = Set(keys.map(path))
    var size = files.map(\.size).reduce(size, +)
    var oldest = files.filter { !spared.contains($0.path) }.sorted { $0.time < $1.time }[...]
    while size > limit, let file = oldest.popFirst() {
      file.remove()
      size -= file.size
    }
    return size <= limit
  }

  /// Why nothing could be written: if the folder takes files, it is the disk.
  private func failure(after error: any Error) -> CacheFailure {
    let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    return isFull || access(folder, W_OK | X_OK) == 0
      ? .diskFull(folder: folder) : .notWritable(folder: folder)
  }

  /// What the first line of an entry says.
  private struct Label: Codable {
    let key: String
    let time: Int
    let sum: String
  }

  private func path(of key: String) -> String {
    "\(folder)/\(sum(of: Array(key.utf8)))\(CacheFile.entryEnding)"
  }
}

/// Bytes of an entry's first line, of which most are the key.
private let largestLabel = 4096

/// 64-bit FNV-1a in 16 hexadecimal digits (Fowler, Noll, Vo; RFC 9923).
private func sum(of bytes: [UInt8]) -> String {
  let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  let digits = String(sum, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
