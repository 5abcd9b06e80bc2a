import LoopbackITunes

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
