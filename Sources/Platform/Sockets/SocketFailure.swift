public enum SocketFailure: Error, Equatable, Sendable {
  case nobodyListens
  case isInUse
  case system(String)

  init(_ number: Int32) {
    self = [ENOENT, ECONNREFUSED].contains(number) ? .nobodyListens : .system(systemReason(number))
  }
}

/// A new socket that `bind` or `connect` has been called for with the address of a path; programs do not inherit it, and
/// its calls do not wait.
func openSocket(
  at path: String, _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
) throws(SocketFailure) -> Int32 {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  let capacity = MemoryLayout.size(ofValue: address.sun_path)
  guard path.utf8.count < capacity else { throw SocketFailure(ENAMETOOLONG) }
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
  let descriptor = socket(AF_UNIX, streamType, 0)
  guard descriptor >= 0 else { throw SocketFailure(errno) }
  prepare(descriptor)
  let result = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  guard result != 0 else { return descriptor }
  throw closing(descriptor)
}

/// Closes a descriptor after a call for it has failed.
func closing(_ descriptor: Int32) -> SocketFailure {
  let failure = SocketFailure(errno)
  closeDescriptor(descriptor)
  return failure
}

/// Makes calls on the descriptor return at once, and closes it in programs that are started.
func prepare(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
  #endif
}

#if canImport(Glibc)
  private let streamType = Int32(SOCK_STREAM.rawValue)
  /// A connection that the other side has closed is an error, not a signal.
  let sendFlags = Int32(MSG_NOSIGNAL)
#else
  private let streamType = SOCK_STREAM
  let sendFlags: Int32 = 0
#endif
