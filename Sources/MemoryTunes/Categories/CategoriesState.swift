import Artwork

/// The categories to choose from.
public struct CategoriesState: Equatable, Codable, Sendable {
  /// The bundled ones, then the player's own.
  public internal(set) var all = Category.bundled
  /// The one that games are dealt from.
  public internal(set) var chosen = Category.bundled[0]
  /// The index in `all` of the entry that Enter chooses.
  public internal(set) var selected = 0
  /// The bundled covers by category id; empty until they have been read.
  public internal(set) var catalogue: [String: [Cover]] = [:]

  public init() {}
}
