import Artwork
import FlyingFox

/// A search result of songs by different artists from different albums, numbered from 0.
func songs(_ numbers: Range<Int>, at address: String) -> String {
  songs(numbers.map { song($0, at: address) })
}

/// A search result with these songs.
func songs(_ results: [String]) -> String {
  #"{"resultCount":\#(results.count),"results":[\#(results.joined(separator: ","))]}"#
}

/// A song, named by `name` or its number; each number has a different picture.
func song(_ number: Int, at address: String, name: String? = nil) -> String {
  let name = name ?? "\(number)"
  return #"""
    {"kind":"song","trackName":"Song \#(name)","artistName":"Artist \#(name)",
    "collectionName":"Album \#(name)","artworkUrl100":"\#(address)/art/\#(number)/100x100bb.jpg"}
    """#
}

/// What the game makes of the song.
func cover(_ number: Int, at address: String) -> Cover {
  let artwork = "\(address)/art/\(number)/600x600bb.jpg"
  return Cover(
    id: "itunes/\(artwork)", title: "Song \(number)", artist: "Artist \(number)",
    album: "Album \(number)", artwork: artwork)
}

/// The path under which a song's picture is requested.
func picturePath(_ number: Int) -> String { "/art/\(number)/600x600bb.jpg" }

extension ITunesDouble {
  /// Answers every request alike.
  static func always(_ response: HTTPResponse) -> Answer {
    { _, _ in response }
  }

  /// Answers every search with `count` songs, and every request for a picture with a distinct one.
  static func wellBehaved(_ count: Int) -> Answer {
    misbehaving(count, [:])
  }

  /// Like `wellBehaved`, except for the pictures of some songs.
  static func misbehaving(_ count: Int, _ odd: [Int: HTTPResponse]) -> Answer {
    let odd = Dictionary(uniqueKeysWithValues: odd.map { (picturePath($0.key), $0.value) })
    return { path, itunes in
      if path.hasPrefix("/search") { return .answer(songs(0..<count, at: itunes.address)) }
      return try odd[path] ?? .bytes(picture(for: path))
    }
  }
}
