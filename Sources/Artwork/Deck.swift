/// The bundled covers that boards are dealt from, as of one version of the game.
///
/// Catalogues are only appended to, and a deck is the beginning of each: with the same deck, a seed gives the same
/// board forever. New covers and categories come in a new deck.
public struct Deck: Hashable, Sendable {
  /// The number of covers of each category, by id.
  public let coverCounts: [String: Int]
  /// The ``checksum(in:)`` of the deck when it was made.
  public let checksum: UInt64

  /// All decks; the first one is version 1.
  private static let all = [
    Deck(
      coverCounts: ["electronic": 20, "metal": 20, "pop": 20, "rap": 20, "rock": 20],
      checksum: 0xEF31_07BE_D00A_A001)
  ]

  /// The version of the deck that new boards are dealt from.
  public static let current = all.count
}

extension Deck {
  /// The deck of a version, counted from 1; nil if this program does not know it.
  public init?(version: Int) {
    guard Self.all.indices.contains(version &- 1) else { return nil }
    self = Self.all[version - 1]
  }

  /// The covers of the deck, or their stand-ins, in a catalogue by category id, in order; O(covers).
  public func covers<Item>(in catalogue: [String: [Item]]) -> [String: [Item]] {
    coverCounts.reduce(into: [:]) { covers, deck in
      covers[deck.key] = catalogue[deck.key].map { Array($0.prefix(deck.value)) }
    }
  }

  /// A hash of the deck's covers in a catalogue: FNV-1a, in 64 bits, of their ids, each followed by a
  /// line feed, category by category in alphabetical order.
  public func checksum(in catalogue: [String: [Cover]]) -> UInt64 {
    covers(in: catalogue).sorted { $0.key < $1.key }.flatMap(\.value)
      .flatMap { Array($0.id.utf8) + [UInt8(ascii: "\n")] }.fnv64
  }
}

extension Dictionary where Key == String, Value: Sequence {
  /// The fillers for a board of one category, from a deck's covers by category id, in order.
  public func fillers(besides category: String) -> [Value.Element] {
    filter { $0.key != category }.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
