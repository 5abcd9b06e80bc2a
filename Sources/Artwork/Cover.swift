/// An album cover: what is dealt as a pair of cards.
public struct Cover: Hashable, Codable, Sendable, Identifiable {
  /// Unique within its source, and the name of its image: "rock/lightning-bolt".
  public let id: String
  /// The track or record, as shown to the player.
  public let title: String
  /// Who made it.
  public let artist: String
  /// The record it is from; nil where the source does not say.
  public let album: String?
  /// Where the artwork lies: a path or a URL, with or without a size in its last part.
  public let artwork: String
  /// Where it can be bought; nil for covers that nobody sells.
  public let storeLink: String?
  /// Where a few seconds can be heard.
  public let previewLocation: String?

  /// A cover with what its source knows of it.
  public init(
    id: String, title: String, artist: String, album: String? = nil, artwork: String,
    storeLink: String? = nil, previewLocation: String? = nil
  ) {
    self.id = id
    self.title = title
    self.artist = artist
    self.album = album
    self.artwork = artwork
    self.storeLink = storeLink
    self.previewLocation = previewLocation
  }
}

extension Sequence<Cover> {
  /// The covers without those that look like an earlier one: same artwork at whatever size and
  /// host, or the same album of the same artist.
  ///
  /// Order is kept; O(n).
  public func removingLookalikes() -> [Cover] {
    var seen: Set<[String]> = []
    return filter { cover in
      let isNewArtwork = seen.insert([cover.artworkPath]).inserted
      guard let album = cover.album else { return isNewArtwork }
      let isNewAlbum = seen.insert([cover.artist.lowercased(), album.lowercased()]).inserted
      return isNewArtwork && isNewAlbum
    }
  }
}

extension Cover {
  /// Of a URL the path without host and the size that its last part asks for
  /// (`https://a/x/100x100bb.jpg` and `http://b/x/600x600bb.jpg` are one picture); else the path.
  var artworkPath: String {
    guard let scheme = artwork.firstRange(of: "://") else { return artwork }
    let path = artwork[scheme.upperBound...].drop { $0 != "/" }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? path.prefix(0)
    let name = path[folder.endIndex...]
    guard let size = ArtworkSize(in: name) else { return String(path) }
    return String(folder) + name[..<size.range.lowerBound] + name[size.end...]
  }
}
