public enum WriteFailure: Error, Equatable, Sendable {
  case diskFull(file: String)
  /// The file would be larger than the system lets this process write.
  case tooLarge(file: String)
  /// Another reason, in the system's words.
  case other(file: String, reason: String)
}

/// Replaces a file's content atomically: readers see the old or the new content, even after a crash.
///
/// Writes a temporary file, syncs it and renames it. Without syncing, which can be slow, the
/// promise holds unless the machine itself fails. Throws ``WriteFailure``.
public func writeAtomically(
  _ bytes: [UInt8], to file: String, isSynced: Bool = true
) throws(WriteFailure) {
  // Other programs and threads may be writing the same file.
  let temporary = "\(file).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
  var new = try NewFile(temporary, replacing: file)
  try new.append(bytes)
  try new.finish(isSynced: isSynced)
}

/// Removes the temporary files left in a folder by programs that were killed while writing.
public func removeAbandonedFiles(in folder: String) {
  // Named by the process that wrote them, and a number.
  for name in fileNames(in: folder) where name.hasSuffix(".tmp") {
    guard let match = name.wholeMatch(of: /.+\.([0-9]+)-[0-9]+\.tmp/),
      let writer = pid_t(match.1), writer > 0, kill(writer, 0) != 0, errno == ESRCH
    else { continue }
    unlink("\(folder)/\(name)")
  }
}

/// Writes all bytes, in as many calls as needed; false if one fails.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// The error for a failed write, from `errno`.
public func writeFailure(_ file: String) -> WriteFailure {
  switch errno {
  case ENOSPC, EDQUOT: .diskFull(file: file)
  case EFBIG: .tooLarge(file: file)
  case let code: .other(file: file, reason: systemReason(code))
  }
}

/// A new file being written, for its owner alone; unless finished, it is removed.
///
/// Never overwrites anything, not even a broken link, except the file to replace once it is finished.
public struct NewFile: ~Copyable {
  private let path: String
  private let name: String
  private let descriptor: Int32
  private var isClosed = false

  public init(_ path: String, replacing other: String? = nil) throws(WriteFailure) {
    let name = other ?? path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    // Thrown before all properties are set, so `deinit` does not remove somebody else's file.
    guard descriptor >= 0 else { throw writeFailure(name) }
    (self.path, self.name, self.descriptor) = (path, name, descriptor)
  }

  public func append(_ bytes: [UInt8]) throws(WriteFailure) {
    guard writeAll(bytes, to: descriptor) else { throw writeFailure(name) }
  }

  /// Closes the file, perhaps once it is on the disk, and keeps it.
  public mutating func finish(isSynced: Bool = false) throws(WriteFailure) {
    isClosed = true
    let isWritten = !isSynced || fsync(descriptor) == 0
    guard close(descriptor) == 0, isWritten, path == name || rename(path, name) == 0 else {
      let error = writeFailure(name)
      unlink(path)
      throw error
    }
  }

  deinit {
    guard !isClosed else { return }
    close(descriptor)
    unlink(path)
  }
}

/// Writes a new file, for its owner alone; leaves none behind if that fails.
public func writeNew(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
  var file = try NewFile(path)
  try file.append(bytes)
  try file.finish()
}
