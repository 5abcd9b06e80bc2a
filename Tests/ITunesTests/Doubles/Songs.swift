import Artwork

/// What the game makes of a song.
func cover(_ number: Int, at address: String) -> Cover {
  let artwork = "\(address)/art/\(number)/600x600bb.jpg"
  return Cover(
    id: "itunes/\(artwork)", title: "Song \(number)", artist: "Artist \(number)",
    album: "Album \(number)", artwork: artwork,
    storeLink: "https://music.apple.com/song/\(number)")
}

extension CoverQuery {
  /// What the game asks for.
  static func rock(_ count: Int, term: String = "Rock") -> CoverQuery {
    CoverQuery(source: .itunes, category: "rock", term: term, count: count, seed: 1)
  }
}
