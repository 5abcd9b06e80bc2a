/// A file with sound, or a part of one; or a tone.
public struct Clip: Equatable, Sendable {
  public enum Origin: Equatable, Sendable {
    case bundled
    /// From anybody: a separate process decodes it.
    case foreign
    case tone(Tone)
  }

  public var path: String
  public var origin: Origin
  /// The part heard; nil for the whole file, up to a minute.
  public var segment: Segment?
  /// The position between the loudspeakers, from -1 (left) to 1 (right).
  public var pan = 0.0
  /// The path of a bundled file to play if there is no foreign one; nil for none.
  public var substitute: String?

  public init(path: String, origin: Origin = .bundled, segment: Segment? = nil) {
    (self.path, self.origin, self.segment) = (path, origin, segment)
  }

  /// A tone at a place from -1, left, to 1, right.
  public init(_ tone: Tone, pan: Double) {
    self.init(path: "", origin: .tone(tone))
    self.pan = min(max(pan, -1), 1)
  }
}

public struct Segment: Equatable, Sendable {
  public enum Start: Equatable, Sendable {
    /// This many seconds after the track's own beginning.
    case seconds(Double)
    /// At a fraction of the track, from 0 to 1; at its beginning if its length is unknown.
    case fraction(Double)
  }

  /// The most heard of a track, in seconds.
  public static let longest = 60.0
  /// A whole track, of at most ``longest``.
  public static let whole = Segment(start: .seconds(0), seconds: longest)
  /// The part of a long track that plays.
  public static let fromTheMiddle = Segment(
    start: .fraction(0.5), seconds: 8, fadeIn: 0.2, fadeOut: 0.8)

  /// Earlier if the track would end before the segment does.
  public var start: Start
  /// Its maximum length, in seconds from 0 to ``longest``.
  public var seconds: Double
  /// The duration of its fade-in, in seconds.
  public var fadeIn: Double
  /// The duration of its fade-out, in seconds.
  public var fadeOut: Double

  public init(start: Start, seconds: Double, fadeIn: Double = 0, fadeOut: Double = 0) {
    self.start = start
    self.seconds = seconds
    self.fadeIn = fadeIn
    self.fadeOut = fadeOut
  }

  var isPossible: Bool {
    let isStartPossible =
      switch start {
      case .seconds(let seconds): (0...1e6).contains(seconds)
      case .fraction(let fraction): (0...1).contains(fraction)
      }
    let range = 0...Self.longest
    return isStartPossible && range.contains(seconds) && range.contains(fadeIn)
      && range.contains(fadeOut)
  }

  /// The segment as words of a command line, which tell a program what to decode.
  var arguments: [String] {
    let place =
      switch start {
      case .seconds(let seconds): ["seconds", "\(seconds)"]
      case .fraction(let fraction): ["fraction", "\(fraction)"]
      }
    return place + ["\(seconds)", "\(fadeIn)", "\(fadeOut)"]
  }

  /// Reads such words; nil if they name no possible segment.
  public init?(arguments: some Collection<String>) {
    let words = Array(arguments)
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard words.count == 5, numbers.count == 4 else { return nil }
    let start: Start
    switch words[0] {
    case "seconds": start = .seconds(numbers[0])
    case "fraction": start = .fraction(numbers[0])
    default: return nil
    }
    self.init(start: start, seconds: numbers[1], fadeIn: numbers[2], fadeOut: numbers[3])
    guard isPossible else { return nil }
  }
}
