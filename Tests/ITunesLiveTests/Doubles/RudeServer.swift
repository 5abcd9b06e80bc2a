import Foundation
import LoopbackITunes
import Testing

/// A loopback server that sends every client the same bytes, HTTP or not, and disconnects.
struct RudeServer {
  private let server: LoopbackServer
  var address: String { server.address }

  /// Sends `head`, and then `rest`, repeatedly if endless.
  init(head: String, rest: [UInt8] = [], isEndless: Bool = false) throws {
    server = try LoopbackServer()
    try server.start { client in
      _ = client.readRequest()
      var isOpen = client.send(head.utf8) && client.send(rest)
      while isEndless, isOpen { isOpen = client.send(rest) }
    }
  }
}

/// A loopback URL that always refuses connections: its port stays bound until the process ends.
func deadAddress() throws -> String {
  try takenForGood(LoopbackServer())
}

/// Binds the port of a stopped server until the process ends, so that no other server gets it.
func keepDead(_ address: String?) throws {
  let port = address.flatMap(URL.init(string:))?.port.flatMap(UInt16.init)
  _ = try takenForGood(LoopbackServer(port: #require(port)))
}

/// The address of a server that is never released.
private func takenForGood(_ server: LoopbackServer) -> String {
  Unmanaged.passRetained(server).takeUnretainedValue().address
}
