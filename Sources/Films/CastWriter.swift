/// A version of the asciicast format; players of the third one are newer.
///
/// Sources: https://docs.asciinema.org/manual/asciicast/v2/ and https://docs.asciinema.org/manual/asciicast/v3/
public enum CastVersion: Int, Sendable {
  case v2 = 2
  case v3 = 3
}

enum CastCode: String {
  case output = "o"
  /// The exit status, at the end; only in the third version.
  case exit = "x"
  /// A line of the recording, without its line feed: players ignore unknown codes.
  case recording = "g"
}

/// Writes the lines of a cast, each with its line feed.
///
/// The second version has an event's time since the beginning, the third one the time since the previous event;
/// both in seconds, with three decimals. Times are whole milliseconds, so their sum does not drift.
struct CastWriter {
  private let version: CastVersion
  private var last = 0

  init(_ version: CastVersion) { self.version = version }

  func header(_ size: Size) -> [UInt8] {
    let window =
      switch version {
      case .v2: "\"width\":\(size.width),\"height\":\(size.height)"
      case .v3: "\"term\":{\"cols\":\(size.width),\"rows\":\(size.height)}"
      }
    return Array("{\"version\":\(version.rawValue),\(window),\"title\":\"MemoryTunes\"}\n".utf8)
  }

  /// An event, this long after the beginning; it comes no earlier than the previous one.
  mutating func event(_ code: CastCode, _ text: String, milliseconds: Int) throws -> [UInt8] {
    let time = max(last, milliseconds)
    let seconds = version == .v2 ? time : time - last
    last = time
    let start = "[\(decimal(seconds)),\"\(code.rawValue)\",".utf8
    return try Array(start) + CastWriter.encoder.encode(text) + Array("]\n".utf8)
  }

  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return encoder
  }()
}

/// "1.050" for 1050 thousandths.
func decimal(_ thousandths: Int) -> String {
  let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
  return "\(whole).\(String(rest + 1000).dropFirst())"
}
