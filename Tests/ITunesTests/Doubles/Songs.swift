import Artwork
import LoopbackITunes

func cover(_ number: Int, at address: String) -> Cover {
  let artwork = "\(address)/art/\(number)/600x600bb.jpg"
  return Cover(
    id: "itunes/\(artwork)", title: "Song \(number)", artist: "Artist \(number)",
    album: "Album \(number)", artwork: artwork,
    storeLink: "https://music.apple.com/song/\(number)")
}

extension CoverQuery {
  static func rock(_ count: Int, term: String = "Rock") -> CoverQuery {
    CoverQuery(source: .itunes, category: "rock", term: term, count: count, seed: 1)
  }
}

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
