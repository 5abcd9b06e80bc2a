import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server on loopback that sends its clients any bytes, HTTP or not.
public final class LoopbackServer: Sendable {
  public let port: UInt16
  private let descriptor: Int32

  /// Takes a free port.
  ///
  /// Nobody listens there until ``start(_:)``.
  public init() throws {
    (descriptor, port) = try boundSocket()
  }

  deinit {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// The URL to use as an order's substitute.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// Serves each client on a thread of its own and disconnects it afterwards, until the server is
  /// released.
  public func start(_ serve: @escaping @Sendable (LoopbackClient) -> Void) throws {
    // The thread has a descriptor of its own: the number of this one may soon be another server's.
    let listener = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard listener >= 0, listen(listener, 64) == 0 else { throw SocketFailure() }
    Thread.detachNewThread {
      defer { close(listener) }
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread {
          serve(LoopbackClient(descriptor: client))
          _ = shutdown(client, Int32(SHUT_RDWR))
          close(client)
        }
      }
    }
  }
}

/// The server's end of a connection.
public struct LoopbackClient {
  fileprivate let descriptor: Int32

  /// The path that the client requests; nil if it requests nothing.
  public func readRequest() -> String? {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !received.suffix(4).elementsEqual("\r\n\r\n".utf8), received.count < 65536 {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
    let words = String(decoding: received, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  /// False if the client has disconnected.
  @discardableResult
  public func send(_ bytes: some Sequence<UInt8>) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
      var isQuiet: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isQuiet, socklen_t(MemoryLayout<Int32>.size))
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The C library's `send`.
private func sendBytes(
  _ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int { send(descriptor, start, count, flags) }

private struct SocketFailure: Error {
  let code = errno
}

/// A socket on a free loopback port.
private func boundSocket() throws -> (descriptor: Int32, port: UInt16) {
  #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  #endif
  // Lets another server listen on the port that this one only holds.
  var isReusing: Int32 = 1
  setsockopt(
    descriptor, SOL_SOCKET, SO_REUSEADDR, &isReusing, socklen_t(MemoryLayout<Int32>.size))
  var address = sockaddr_in()
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
