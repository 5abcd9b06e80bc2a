/// A computer player: one of the characters, from forgetful to perfect, or the player's own twin.
public enum Opponent: Hashable, CaseIterable, RawRepresentable, Codable, Sendable {
  /// A fuzz pedal that forgets within a few flips.
  case fuzz
  /// A scratched record that jumps to the neighbouring card.
  case skip
  /// A bat with headphones that keeps most of what it sees.
  case echo
  /// An owl that conducts from memory: it forgets nothing and plays perfectly.
  case maestro
  /// As good as the player: stores a card with this chance in percent, and forgets none; see ``MemoryEstimate``.
  case twin(keep: Int)

  public struct Traits: Sendable {
    public let name: String
    /// Its strength, as `make ratings` finds it from 100,000 games of 4×4 against each of the others; nil for a twin.
    public var rating: Int?
    /// The chance that a seen card is stored at all: from 0 to 1.
    public var keep = 1.0
    /// The weakening of a memory with every flip by anybody: from 0, never, to 1, at once.
    public var decay = 0.0
    /// The share of a memory's strength that, once the place is blurred, can still fade before the card is
    /// forgotten: from 0, none, so no card is ever confused with its neighbour, to 1, all.
    public var confusion = 0.0
    /// The chance that a card whose cover was on the previous board is confused with its place there, not with a
    /// neighbour: from 0 to 1.
    public var interference = 0.0
    /// The chance, from 0 to 1, that the second card is new although a known one would be safe; nil for perfect play.
    public var boldness: Double?
  }

  public var traits: Traits {
    switch self {
    case .fuzz:
      Traits(
        name: "fuzz", rating: 1234, decay: 0.2, confusion: 0.2, interference: 0.5, boldness: 0.9)
    case .skip:
      Traits(
        name: "skip", rating: 1397, decay: 0.09, confusion: 0.6, interference: 0.5, boldness: 0.7)
    case .echo: Traits(name: "echo", rating: 1591, decay: 0.025, confusion: 0.2, boldness: 0.6)
    case .maestro: Traits(name: "maestro", rating: 1778)
    case .twin(let percent): Traits(name: "twin", keep: Double(percent) / 100, boldness: 1)
    }
  }

  var name: String { traits.name }

  /// The name of its picture among the bundled covers.
  public var image: String { "players/\(name)" }

  /// Is the same character; twins are, whatever they keep.
  public func isSameCharacter(as other: Opponent) -> Bool { name == other.name }

  /// The characters, from forgetful to perfect.
  public static let allCases: [Opponent] = [.fuzz, .skip, .echo, .maestro]

  /// The next stronger character; nil after the strongest, and for a twin.
  var next: Opponent? { Self.allCases.drop { $0 != self }.dropFirst().first }

  public init?(rawValue: String) {
    let all = Self.allCases + (0...100).map(Self.twin)
    guard let opponent = all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = opponent
  }

  /// "echo", and "twin 86".
  public var rawValue: String {
    if case .twin(let keep) = self { "\(name) \(keep)" } else { name }
  }
}
