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

  private let folder: String
  private let limit: Int
  private let now: @Sendable () -> Int

  /// A cache in a folder, which is made when something is kept.
  ///
  /// Beyond `limit` bytes the oldest entries go. `now` tells the time in seconds since 1970.
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
    guard let data = FileManager.default.contents(atPath: path(of: key)),
      let lineEnd = data.firstIndex(of: UInt8(ascii: "\n")),
      let label = try? JSONDecoder().decode(Label.self, from: data[..<lineEnd]), label.key == key
    else { return nil }
    let bytes = [UInt8](data[(lineEnd + 1)...])
    let (age, isImpossible) = now().subtractingReportingOverflow(label.time)
    guard !isImpossible, age < maximumAge.rawValue, age > -Age.day.rawValue,
      label.sum == sum(of: bytes)
    else { return nil }
    return bytes
  }

  /// Keeps bytes under a key.
  ///
  /// Throws ``StorageError`` if the folder or the disk does not take them.
  public func store(_ bytes: [UInt8], for key: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StorageError(description: "Covers are not kept: make \(folder) a writable folder.")
    }
    let label = try JSONEncoder().encode(Label(key: key, time: now(), sum: sum(of: bytes)))
    try writeAtomically([UInt8](label) + [UInt8(ascii: "\n")] + bytes, to: path(of: key))
  }

  /// Removes the oldest entries beyond the limit, but none under these keys, and what a program that
  /// was killed left behind.
  public func tidy(sparing keys: [String] = []) {
    let files = files()
    let spared = Set(keys.map(path))
    for file in files where !file.isEntry && file.time < now() - 3600 { unlink(file.path) }
    var rest = files.filter(\.isEntry).sorted { $0.time < $1.time }[...]
    var size = rest.map(\.size).reduce(0, +)
    while size > limit, let oldest = rest.popFirst() {
      if spared.contains(oldest.path) { continue }
      unlink(oldest.path)
      size -= oldest.size
    }
  }

  /// How many entries there are, and how many bytes they take.
  public func contents() -> (count: Int, bytes: Int) {
    let entries = files().filter(\.isEntry)
    return (entries.count, entries.map(\.size).reduce(0, +))
  }

  /// Removes everything that the cache has kept, and nothing else.
  public func clear() {
    for file in files() { unlink(file.path) }
  }

  /// What the first line of an entry says.
  private struct Label: Codable {
    let key: String
    let time: Int
    let sum: String
  }

  private struct File {
    let path: String
    let size: Int
    /// When it was written, in seconds since 1970.
    let time: Int
    var isEntry: Bool { path.hasSuffix(entryEnding) }
  }

  /// The files that are the cache's own, by their names: entries, and those that are being written.
  private func files() -> [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ownName = /[0-9a-f]{16}\.cover(\.[0-9]+\.tmp)?/
    return names.filter { $0.wholeMatch(of: ownName) != nil }.compactMap { name in
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        return nil
      }
      return File(
        path: "\(folder)/\(name)", size: Int(status.st_size), time: status.modificationTime)
    }
  }

  private func path(of key: String) -> String {
    "\(folder)/\(sum(of: Array(key.utf8)))\(entryEnding)"
  }
}

private let entryEnding = ".cover"

/// 64-bit FNV-1a in 16 hexadecimal digits (Fowler, Noll, Vo; RFC 9923).
private func sum(of bytes: [UInt8]) -> String {
  let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  let digits = String(sum, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension stat {
  fileprivate var modificationTime: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec)
    #else
      Int(st_mtim.tv_sec)
    #endif
  }
}
