/// A file with sound, up to a minute of it; or a tone.
public enum Clip: Equatable, Sendable {
  case bundled(path: String)
  /// Eight seconds from the middle of anybody's file, decoded by a separate process; `substitute` is a bundled one.
  case foreign(path: String, substitute: String?)
  case tone(Tone)

  var pan: Double { if case .tone(let tone) = self { tone.pan } else { 0 } }
}
