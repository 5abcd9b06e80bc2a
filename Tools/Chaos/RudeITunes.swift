import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A local server that answers searches and sends pictures as iTunes does, until it is told to
/// misbehave.
final class RudeITunes: @unchecked Sendable {
  enum Manner: CaseIterable, Sendable {
    case polite, slow, error, garbage, cut, endless, empty, otherType, hangsUp, silent
  }

  let address: String
  private let port: UInt16
  private let descriptor: Int32
  private let pictures: [[UInt8]]
  // `lock` protects the manner; everything else is immutable.
  private let lock = NSLock()
  private var lockedManner = Manner.polite

  var manner: Manner {
    get { lock.withLock { lockedManner } }
    set { lock.withLock { lockedManner = newValue } }
  }

  /// Starts serving on a free port; the pictures come from the subfolders of a folder.
  init(pictures folder: String) throws {
    (descriptor, port) = try listen()
    address = "http://127.0.0.1:\(port)"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    pictures = names.filter { $0.contains("/") && $0.hasSuffix(".png") }.compactMap { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
    }
    Thread.detachNewThread { [self] in
      while true {
        let caller = accept(descriptor, nil, nil)
        guard caller >= 0 else { return }
        Thread.detachNewThread { [self] in
          serve(caller)
          shutdown(caller, Int32(SHUT_RDWR))
          close(caller)
        }
      }
    }
  }

  private func serve(_ caller: Int32) {
    guard let path = readRequest(from: caller) else { return }
    let body = path.hasPrefix("/search") ? Array(searchAnswer.utf8) : picture(for: path)
    let ok = "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    switch manner {
    case .polite: send(Array(ok.utf8) + body, to: caller)
    case .slow:
      send(Array(ok.utf8), to: caller)
      for start in stride(from: 0, to: body.count, by: 1 + body.count / 20) {
        usleep(50_000)
        let end = min(body.count, start + 1 + body.count / 20)
        guard send(Array(body[start..<end]), to: caller) else { return }
      }
    case .error:
      send(
        Array("HTTP/1.1 503 Busy\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbusy".utf8),
        to: caller)
    case .garbage: send((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }, to: caller)
    case .cut: send(Array(ok.utf8) + body.prefix(body.count / 2), to: caller)
    case .endless:
      send(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8), to: caller)
      let part = [UInt8](repeating: 0x20, count: 65536)
      for _ in 0..<640 { guard send(part, to: caller) else { return } }
    case .empty:
      send(
        Array(
          "HTTP/1.1 200 OK\r\nContent-Length: 14\r\nConnection: close\r\n\r\n{\"results\":[]}".utf8),
        to: caller)
    case .otherType:
      let page = "<html>Log in to this network first</html>"
      send(
        Array("HTTP/1.1 200 OK\r\nContent-Length: \(page.count)\r\n\r\n\(page)".utf8), to: caller)
    case .hangsUp: break
    case .silent: for _ in 0..<600 where manner == .silent { usleep(100_000) }
    }
  }

  private var searchAnswer: String {
    let songs = (0..<60).map { number in
      """
      {"kind":"song","trackName":"Song \(number)","artistName":"Band \(number)",\
      "collectionName":"Album \(number)",\
      "artworkUrl100":"\(address)/art/\(number)/100x100bb.jpg",\
      "trackViewUrl":"https://music.apple.com/song/\(number)"}
      """
    }
    return "{\"resultCount\":60,\"results\":[\(songs.joined(separator: ","))]}"
  }

  private func picture(for path: String) -> [UInt8] {
    let number = path.split(separator: "/").dropFirst().first.flatMap { Int($0) } ?? 0
    return pictures.isEmpty ? [] : pictures[number % pictures.count]
  }
}

/// The requested path; nil if it is not a request.
private func readRequest(from caller: Int32) -> String? {
  var received: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while !received.suffix(4).elementsEqual("\r\n\r\n".utf8), received.count < 65536 {
    let count = recv(caller, &buffer, buffer.count, 0)
    guard count > 0 else { return nil }
    received += buffer[..<count]
  }
  let words = String(decoding: received, as: UTF8.self).split(separator: " ")
  return words.count > 1 ? String(words[1]) : nil
}

/// False if the client has disconnected.
@discardableResult
private func send(_ bytes: [UInt8], to caller: Int32) -> Bool {
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

private struct SocketFailure: Error {
  let code = errno
}

private func listen() throws -> (descriptor: Int32, port: UInt16) {
  #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  #endif
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isListening = withUnsafeMutableBytes(of: &address) { bytes in
    guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
      return false
    }
    return bind(descriptor, start, length) == 0 && listen(descriptor, 64) == 0
      && getsockname(descriptor, start, &length) == 0
  }
  guard isListening else { throw SocketFailure() }
  return (descriptor, UInt16(bigEndian: address.sin_port))
}
