/// The band's score from now on: some of the parts of a piece, repeating in step.
public struct BandScore: Equatable, Sendable {
  /// One of the parts, by its name in the piece.
  public struct Part: Equatable, Sendable {
    public var name: String
    public var path: String

    public init(name: String, path: String) { (self.name, self.path) = (name, path) }
  }

  public var piece: String
  /// The parts heard; each enters and leaves at the start of a bar.
  public var parts: [Part]
  /// The path of a bar heard once, above the parts; nil for none.
  public var fill: String?
  /// The path of the piece's ending; nil while it goes on.
  ///
  /// With it the piece starts over as soon as there is a part. Parts enter at the start of a beat, and after two
  /// rounds all of them make room for the ending.
  public var ending: String?
  /// Is silent, to resume later from the same place.
  public var isPaused = false
  /// The number of hushes so far; one more hushes the band for two beats, or as long as the voice lasts.
  public var hushCount = 0
  /// Falls silent while a voice is heard, instead of soft.
  public var yieldsToVoice = false
  /// The factor of all amplitudes, from 0 to 1; at 1 any parts together have −18 LUFS.
  public var volume: Double

  public init(piece: String, parts: [Part], volume: Double) {
    (self.piece, self.parts) = (piece, parts)
    self.volume = min(max(volume, 0), 1)
  }
}
