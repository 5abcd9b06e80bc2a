import Platform

/// A request to `memorytunes-fetch` to read foreign files.
public enum MediaRequest: Equatable, Codable, Sendable {
  /// The picture in a file, or in the tags of a track, at most `side` pixels wide and high.
  case picture(path: String, side: Int)
  /// The picture under a key of the cache in a folder, at most `side` pixels wide and high.
  case cachedPicture(folder: String, key: String, side: Int)
  /// The tags of tracks; without texts, only whether these files, tracks or pictures, have a readable picture.
  case tags(paths: [String], withTexts: Bool = true)

  /// The pixels per side of the largest picture; larger ones are scaled down.
  static let largestSide = 2048
  /// The longest request sent, in bytes: a pipe takes this many at once.
  package static let longest = 4096

  /// The pixels per side that a picture in the answer may have; 0 if it holds none.
  package var side: Int {
    switch self {
    case .picture(_, let side), .cachedPicture(_, _, let side):
      min(max(1, side), Self.largestSide)
    case .tags: 0
    }
  }

  /// The message to send: the length of the rest, then the request in JSON; nil if it is too long, or holds a zero.
  var message: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let content = try? encoder.encode(self), content.count + 4 <= Self.longest,
      content.firstRange(of: #"\u0000"#.utf8) == nil
    else { return nil }
    return fourBytes(content.count) + content
  }

  /// Reads a message without its length; nil if it is not a request.
  package init?(_ content: [UInt8]) {
    let request = try? JSONDecoder().decode(Self.self, from: Data(content))
    guard let request else { return nil }
    self = request
  }
}

public typealias MediaReader = @Sendable (MediaRequest) -> MediaAnswer

/// A length as sent.
func fourBytes(_ number: Int) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
