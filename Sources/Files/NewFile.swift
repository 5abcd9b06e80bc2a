#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file, for its owner alone, where there is none; leaves none behind if that fails.
///
/// Never overwrites what is there, not even a broken link. Throws ``WriteFailure``.
public func writeNew(_ bytes: [UInt8], to file: String) throws(WriteFailure) {
  let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw writeFailure(file) }
  let isWritten = writeAll(bytes, to: descriptor)
  let error = writeFailure(file)
  guard close(descriptor) == 0, isWritten else {
    unlink(file)
    throw error
  }
}
