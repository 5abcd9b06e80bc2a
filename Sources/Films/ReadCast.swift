public enum CastError: Error, Equatable, Sendable {
  /// It is a cast, but not one of this game.
  case noRecording
  /// The line with this number, counted from 1, has the code of the recording and no text.
  case damaged(lineNumber: Int)
}

/// The bytes begin like a cast: with an object that has a version.
public func isCast(_ bytes: [UInt8]) -> Bool {
  let line = bytes.prefix(maximumHeaderSize).prefix { $0 != lineFeed }
  return (try? JSONDecoder().decode(Header.self, from: Data(line))) != nil
}

/// The bytes of the recording in a cast, as written by a recorder; O(n) in its size.
///
/// They are as untrusted as the cast, whose other content, like its size, is not read.
public func recording(inCast bytes: [UInt8]) throws(CastError) -> [UInt8] {
  var recording: [UInt8] = []
  let mark = Array("\"\(CastCode.recording.rawValue)\"".utf8)
  var (number, rest) = (0, bytes[...])
  while !rest.isEmpty {
    let line = rest.prefix { $0 != lineFeed }
    rest = rest.dropFirst(line.count + 1)
    number += 1
    guard number > 1, line.first != UInt8(ascii: "#"), line.firstRange(of: mark) != nil else {
      continue
    }
    switch try? JSONDecoder().decode(CastEvent.self, from: Data(line)) {
    case .some(let event) where event.code == CastCode.recording.rawValue:
      guard let text = event.text else { throw .damaged(lineNumber: number) }
      recording += text.utf8
      recording.append(lineFeed)
    case .some: break
    case nil: throw .damaged(lineNumber: number)
    }
  }
  guard !recording.isEmpty else { throw .noRecording }
  return recording
}

private let lineFeed = UInt8(ascii: "\n")

/// Longer ones are not read; ours has fewer than a hundred bytes.
private let maximumHeaderSize = 1 << 16

private struct Header: Decodable {
  let version: Int
}

/// `[seconds, code, text]`.
private struct CastEvent: Decodable {
  let code: String
  /// Nil if there is something else.
  let text: String?

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    _ = try values.decode(Double.self)
    code = try values.decode(String.self)
    text = try? values.decode(String.self)
  }
}
