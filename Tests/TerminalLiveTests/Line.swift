import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket that preserves the boundaries of writes.
final class Line {
  let terminal: Int32
  private let end: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_DGRAM
    #else
      let kind = Int32(SOCK_DGRAM.rawValue)
    #endif
    try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    (terminal, end) = (ends[0], ends[1])
    for option in [SO_SNDBUF, SO_RCVBUF] {
      var size: Int32 = 100_000
      for end in ends {
        setsockopt(end, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
      }
    }
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(terminal)
    close(end)
  }

  /// The next write; nil if there was none.
  func packet() -> String? {
    var bytes = [UInt8](repeating: 0, count: 100_000)
    let count = read(end, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}
