#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a regular file that has no more than the limit; nil for any other, above all for
/// pipes and devices, which could keep us waiting for ever.
func readRegularFile(_ path: String, limit: Int) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
    status.st_size <= limit
  else { return nil }
  var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
  var filled = 0
  while filled < bytes.count {
    let count = bytes.withUnsafeMutableBytes {
      read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return nil }
    filled += count
  }
  return bytes
}
