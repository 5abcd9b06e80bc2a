import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A loopback server that sends bytes, HTTP or not, to every client and disconnects; one client at
/// a time.
final class RudeServer: Sendable {
  /// The URL to use as an order's substitute.
  let address: String
  private let descriptor: Int32

  /// Serves until it is closed: sends `head`, and then `rest`, repeatedly if endless.
  init(head: String, rest: [UInt8] = [], isEndless: Bool = false) throws {
    let (descriptor, port) = try boundSocket()
    guard listen(descriptor, 16) == 0 else { throw SocketFailure() }
    self.descriptor = descriptor
    address = "http://127.0.0.1:\(port)"
    Thread.detachNewThread {
      while true {
        let caller = accept(descriptor, nil, nil)
        guard caller >= 0 else { return }
        readRequest(from: caller)
        var isOpen = sendAll(Array(head.utf8), to: caller) && sendAll(rest, to: caller)
        while isEndless, isOpen { isOpen = sendAll(rest, to: caller) }
        _ = shutdown(caller, Int32(SHUT_RDWR))
        close(caller)
      }
    }
  }

  deinit {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}

/// A loopback URL where nobody listens or will listen: the port stays taken until the process ends.
func deadAddress() throws -> String {
  "http://127.0.0.1:\(try boundSocket().port)"
}

private struct SocketFailure: Error {
  let code = errno
}

/// Occupies the port of a stopped server until the process ends, so that nobody will listen there.
func keepDead(_ address: String?) throws {
  guard let port = address.flatMap(URL.init(string:))?.port.flatMap(UInt16.init) else {
    throw SocketFailure()
  }
  _ = try boundSocket(port: port)
}

/// A socket on a loopback port that nobody else uses.
private func boundSocket(port: UInt16 = 0) throws -> (descriptor: Int32, port: UInt16) {
  #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  // Otherwise a port is not free until a minute after its last connection.
  var isReusing: Int32 = port == 0 ? 0 : 1
  setsockopt(
    descriptor, SOL_SOCKET, SO_REUSEADDR, &isReusing, socklen_t(MemoryLayout<Int32>.size))
  var address = sockaddr_in()
  address.sin_port = port.bigEndian
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutableBytes(of: &address) { bytes in
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
      return false
    }
    return bind(descriptor, start, length) == 0 && getsockname(descriptor, start, &length) == 0
  }
  guard isBound else { throw SocketFailure() }
  return (descriptor, UInt16(bigEndian: address.sin_port))
}

private func readRequest(from caller: Int32) {
  var received: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while !received.suffix(4).elementsEqual("\r\n\r\n".utf8) {
    let count = recv(caller, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    received += buffer[..<count]
  }
}

/// False if the client has disconnected.
private func sendAll(_ bytes: [UInt8], to caller: Int32) -> Bool {
  #if canImport(Darwin)
    let flags: Int32 = 0
    var isQuiet: Int32 = 1
    setsockopt(caller, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
  #else
    let flags = Int32(MSG_NOSIGNAL)
  #endif
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { send(caller, $0.baseAddress, $0.count, flags) }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
