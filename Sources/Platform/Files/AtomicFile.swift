#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file's content atomically: readers see the old or the new content, even after a
/// crash.
///
/// Writes a temporary file, syncs it and renames it. Without syncing, which can be slow, the
/// promise holds unless the machine itself fails. Throws ``WriteFailure``.
public func writeAtomically(
  _ bytes: [UInt8], to file: String, isSynced: Bool = true
) throws(WriteFailure) {
  // Other programs and threads may be writing the same file.
  let temporary = "\(file).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw writeFailure(file) }
  let isWritten = writeAll(bytes, to: descriptor) && (!isSynced || fsync(descriptor) == 0)
  guard close(descriptor) == 0, isWritten, rename(temporary, file) == 0 else {
    let error = writeFailure(file)
    unlink(temporary)
    throw error
  }
}

/// Removes the temporary files left in a folder by programs that were killed while writing.
public func removeAbandonedFiles(in folder: String) {
  for name in fileNames(in: folder) {
    guard let writer = writer(ofTemporaryFile: name), kill(writer, 0) != 0, errno == ESRCH else {
      continue
    }
    unlink("\(folder)/\(name)")
  }
}

/// The process that wrote `name.PROCESS-NUMBER.tmp`; nil for other names.
private func writer(ofTemporaryFile name: String) -> pid_t? {
  let parts = name.split(separator: ".")
  guard parts.count > 2, parts.last == "tmp" else { return nil }
  let numbers = parts[parts.count - 2].split(separator: "-")
  guard numbers.count == 2, UInt32(numbers[1]) != nil else { return nil }
  return pid_t(numbers[0]).flatMap { $0 > 0 ? $0 : nil }
}

/// The file that a path resolves to: follows symbolic links, even to a file that does not exist.
public func followingLinks(_ path: String) -> String {
  var path = path
  for _ in 0..<40 {
    let text = linkText(of: path)
    guard !text.isEmpty else { return path }
    path = text.hasPrefix("/") ? text : folder(of: path) + "/" + text
  }
  return path
}

/// The target of a symbolic link; empty if it is not a link.
private func linkText(of path: String) -> String {
  String(unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer in
    buffer.withMemoryRebound(to: CChar.self) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return max(0, readlink(path, start, buffer.count))
    }
  }
}

/// The path of the folder that a path's last name is in.
public func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
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
  case let code: .other(file: file, reason: String(cString: strerror(code)))
  }
}
