/// What the band plays from now on: some of the parts of a piece, which repeat in step.
public struct BandScore: Equatable, Sendable {
  /// One of the parts, by its name in the piece.
  public struct Part: Equatable, Sendable {
    public var name: String
    /// The path of its file.
    public var path: String

    public init(name: String, path: String) {
      (self.name, self.path) = (name, path)
    }
  }

  /// The name of the piece.
  public var piece: String
  /// The parts that are heard; each enters, and leaves, where a bar begins.
  public var parts: [Part]
  /// The path of a bar that is heard once, above the parts; nil for none.
  public var fill: String?
  /// The path of what ends the piece; nil while it goes on.
  ///
  /// With it the piece begins anew, as soon as there is a part. Parts enter where a beat begins, and after
  /// two rounds all of them make room for this.
  public var ending: String?
  /// Whether all is silent, and goes on later from where it was.
  public var isPaused = false
  /// How often the band has been hushed; one more hushes it for two beats, or as long as the voice lasts.
  public var hushCount = 0
  /// Whether the band is silent while a voice is heard, instead of soft.
  public var yieldsToVoice = false
  /// The factor of all amplitudes, from 0 to 1; at 1 any parts together have −18 LUFS.
  public var volume: Double

  public init(piece: String, parts: [Part], volume: Double) {
    (self.piece, self.parts) = (piece, parts)
    self.volume = min(max(volume, 0), 1)
  }
}
