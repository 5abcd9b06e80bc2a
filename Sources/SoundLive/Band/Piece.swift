import Platform

/// The data of a piece besides the sound of its parts.
package struct Piece: Equatable, Decodable {
  package struct Part: Equatable, Decodable {
    /// The length of its round, a divisor of the piece's.
    var bars: Int
    /// The position between the loudspeakers, from -1 (left) to 1 (right).
    var pan: Double
    /// Its K-weighted mean square (ITU-R BS.1770-4); full scale is 1.
    var power: Double

    package init(bars: Int, pan: Double, power: Double) {
      (self.bars, self.pan, self.power) = (bars, pan, power)
    }
  }

  var beatFrames: Int
  var beatsInBar: Int
  /// The number of bars in the round.
  var bars: Int
  /// The number of frames before the first beat of a part's file, which are skipped.
  var leadIn: Int
  var parts: [String: Part]

  package init(beatFrames: Int, beatsInBar: Int, bars: Int, leadIn: Int, parts: [String: Part]) {
    (self.beatFrames, self.beatsInBar, self.bars) = (beatFrames, beatsInBar, bars)
    (self.leadIn, self.parts) = (leadIn, parts)
  }

  var barFrames: Int { beatFrames * beatsInBar }
  package var roundFrames: Int { barFrames * bars }

  /// The pieces in a file by name, without those that have impossible numbers; none if it cannot be read.
  static func all(in path: String) -> [String: Piece] {
    guard let bytes = try? readFile(path, limit: 1 << 20),
      let pieces = try? JSONDecoder().decode([String: Piece].self, from: Data(bytes))
    else { return [:] }
    return pieces.filter(\.value.isPossible)
  }

  /// Has all numbers in range; no round is longer than twelve seconds.
  private var isPossible: Bool {
    let longest = 12 * Mixer.rate
    return (1...Mixer.rate).contains(beatFrames) && (1...16).contains(beatsInBar)
      && (1...16).contains(bars) && roundFrames <= longest && (0...Mixer.rate).contains(leadIn)
      && parts.values.allSatisfy { part in
        (1...bars).contains(part.bars) && bars.isMultiple(of: part.bars)
          && (-1...1).contains(part.pan) && (1e-4...1).contains(part.power)
      }
  }
}
