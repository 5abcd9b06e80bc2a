import Artwork
import SafeText

/// What was read of a file that comes from outside.
public enum MediaAnswer: Equatable, Sendable {
  /// There is no such file, picture or tag, or it cannot be read.
  case nothing
  /// The picture has too many bytes or pixels.
  case tooLarge
  /// The square in the middle of a picture, upright.
  case picture(PixelImage)
  case tags(TrackTags)

  /// The picture in it, if there is one.
  var picture: PixelImage? {
    if case .picture(let picture) = self { picture } else { nil }
  }

  /// The tags in it, if there are any.
  var tags: TrackTags? {
    if case .tags(let tags) = self { tags } else { nil }
  }
}

/// What the tags of a track say; empty texts where they say nothing.
public struct TrackTags: Equatable, Sendable {
  public var title = ""
  public var artist = ""
  public var album = ""
  public var albumArtist = ""
  public var hasPicture = false

  public init() {}
}

extension MediaAnswer {
  /// What is sent: the length of the rest, its kind, then a side and pixels, or texts, each ended by a zero.
  package var message: [UInt8] {
    let content: [UInt8] =
      switch self {
      case .nothing: [0]
      case .tooLarge: [1]
      case .picture(let picture): [2] + fourBytes(picture.width) + picture.bytes
      case .tags(let tags): [3, tags.hasPicture ? 1 : 0] + zeroEnded(tags.texts)
      }
    return fourBytes(content.count) + content
  }

  /// Reads a message without its length; nil if it is no answer to that request.
  init?(_ content: [UInt8], to request: MediaRequest) {
    let rest = content.dropFirst()
    switch (content.first, request) {
    case (0, _) where rest.isEmpty: self = .nothing
    case (1, _) where rest.isEmpty: self = .tooLarge
    case (2, .picture), (2, .cachedPicture):
      let side = rest.prefix(4).littleEndian
      guard (1...request.side).contains(side),
        let picture = PixelImage(width: side, height: side, bytes: Array(rest.dropFirst(4)))
      else { return nil }
      self = .picture(picture)
    case (3, .tags):
      guard let tags = TrackTags(rest) else { return nil }
      self = .tags(tags)
    default: return nil
    }
  }
}

extension MediaRequest {
  /// The bytes that the content of an answer has at most.
  var longestAnswer: Int {
    switch self {
    case .picture, .cachedPicture: 5 + side * side * 4
    case .tags: 1 << 16
    }
  }
}

extension TrackTags {
  fileprivate var texts: [String] { [title, artist, album, albumArtist] }

  /// Reads whether there is a picture, and the texts; nil if they are not that.
  fileprivate init?(_ content: ArraySlice<UInt8>) {
    let texts = content.dropFirst().split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self).cleaned }
    guard let mark = content.first, mark <= 1, texts.count == 5, texts[4].isEmpty else {
      return nil
    }
    hasPicture = mark == 1
    (title, artist, album, albumArtist) = (texts[0], texts[1], texts[2], texts[3])
  }
}
