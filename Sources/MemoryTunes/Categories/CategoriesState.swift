import Artwork

/// The kinds of music to choose from.
public struct CategoriesState: Equatable, Codable, Sendable {
  public internal(set) var all = Category.bundled
  /// The one that games are dealt from.
  public internal(set) var chosen = Category.bundled[0]
  /// The entry that Enter chooses, counted from 0.
  public internal(set) var selected = 0
  /// The covers that are bundled, by category id; empty until they are read.
  public internal(set) var catalogue: [String: [Cover]] = [:]

  public init() {}
}
