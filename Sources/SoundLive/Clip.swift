/// A file with sound, up to a minute of it; or a tone.
public struct Clip: Equatable, Sendable {
  public enum Origin: Equatable, Sendable {
    case bundled
    /// From anybody: a separate process decodes it, eight seconds from its middle.
    case foreign
    case tone(Tone)
  }

  public var path: String
  public var origin: Origin
  /// The position between the loudspeakers, from -1 (left) to 1 (right).
  public var pan = 0.0
  /// The path of a bundled file to play if there is no foreign one; nil for none.
  public var substitute: String?

  public init(path: String, origin: Origin = .bundled) {
    (self.path, self.origin) = (path, origin)
  }

  /// A tone at a place from -1, left, to 1, right.
  public init(_ tone: Tone, pan: Double) {
    self.init(path: "", origin: .tone(tone))
    self.pan = min(max(pan, -1), 1)
  }
}
