#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces a file's content so that whoever looks, also after a crash, finds the old content or the
/// new, never a part: writes beside it, syncs, renames.
///
/// Without syncing, which can take long, that holds as long as the machine itself does not fail.
public func writeAtomically(
  _ bytes: [UInt8], to file: String, isSynced: Bool = true
) throws {
  // Others may write the same file at this moment, in this program too.
  let temporary = "\(file).\(getpid())\(UInt32.random(in: 0 ... .max)).tmp"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw failure(file) }
  let isWritten = writeAll(bytes, to: descriptor) && (!isSynced || fsync(descriptor) == 0)
  guard close(descriptor) == 0, isWritten, rename(temporary, file) == 0 else {
    let error = failure(file)
    unlink(temporary)
    throw error
  }
}

/// Writes all bytes, however many calls it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// What the last failed call says of a file.
func failure(_ file: String) -> StorageError {
  StorageError(
    description:
      "\(file) cannot be written (\(String(cString: strerror(errno)))): check its rights "
      + "and the free space.")
}
