import DataFlow
import Files
import MemoryTunes

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

extension RecordingFile {
  /// The default recording: `last-session.jsonl` in `$XDG_STATE_HOME/memorytunes`, or else in
  /// `~/.local/state/memorytunes`; nil without a home folder.
  public static func standardPath(environment: [String: String]) -> String? {
    ownFolder(of: "XDG_STATE_HOME", or: ".local/state", environment: environment)
      .map { $0 + "/last-session.jsonl" }
  }

  /// A file on disk.
  ///
  /// Starting over rotates it and its three predecessors: `name.jsonl` becomes `name.1.jsonl`, and
  /// so on. Anything under these names that is not a recording is left alone, which is an error.
  @MainActor
  public static func live(path: String) -> RecordingFile {
    let file = AppendingFile()
    return RecordingFile(
      startOver: {
        try makeFolder(of: path)
        try keepPredecessors(of: path)
        try file.create(path)
      },
      append: { try file.append($0) })
  }
}

/// An append-only file; closed with its owner.
private final class AppendingFile {
  private var descriptor: Int32 = -1
  private var path = ""

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func create(_ path: String) throws {
    if descriptor >= 0 { close(descriptor) }
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StorageFailure(writeFailure(path)) }
  }

  func append(_ bytes: [UInt8]) throws {
    guard writeAll(bytes, to: descriptor) else { throw StorageFailure(writeFailure(path)) }
  }
}

private let predecessorCount = 3

private func keepPredecessors(of path: String) throws {
  let names = [path] + (1...predecessorCount).map { predecessor($0, of: path) }
  for name in names where exists(name) && !isRecording(name) {
    throw StorageFailure.notARecording(name)
  }
  for (older, newer) in zip(names.dropFirst(), names).reversed() where exists(newer) {
    guard rename(newer, older) == 0 else { throw StorageFailure(writeFailure(older)) }
  }
}

/// `name.jsonl` → `name.1.jsonl`.
private func predecessor(_ number: Int, of path: String) -> String {
  guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else {
    return "\(path).\(number)"
  }
  return "\(path[..<dot]).\(number)\(path[dot...])"
}

/// The first 11 bytes of a recording: of this form, and of the two before it.
private let headerBeginnings = ["{\"metadata\"", "{\"details\":", "{\"columns\":"]

/// Whether it is an empty file, or one that begins like the header of a recording.
private func isRecording(_ path: String) -> Bool {
  var status = stat()
  guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
  var bytes = [UInt8](repeating: 0, count: 11)
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  let count = read(descriptor, &bytes, bytes.count)
  return count == 0 || headerBeginnings.contains(String(decoding: bytes, as: UTF8.self))
}

private func makeFolder(of path: String) throws {
  guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
  try makeFolder(String(path[..<slash]))
}
