/// A computer player, from forgetful to perfect.
public enum Opponent: String, CaseIterable, Codable, Sendable {
  /// A fuzz pedal that forgets within a few flips.
  case fuzz
  /// A scratched record that jumps to the neighbouring card.
  case skip
  /// A bat with headphones that keeps most of what it sees.
  case echo
  /// An owl that conducts from memory: it forgets nothing and plays perfectly.
  case maestro

  /// How much weaker a memory gets with every flip of anybody: from 0, never, to 1, at once.
  public var decay: Double {
    switch self {
    case .fuzz: 0.2
    case .skip: 0.09
    case .echo: 0.025
    case .maestro: 0
    }
  }

  /// How much of a memory's strength, once the place is blurred, can still go before the card is
  /// forgotten: from 0, nothing, so that no card is ever confused with its neighbour, to 1, all.
  public var confusion: Double {
    switch self {
    case .fuzz: 0.2
    case .skip: 0.6
    case .echo: 0.2
    case .maestro: 0
    }
  }

  /// The chance that the second card is a new one, where one that it knows would be safe: from 0 to 1.
  ///
  /// Nil if perfect play decides.
  public var boldness: Double? {
    switch self {
    case .fuzz: 0.9
    case .skip: 0.7
    case .echo: 0.6
    case .maestro: nil
    }
  }

  /// How strong it is: `make ratings` finds it from 100,000 games of 4×4 against each of the others.
  public var rating: Int {
    switch self {
    case .fuzz: 1234
    case .skip: 1397
    case .echo: 1591
    case .maestro: 1778
    }
  }

  /// The name of its picture among the bundled covers.
  public var image: String { "players/\(rawValue)" }
}
