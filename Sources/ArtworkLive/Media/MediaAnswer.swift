import Basics

/// The data read from a foreign file.
public enum MediaAnswer: Equatable, Sendable {
  /// There is no such file, picture or tag, or it cannot be read.
  case nothing
  /// The picture has too many bytes or pixels.
  case tooLarge
  /// The square in the middle of a picture, upright.
  case picture(PixelImage)
  /// The tags of each track, or without texts, each file's picture, in the order of the request.
  case tags([TrackTags])

  package var picture: PixelImage? {
    if case .picture(let picture) = self { picture } else { nil }
  }

  /// The message to send: the length of the rest, its kind, then a side and pixels, or five texts for each track,
  /// each ended by a zero.
  package var message: [UInt8] {
    let content: [UInt8] =
      switch self {
      case .nothing: [0]
      case .tooLarge: [1]
      case .picture(let picture): [2] + fourBytes(picture.width) + picture.bytes
      case .tags(let tags): [3] + tags.flatMap(\.texts).flatMap { $0.utf8 + [0] }
      }
    return fourBytes(content.count) + content
  }

  /// Reads a message without its length; nil unless it answers that request.
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
    case (3, .tags(let paths, _)):
      let texts = rest.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      guard texts.count == 5 * paths.count, rest.last ?? 0 == 0 else { return nil }
      self = .tags(paths.indices.map { TrackTags(texts.dropFirst(5 * $0).prefix(5)) })
    default: return nil
    }
  }
}

extension MediaRequest {
  /// The most bytes in the content of an answer.
  var longestAnswer: Int {
    switch self {
    case .picture, .cachedPicture: 5 + side * side * 4
    case .tags(let paths, _): 1 + paths.count << 16
    }
  }
}

extension TrackTags {
  fileprivate var texts: [String] { [title, artist, album, albumArtist, picture.rawValue] }

  fileprivate init(_ texts: ArraySlice<ArraySlice<UInt8>>) {
    let texts = texts.map { String(decoding: $0, as: UTF8.self).cleaned }
    (title, artist, album, albumArtist) = (texts[0], texts[1], texts[2], texts[3])
    picture = Picture(rawValue: texts[4]) ?? .none
  }
}
