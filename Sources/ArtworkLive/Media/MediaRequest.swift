/// A request to `memorytunes-fetch` to read foreign files.
public enum MediaRequest: Equatable, Sendable {
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
  var side: Int {
    switch self {
    case .picture(_, let side), .cachedPicture(_, _, let side):
      min(max(1, side), Self.largestSide)
    case .tags: 0
    }
  }

  /// The message to send: the length of the rest, then words, each ended by a zero; nil if impossible.
  var message: [UInt8]? {
    let words =
      switch self {
      case .picture(let path, _): ["picture", path, String(side)]
      case .cachedPicture(let folder, let key, _): ["cached", folder, key, String(side)]
      case .tags(let paths, let withTexts): [withTexts ? "tags" : "marks"] + paths
      }
    let content = zeroEnded(words)
    guard content.count(where: { $0 == 0 }) == words.count, content.count + 4 <= Self.longest else {
      return nil
    }
    return fourBytes(content.count) + content
  }

  /// Reads a message without its length; nil if it is not a request.
  package init?(_ content: [UInt8]) {
    let words = content.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    switch (words.first, words.count) {
    case ("picture", 4):
      guard let side = Int(words[2]) else { return nil }
      self = .picture(path: words[1], side: side)
    case ("cached", 5):
      guard let side = Int(words[3]) else { return nil }
      self = .cachedPicture(folder: words[1], key: words[2], side: side)
    case ("tags", 2...), ("marks", 2...):
      self = .tags(paths: Array(words.dropFirst().dropLast()), withTexts: words[0] == "tags")
    default: return nil
    }
  }
}

public typealias MediaReader = @Sendable (MediaRequest) -> MediaAnswer

/// Texts as sent.
func zeroEnded(_ texts: [String]) -> [UInt8] {
  texts.flatMap { text -> [UInt8] in text.utf8 + [0] }
}

/// A length as sent.
func fourBytes(_ number: Int) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
