/// A file with sound, up to a minute of it; or a tone.
public enum Clip: Equatable, Sendable {
  case bundled(path: String)
  /// From anybody: a separate process decodes it, eight seconds from its middle.
  ///
  /// `substitute` is the path of a bundled file to play if there is no foreign one; nil for none.
  case foreign(path: String, substitute: String?)
  case tone(Tone)

  var pan: Double { if case .tone(let tone) = self { tone.pan } else { 0 } }
}
