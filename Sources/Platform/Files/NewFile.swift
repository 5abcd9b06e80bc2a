#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A new file being written, for its owner alone.
///
/// Never overwrites anything, not even a broken link. Unless finished, the file is removed.
public struct NewFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var isClosed = false

  /// Creates the file, empty.
  public init(_ path: String) throws(WriteFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    // Thrown before all properties are set, so `deinit` does not remove somebody else's file.
    guard descriptor >= 0 else { throw writeFailure(path) }
    (self.path, self.descriptor) = (path, descriptor)
  }

  public func append(_ bytes: [UInt8]) throws(WriteFailure) {
    guard writeAll(bytes, to: descriptor) else { throw writeFailure(path) }
  }

  /// Closes the file and keeps it.
  public mutating func finish() throws(WriteFailure) {
    isClosed = true
    guard close(descriptor) == 0 else {
      let error = writeFailure(path)
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
