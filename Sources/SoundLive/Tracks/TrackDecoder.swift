import Platform

/// The interface between the game and the program that decodes foreign tracks.
public enum TrackDecoder {
  /// The program's only argument; the track is its standard input.
  public static let order = "decode"

  /// The program's status if the track cannot be read: `EX_DATAERR`.
  public static let unreadable: Int32 = 65
  /// The program's status if the system has no libsndfile: `EX_UNAVAILABLE`.
  public static let libraryMissing: Int32 = 69

  /// Writes eight seconds from the middle of the track in a regular file to a descriptor, as they are decoded: one
  /// channel of native 16-bit samples at 48 kHz.
  ///
  /// Ends early without a failure if nothing reads them. Closes the track.
  public static func decode(_ track: Int32, to output: Int32) throws(TrackFailure) {
    let input = try TrackInput { () throws(ReadFailure) in try OpenFile(descriptor: track) }
    var excerpt = Excerpt(.fromTheMiddle, of: try TrackReader(input))
    while let samples = excerpt.next(4096) {
      let bytes = samples.flatMap { withUnsafeBytes(of: wholeSample($0)) { [UInt8]($0) } }
      guard writeAll(bytes, to: output) else { return }
    }
  }

  /// The same samples of the track in these bytes.
  package static func samples(in bytes: [UInt8]) throws(TrackFailure) -> [Float] {
    let input = TrackInput(size: bytes.count) { Array(bytes[$0]) }
    var excerpt = Excerpt(.fromTheMiddle, of: try TrackReader(input))
    var samples: [Float] = []
    while let next = excerpt.next(4096) { samples += next }
    return samples
  }
}
