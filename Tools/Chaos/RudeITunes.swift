import Foundation
import LoopbackITunes
import Platform

/// A local server that answers searches and sends pictures as iTunes does, until it is told to
/// misbehave.
final class RudeITunes: @unchecked Sendable {
  enum Manner: CaseIterable, Sendable {
    case polite, slow, error, garbage, cut, endless, empty, otherType, hangsUp, silent
  }

  private let server: LoopbackServer
  private let pictures: [Data]
  // `lock` protects the manner; everything else is immutable.
  private let lock = NSLock()
  private var lockedManner = Manner.polite

  var address: String { server.address }

  var manner: Manner {
    get { lock.withLock { lockedManner } }
    set { lock.withLock { lockedManner = newValue } }
  }

  /// Starts serving on a free port; the pictures come from the subfolders of a folder.
  init(pictures folder: String) throws {
    server = try LoopbackServer()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    pictures = names.filter { $0.contains("/") && $0.hasSuffix(".png") }.compactMap {
      FileManager.default.contents(atPath: "\(folder)/\($0)")
    }
    try server.start { [self] client in
      if let path = client.readRequest() { answer(path, to: client) }
    }
  }

  private func answer(_ path: String, to client: LoopbackClient) {
    let body =
      path.hasPrefix("/search") ? Data(songs(0..<60, at: address).utf8) : picture(for: path)
    switch manner {
    case .polite: client.send(head(body.count) + body)
    case .slow: sendSlowly(body, to: client)
    case .error: client.send(head(4, status: "503 Busy") + Data("busy".utf8))
    case .garbage: client.send((0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 7919) })
    case .cut: client.send(head(body.count) + body.prefix(body.count / 2))
    case .endless:
      client.send(head(nil))
      let part = [UInt8](repeating: 0x20, count: 65536)
      for _ in 0..<640 { guard client.send(part) else { return } }
    case .empty: client.send(head(14) + Data(#"{"results":[]}"#.utf8))
    case .otherType:
      let page = "<html>Log in to this network first</html>"
      client.send(head(page.utf8.count) + Data(page.utf8))
    case .hangsUp: break
    case .silent: for _ in 0..<600 where manner == .silent { usleep(100_000) }
    }
  }

  private func sendSlowly(_ body: Data, to client: LoopbackClient) {
    client.send(head(body.count))
    let step = 1 + body.count / 20
    for start in stride(from: 0, to: body.count, by: step) {
      usleep(50_000)
      guard client.send(body.dropFirst(start).prefix(step)) else { return }
    }
  }

  /// The start of an answer, without a length if it has none.
  private func head(_ length: Int?, status: String = "200 OK") -> Data {
    let line = length.map { "Content-Length: \($0)\r\n" } ?? ""
    return Data("HTTP/1.1 \(status)\r\n\(line)Connection: close\r\n\r\n".utf8)
  }

  private func picture(for path: String) -> Data {
    pictures.isEmpty ? Data() : pictures[songNumber(of: path) % pictures.count]
  }
}
