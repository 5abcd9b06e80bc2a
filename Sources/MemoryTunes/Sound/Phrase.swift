/// Sounds played together.
public struct Phrase: Equatable, Sendable {
  /// The card's position, heard as a tone before its tune; nil for no tone.
  public var place: Place?
  /// The tune to play, cutting off the previous one; nil leaves that one.
  public var tune: Tune?
  /// A short sound over it.
  public var sound: Sound?
  /// From 0 to ``Settings/maximumVolume``.
  public var volume: Int

  /// A card's column and row, counted from 0 at the top left of its grid.
  public struct Place: Equatable, Sendable {
    public let column: Int
    public let row: Int
    public let grid: Grid

    public init(ofCard card: Int, on grid: Grid) {
      (row, column) = card.quotientAndRemainder(dividingBy: grid.columns)
      self.grid = grid
    }
  }

  /// The factor of all amplitudes, from 0 to 1; perceived loudness roughly follows its root.
  public var amplitude: Double {
    let part = Double(volume) / Double(Settings.maximumVolume)
    return part * part
  }
}

public enum Tune: Hashable, Sendable {
  /// The tune of a bundled cover, by the cover's id.
  case bundled(String)
  /// A track of the player's own, beside or in the file with this artwork.
  case own(artwork: String)
}

/// A short sound.
public enum Sound: String, CaseIterable, Sendable {
  case flip
  case pair
  case noPair = "no-pair"
  case win
  /// The turn passes to a computer.
  case opponent
  /// The turn returns to the only person.
  case turn
  /// Plain mode has refused an order.
  case refusal
}
