public enum ReadFailure: Error, Equatable, Sendable {
  case missing
  /// It cannot be opened or read, with the system's reason.
  case unreadable(reason: String)
  /// It is a folder, a device, a pipe or a socket.
  case notAFile
  case tooLarge
}

/// The content of a regular file of at most `limit` bytes; the size is checked before reading.
///
/// O(n) in the file's size.
public func readFile(_ path: UnsafePointer<CChar>, limit: Int) throws(ReadFailure) -> [UInt8] {
  let file = try OpenFile(path)
  guard file.size <= limit else { throw .tooLarge }
  // The system's own, as in `/proc`, have no size.
  let count = file.size == 0 ? min(limit, 1 << 18) : file.size
  guard let bytes = file.bytes(in: 0..<count) else { throw lastReadFailure() }
  return bytes
}

/// A regular file open for reading, as long as this object lives.
public final class OpenFile {
  public let descriptor: Int32
  /// Its size in bytes when opened.
  public let size: Int

  /// Opens a path, a `String` or any bytes that end with 0; never blocks on a pipe or a device.
  public convenience init(_ path: UnsafePointer<CChar>) throws(ReadFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw lastReadFailure() }
    try self.init(descriptor: descriptor)
  }

  /// Takes over a descriptor, and closes it even if it is no regular file.
  public init(descriptor: Int32) throws(ReadFailure) {
    var status = stat()
    let result = fstat(descriptor, &status)
    (self.descriptor, size) = (descriptor, Int(status.st_size))
    guard result == 0 else { throw lastReadFailure() }
    guard status.kind == S_IFREG else { throw .notAFile }
  }

  deinit { close(descriptor) }

  /// The bytes in a range; fewer if the file ends before, nil if they cannot be read.
  public func bytes(in range: Range<Int>) -> [UInt8]? {
    bytesRead(atMost: range.count) { place, done in
      pread(descriptor, place.baseAddress, place.count, off_t(range.lowerBound + done))
    }
  }
}

/// Exactly this many bytes from a descriptor; nil if it ends before, or if the deadline comes first.
public func readBytes(
  _ count: Int, from descriptor: Int32, until deadline: ContinuousClock.Instant? = nil
) -> [UInt8]? {
  let bytes = readToEnd(of: descriptor, atMost: count, until: deadline)
  return bytes?.count == count ? bytes : nil
}

/// The bytes from a descriptor until it ends, or until there are this many; nil if it cannot be read, or if the
/// deadline comes first.
func readToEnd(
  of descriptor: Int32, atMost count: Int, until deadline: ContinuousClock.Instant? = nil
) -> [UInt8]? {
  bytesRead(atMost: count) { place, _ in
    while true {
      let got = read(descriptor, place.baseAddress, place.count)
      guard got < 0, errno == EAGAIN else { return got }
      let left = deadline.map { $0 - .now }
      if let left, left <= .zero { return -1 }
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&source, 1, left.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1)
    }
  }
}

/// The bytes that some calls read, each into the place that is left, after those before; nil if one fails.
private func bytesRead(
  atMost count: Int, _ call: (_ place: UnsafeMutableRawBufferPointer, _ done: Int) -> Int
) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var done = 0
  while done < count {
    let got = bytes.withUnsafeMutableBytes {
      call(UnsafeMutableRawBufferPointer(rebasing: $0[done...]), done)
    }
    if got < 0, errno == EINTR { continue }
    guard got >= 0 else { return nil }
    guard got > 0 else { return Array(bytes.prefix(done)) }
    done += got
  }
  return bytes
}

private func lastReadFailure() -> ReadFailure {
  switch errno {
  case ENOENT, ENOTDIR: .missing
  case let code: .unreadable(reason: systemReason(code))
  }
}

/// The system's words for an error number.
public func systemReason(_ number: Int32 = errno) -> String { String(cString: strerror(number)) }
