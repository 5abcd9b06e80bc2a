#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file; nil unless it is a regular one of at most so many bytes that can be read.
///
/// A link is followed. A pipe does not keep it waiting.
func readRegularFile(_ path: String, upTo largest: Int) -> [UInt8]? {
  let descriptor = open(path.cPath, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
    status.st_size <= largest
  else { return nil }
  return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    while count < buffer.count {
      let length = read(
        descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      guard length > 0 else { return }
      count += length
    }
  }
}
