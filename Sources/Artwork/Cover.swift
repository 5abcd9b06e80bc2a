/// An album cover, dealt as a pair of cards.
public struct Cover: Hashable, Codable, Sendable, Identifiable {
  /// Unique within its source, and the name of its image: "rock/lightning-bolt".
  public let id: String
  /// The track or record, as shown to the player.
  public let title: String
  /// Its artist.
  public let artist: String
  /// Its record; nil if the source does not say.
  public let album: String?
  /// The location of the artwork: a path or a URL, with or without a size in its last part.
  public let artwork: String
  /// Its page in a store; nil if it is not sold.
  public let storeLink: String?
  /// The location of a preview of a few seconds.
  public let previewLocation: String?

  /// A cover with the data of its source.
  public init(
    id: String, title: String, artist: String, album: String? = nil, artwork: String,
    storeLink: String? = nil, previewLocation: String? = nil
  ) {
    (self.id, self.title, self.artist, self.album) = (id, title, artist, album)
    (self.artwork, self.storeLink) = (artwork, storeLink)
    self.previewLocation = previewLocation
  }
}

extension Sequence<Cover> {
  /// The covers without those that look like an earlier one: the same artwork at any size and host, or the same
  /// album of the same artist.
  ///
  /// Keeps the order; O(n).
  public func removingLookalikes() -> [Cover] {
    var seen: Set<[String]> = []
    return filter { cover in
      let isNewArtwork = seen.insert([cover.artworkPath]).inserted
      guard let album = cover.album else { return isNewArtwork }
      let isNewAlbum = seen.insert([cover.artist.lowercased(), album.lowercased()]).inserted
      return isNewArtwork && isNewAlbum
    }
  }

  /// A number below 2²⁰, most likely different for other covers: a hash of their titles and artists in any order.
  ///
  /// It ignores their location, so the same albums have the same one in any folder; O(n).
  public var fingerprint: UInt32 {
    let sum = reduce(0) { sum, cover in
      // This byte never occurs in UTF-8.
      sum &+ (cover.title.utf8 + [0xFF] + cover.artist.utf8).fnv64
    }
    return UInt32(truncatingIfNeeded: sum ^ sum >> 20 ^ sum >> 40) & 0xF_FFFF
  }
}

extension Cover {
  /// The path of a URL without host or requested size (`https://a/x/100x100bb.jpg` and `http://b/x/600x600bb.jpg`
  /// are one picture); otherwise the path itself.
  var artworkPath: String {
    guard let scheme = artwork.firstRange(of: "://") else { return artwork }
    let path = artwork[scheme.upperBound...].drop { $0 != "/" }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? path.prefix(0)
    let name = path[folder.endIndex...]
    guard let size = ArtworkSize(in: name) else { return String(path) }
    return String(folder) + name[..<size.range.lowerBound] + name[size.end...]
  }
}
